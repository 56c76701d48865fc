/** Short notices that a screen reader reads out; one with a rule links into the rules. */

export interface Toast {
  id: number
  /** Says the notice in the language that is spoken then. */
  say: () => string
  rule: { game: string; rule: string } | null
}

class Toasts {
  list = $state<Toast[]>([])
  private last = 0

  show(say: () => string, rule: Toast['rule'] = null): void {
    const id = ++this.last
    const text = say()
    this.list = [...this.list.filter((toast) => toast.say() !== text).slice(-2), { id, say, rule }]
    // Long enough to read slowly; whoever needs more finds the same sentence in the rules.
    setTimeout(() => this.close(id), 4000 + text.length * 60)
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()

/** Short notices that a screen reader reads out; one with a rule links into the rules. */

export interface Toast {
  id: number
  text: string
  rule: { game: string; rule: string } | null
}

class Toasts {
  list = $state<Toast[]>([])
  private last = 0

  show(text: string, rule: Toast['rule'] = null): void {
    const id = ++this.last
    this.list = [...this.list.filter((toast) => toast.text !== text).slice(-2), { id, text, rule }]
    // Long enough to read slowly; who needs more finds the same sentence in the rules.
    setTimeout(() => this.close(id), 4000 + text.length * 60)
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()

/** Which tasks were solved on this device. */

const KEY = 'tatami-lessons'

function load(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return [] // somebody else's text under our key, or no storage
  }
}

class Progress {
  private solved = $state.raw<readonly string[]>(load())

  has(game: string, id: string): boolean {
    return this.solved.includes(`${game} ${id}`)
  }

  add(game: string, id: string): void {
    if (this.has(game, id)) return
    this.solved = [...this.solved, `${game} ${id}`]
    try {
      localStorage.setItem(KEY, JSON.stringify(this.solved))
    } catch {
      // without storage it is remembered for as long as the page is open
    }
  }
}

export const progress = new Progress()

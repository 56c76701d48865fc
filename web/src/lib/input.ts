/** Whether whoever plays last used the keyboard: then the focus must never get lost. */

export const input = { keys: false }

addEventListener('keydown', () => (input.keys = true), { capture: true })
addEventListener('pointerdown', () => (input.keys = false), { capture: true })

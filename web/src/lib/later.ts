/**
 * Work that can wait its turn, piece by piece: the device may answer a finger or paint between two pieces. Quick pieces share a task,
 * because every task costs a little too.
 */

import { flushSync } from 'svelte'

const TASK = 2 // milliseconds: what is begun after that is begun in the next task

const waiting: (() => void)[] = []
const channel = new MessageChannel() // no timer: nested ones wait for 4 ms each, and much longer in a tab that isn't seen
channel.port1.onmessage = () => {
  const end = performance.now() + TASK
  try {
    do {
      waiting.shift()?.()
      flushSync() // what the piece has changed belongs to it
    } while (waiting.length > 0 && performance.now() < end)
  } finally {
    if (waiting.length > 0) channel.port2.postMessage(null)
  }
}

/** Do this after everything that waits already. */
export function later(work: () => void): void {
  if (waiting.push(work) === 1) channel.port2.postMessage(null)
}

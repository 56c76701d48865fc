import { describe, expect, it } from 'vitest'
import { later } from './later'

/** Busy for a while, as a large piece is. */
function toil(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

describe('what is done later', () => {
  it('is not done at once, and in order, with what it brings along at the end', async () => {
    const done: string[] = []
    await new Promise<void>((all) => {
      later(() => {
        done.push('one')
        later(() => done.push('three'))
        later(all)
      })
      later(() => done.push('two'))
      expect(done).toEqual([])
    })
    expect(done).toEqual(['one', 'two', 'three'])
  })

  it('leaves room for others after a large piece, and none after a small one', async () => {
    const done: string[] = []
    await new Promise<void>((all) => {
      later(() => {
        queueMicrotask(() => done.push('after the task'))
        done.push('small')
      })
      later(() => {
        done.push('large')
        toil(5)
      })
      later(() => {
        done.push('last')
        all()
      })
    })
    expect(done).toEqual(['small', 'large', 'after the task', 'last'])
  })
})

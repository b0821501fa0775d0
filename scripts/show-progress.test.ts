import { describe, expect, it } from 'vitest'
import { createProgress } from './show-progress.ts'

/** Clears the rest of a terminal's line. */
const clear = '\u001B[K'

function watch(isTTY: boolean) {
  const written: string[] = []
  let time = 0
  const show = createProgress({ isTTY, write: (text) => written.push(text) }, () => time)
  const at = (seconds: number, done: number, total = 200) => {
    time = seconds * 1000
    show(done, total)
  }
  return { at, written }
}

describe('the progress of something long', () => {
  it('is a line every five seconds in a log, with the time that is left, and one at the end', () => {
    const { at, written } = watch(false)
    for (let second = 0; second <= 20; second += 1) at(second, second * 10)
    expect(written.map((line) => line.replace(/^[█░]{32} /, ''))).toEqual([
      '0 of 200\n',
      '50 of 200, about 15 s left\n',
      '100 of 200, about 10 s left\n',
      '150 of 200, about 5 s left\n',
      '200 of 200\n',
    ])
  })

  it('is drawn in place on a terminal, and clears what was longer', () => {
    const { at, written } = watch(true)
    at(0, 0)
    at(0.05, 1)
    at(200, 20)
    at(210, 200)
    expect(written).toHaveLength(3)
    for (const each of written) expect([each.startsWith('\r'), each.trimEnd().endsWith(clear)]).toEqual([true, true])
    expect(written[1]).toContain('about 30 min left')
    expect(written[2]).toBe(`\r${'█'.repeat(32)} 200 of 200${clear}\n`)
  })

  it('is whole where there is nothing to do', () => {
    const { at, written } = watch(false)
    at(0, 0, 0)
    expect(written).toEqual([`${'█'.repeat(32)} 0 of 0\n`])
  })
})

import { describe, expect, it } from 'vitest'
import { findUnproved, type RanTest } from './proof.ts'

const id = (name: string) => `[${name}]`
const files = [
  { path: 'a.test.ts', text: `it('${id('L1')} ${id('L2')} x', f)` },
  { path: 'b.e2e.ts', text: `test(\`${id('L1')} \${path}\`, f)` },
]
const ran = (file: string, name: string, isPassed = true): RanTest => ({ file, name, isPassed })
const all = [ran('a.test.ts', `pages ${id('L1')} ${id('L2')} x`), ran('b.e2e.ts', `${id('L1')} /about`)]

describe('rows of the contract', () => {
  it('are proved when their tests ran and passed', () => {
    expect(findUnproved(files, all)).toEqual([])
  })

  it('are not proved by a title whose test did not run, though another file has one that did', () => {
    expect(findUnproved(files, all.slice(0, 1))).toEqual(['b.e2e.ts names L1, but no such test ran.'])
    expect(findUnproved(files, [])).toHaveLength(3)
  })

  it('are not proved where one of their tests failed, or was skipped', () => {
    const failed = [...all, ran('b.e2e.ts', `${id('L1')} /news`, false)]
    expect(findUnproved(files, failed)).toEqual([`L1 is not proved: b.e2e.ts: ${id('L1')} /news`])
  })
})

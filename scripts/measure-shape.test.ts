import { describe, expect, it } from 'vitest'
import { findCircles, measureShape } from './measure-shape.ts'

const valueOf = (files: Record<string, string>, name: string) => {
  const figure = measureShape(new Map(Object.entries(files))).find((each) => each.name === name)
  if (figure === undefined) throw new Error(`no figure ${name}`)
  return figure.value
}
const lines = (count: number) => '//\n'.repeat(count)

describe('circles', () => {
  it('are found whole, by every way round, and apart from what only leads to them', () => {
    const graph = new Map([
      ['before', new Set(['a'])],
      ['a', new Set(['b', 'after'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a', 'b'])],
      ['x', new Set(['y'])],
      ['y', new Set(['x'])],
      ['after', new Set<string>()],
    ])
    expect(findCircles(graph)).toEqual([
      ['a', 'b', 'c'],
      ['x', 'y'],
    ])
  })

  it.each([
    ['a value', `import { b } from './b.ts'`],
    ['a type', `import type { B } from './b.ts'`],
    ['a type in its place', `export type A = import('./b.ts').B`],
    ['what is handed on', `export * from './b.ts'`],
    ['by its name', `export { b } from '#lib/b.ts'`],
    ['later', `export const a = () => import('./b.ts')`],
    ['as a worker', `import Worker from './b.ts?worker'`],
  ])('are made by an import of %s', (_, text) => {
    const files = { 'lib/a.ts': `${text}\n`, 'lib/b.ts': `import './a.ts'\n` }
    expect(valueOf(files, 'circles of imports between files')).toBe(1)
    expect(valueOf(files, 'files in them')).toBe(2)
    expect(valueOf({ ...files, 'lib/b.ts': '' }, 'circles of imports between files')).toBe(0)
  })

  it('between rooms need none between files', () => {
    const files = {
      'server/pages/one.ts': `import '#server/builds/one.ts'\n`,
      'server/pages/two.ts': '',
      'server/builds/one.ts': '',
      'server/builds/two.ts': `import '#server/pages/two.ts'\n`,
    }
    expect(valueOf(files, 'circles of imports between files')).toBe(0)
    expect(valueOf(files, 'circles of imports between rooms')).toBe(1)
    expect(valueOf(files, 'rooms in them')).toBe(2)
  })
})

describe('an import that its floor may not have', () => {
  it.each([
    ['up', 'lib/a.ts', 'domain/b.ts', 1],
    ['down', 'domain/a.ts', 'lib/b.ts', 0],
    ['of what reads the content', 'content/a.ts', 'portal/b.ts', 1],
    ['of the content by the site', 'site/page/a.ts', 'content/b.ts', 1],
    ['of a call by the site', 'site/page/a.ts', 'portal/news/b.ts', 1],
    ["of the calls' client by the site", 'site/page/a.ts', 'portal/client.ts', 0],
    ['of a subject by a primitive', 'site/ui/a.tsx', 'site/features/news/b.ts', 1],
    ['of a primitive by a primitive', 'site/ui/a.tsx', 'site/ui/b.tsx', 0],
    ['of a call by the admin', 'admin/desk/a.tsx', 'portal/b.ts', 1],
    ['of anything by the server', 'server/a.ts', 'site/routes.ts', 0],
    ['by a test', 'lib/a.test.ts', 'server/b.ts', 0],
  ])('is one %s', (_name, from, to, expected) => {
    const files = { [from]: `import type { B } from '#${to}'\n`, [to]: '' }
    expect(valueOf(files, 'imports that their floor may not have')).toBe(expected)
  })
})

describe('figures', () => {
  it('are of sources: neither tests nor the demo nor what is generated', () => {
    const text = 'export const a = b as never\n'
    const files = Object.fromEntries(
      ['lib/a.ts', 'lib/a.test.ts', 'tests/a.ts', 'demo/a.ts', 'content/payload-types.ts'].map((file) => [file, text]),
    )
    expect(valueOf(files, 'as never')).toBe(1)
    expect(valueOf(files, 'source files in lib/')).toBe(1)
    expect(valueOf(files, 'source files in content/')).toBe(0)
    expect(valueOf(files, 'lines of the whole tree without what is generated')).toBe(4)
    expect(valueOf(files, 'lines of tests for 100 of source, without styles')).toBe(200)
  })

  it('are of sizes', () => {
    const files = { 'lib/a.ts': lines(10), 'lib/b.css': lines(20), 'lib/c.ts': lines(301), 'demo/d.ts': lines(400) }
    expect(valueOf(files, 'files over 300 lines')).toBe(1)
    expect(valueOf(files, 'median of a source file')).toBe(20)
    expect(valueOf(files, '90 % of source files have at most')).toBe(301)
  })

  it('are of long functions', () => {
    const body = (count: number) => `export const a = () => {\n${lines(count)}}\n`
    const name = 'functions over 60 lines, comments included, outside TSX'
    expect(valueOf({ 'lib/a.ts': body(58) }, name)).toBe(0)
    expect(valueOf({ 'lib/a.ts': body(59) }, name)).toBe(1)
  })

  it('are of the hall of the server, tests included, and not of its rooms', () => {
    const files = { 'server/main.ts': '', 'server/main.test.ts': '', 'server/pages/store.ts': '' }
    expect(valueOf(files, 'files at the top of server/')).toBe(2)
  })

  it('are of folders that the glossary has no name for', () => {
    const files = {
      'portal/news/list.ts': '',
      'portal/job/list.ts': '',
      'site/features/news/a.tsx': '',
      'lib/x/a.ts': '',
    }
    const name = 'folders of subjects without a name in the glossary'
    expect(valueOf({ ...files, 'docs/glossary.md': '| `news` | 新闻 |\n' }, name)).toBe(1)
    expect(valueOf(files, name)).toBe(3)
  })
})

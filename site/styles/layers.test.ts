import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const site = join(import.meta.dirname, '..')
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const sources = globSync('**/*.{css,ts,tsx}', { cwd: site }).filter((file) => !file.endsWith('.test.ts'))

it('[K3] the layers stand in tokens.css and start at 2000', () => {
  const layers = [...tokens.matchAll(/--(z-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])
  expect(layers[0]).toEqual(['z-base', '2000'])
  expect(layers.length).toBeGreaterThan(1)
  for (const [name, value] of layers.slice(1)) expect(value, name).toMatch(/^calc\(var\(--z-base\) \+ \d+\)$/)
})

it('[K3] no style, class or property has another layer than these', () => {
  expect(sources.length).toBeGreaterThan(50)
  const names = new Set([...tokens.matchAll(/--(z-[\w-]+):/g)].map(([, name]) => name))
  for (const file of sources) {
    const text = readFileSync(join(site, file), 'utf8')
    for (const [, value = ''] of text.matchAll(/z-index:\s*([^;}]+)/g))
      expect(names.has(/^var\(--([\w-]+)\)$/.exec(value.trim())?.[1]), `${file}: z-index: ${value}`).toBe(true)
    expect(text.match(/zIndex|["'\s`]-?z-(?:\d|\[|auto)/), file).toBeNull()
  }
})

it('a style sheet has 300 lines at most, as every other file', () => {
  const root = join(site, '..')
  const all = ['site', 'admin'].flatMap((folder) => globSync(`${folder}/**/*.css`, { cwd: root }))
  expect(all.length).toBeGreaterThan(60)
  for (const file of all.filter((each) => !each.includes('.next')))
    expect(readFileSync(join(root, file), 'utf8').split('\n').length - 1, file).toBeLessThanOrEqual(300)
})

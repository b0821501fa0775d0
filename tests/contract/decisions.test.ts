import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../docs/decisions')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

it('the index of decisions names each page once, by its title', () => {
  const pages = readdirSync(folder).filter((file) => /^\d{4}-/.test(file))
  const expected = pages.map((file) => `[${read(file).split('\n', 1)[0]?.slice(2)}](${file})`)
  const named = read('README.md').match(/\[\d{4} · [^\]]+\]\([^)]+\)/g)
  expect(named?.toSorted()).toEqual(expected.toSorted())
})

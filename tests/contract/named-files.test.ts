import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** A file or folder of ours in a text, whole: no pattern, no place for a name. */
const named = /`((?:admin|content|demo|docs|domain|lib|portal|scripts|server|site|tests)\/[\w./-]+)`/g

/** The subject that the how-tos make. */
const example = /\bawards\b/

it.each(['README.md', ...globSync('docs/**/*.md', { cwd: root })])('%s names only files that there are', (page) => {
  const paths = [...readFileSync(join(root, page), 'utf8').matchAll(named)].map(([, path = '']) => path)
  expect(paths.filter((path) => !example.test(path) && !existsSync(join(root, path)))).toEqual([])
})

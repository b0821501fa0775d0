import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isCustomPath, isReservedPath } from './custom-path.ts'
import { pagePaths } from './page-paths.ts'

it.each(['/security', '/trust/data-centre', '/a/b/c', '/2026-report', `/${'a'.repeat(119)}`])(
  'a page may be at %s',
  (path) => expect(isCustomPath(path)).toBe(true),
)

it.each([
  '',
  '/',
  'security',
  '/Security',
  '/security/',
  '//security',
  '/a/b/c/d',
  '/a--b',
  '/-a',
  '/a b',
  '/安全',
  '/a.html',
  '/a?b=c',
  '/../etc',
  `/${'a'.repeat(120)}`,
])('no page is at “%s”', (path) => expect(isCustomPath(path)).toBe(false))

it('the addresses of the site, and all below them, stay its own', () => {
  expect(isReservedPath('trust'), 'without a slash it is only written wrongly').toBe(false)
  for (const path of pagePaths.filter((each) => each !== '/')) {
    expect(isReservedPath(path), path).toBe(true)
    expect(isCustomPath(`${path.toLowerCase()}/more`), path).toBe(false)
  }
})

/** What the server's routes begin with, as they are written in its sources. */
function beginningsOfServer(): string[] {
  const room = join(import.meta.dirname, '../../server')
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const written = files.flatMap((file) => [
    ...readFileSync(join(room, file), 'utf8').matchAll(
      /\.(?:get|post|all|on|use|route)\((?:\[[^\]]*\], )?'\/([a-z][a-z-]*)/g,
    ),
  ])
  return [...new Set(written.map(([, name = '']) => name))]
}

it('what the server answers itself is reserved, whichever part of it that is', () => {
  const found = beginningsOfServer()
  expect(found.length).toBeGreaterThan(8)
  // With a dot none of them can be a custom path.
  const plain = found.filter((name) => !['favicon', 'robots', 'sitemap', 'llms'].includes(name))
  expect(plain.filter((name) => !isReservedPath(`/${name}`))).toEqual([])
})

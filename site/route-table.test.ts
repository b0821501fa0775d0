import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addedPaths, pagePaths } from '#domain/site/page-paths.ts'
import { addedRoutes, allRoutes, pageRoutes } from './route-table.ts'

/** Section 2 of the specification, letter by letter. */
const specified = `
  / /about /contact /cookies /disclaimer /PrivacyPolicy /sitemap /search /joinUs
  /login /callback
  /case /case/detail
  /news /news/detail
  /ecology /ecology/class /ecology/list
  /education/details /education/components/card /education/videoPlay
  /help /help/OpenSystem /help/SecurityIncident
  /Industry-education /Industry-education/course-plan /Industry-education/textbook-plan
  /product /product/detail /product/download /product/downHistory /product/Innovation /product/machine
  /product/machine/detail /product/matlab-simulink /product/open-platform /product/Toolbox /product/Toolbox/detail
  /solution /solution/detail
  /support/ticket/mine /support/ticket/new /ticket/mine /ticket/new
`
  .trim()
  .split(/\s+/)

describe('the route table', () => {
  it('[R] has exactly the 44 paths of the specification, in its order', () => {
    expect(specified).toHaveLength(44)
    expect(pageRoutes.map(({ path }) => path)).toEqual(specified)
    expect(pagePaths, 'as redirects know them').toEqual(specified)
  })

  it('has what came later behind them, at addresses that they leave free', () => {
    expect(
      addedRoutes.map(({ path }) => path),
      'as redirects know them',
    ).toEqual(addedPaths)
    expect(new Set(allRoutes.map(({ path }) => path.toLowerCase())).size).toBe(allRoutes.length)
    for (const { file, path } of addedRoutes) expect(existsSync(join(import.meta.dirname, file)), path).toBe(true)
  })

  it('[S2] only /login and /callback use the login layout', () => {
    expect(pageRoutes.filter(({ layout }) => layout === 'login').map(({ path }) => path)).toEqual([
      '/login',
      '/callback',
    ])
  })

  it('no two paths differ in letter case only, so that a wrong case has one right one', () => {
    expect(new Set(specified.map((path) => path.toLowerCase())).size).toBe(44)
  })

  it('every route’s module is there', () => {
    for (const { file, path } of pageRoutes) expect(existsSync(join(import.meta.dirname, file)), path).toBe(true)
  })

  it('personal pages are never stored', () => {
    // What is personal on `/product/downHistory` the browser asks for itself: its HTML is the same for everybody.
    const stored = pageRoutes.filter(({ isStored }) => isStored).map(({ path }) => path)
    for (const path of [
      '/login',
      '/callback',
      '/search',
      '/support/ticket/mine',
      '/support/ticket/new',
      '/ticket/mine',
      '/ticket/new',
    ]) {
      expect(stored).not.toContain(path)
    }
  })

  it('[S6] detail pages read `id`', () => {
    for (const { path, query } of pageRoutes.filter((route) => route.path.endsWith('/detail')))
      expect(query, path).toContain('id')
  })

  it('[D2] only stored pages have a loader for the browser, which reads stored data', () => {
    for (const { file, isStored, path } of pageRoutes) {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8')
      expect({ path, hasClientLoader: /\bclientLoader\b/.test(source) }).toEqual({ path, hasClientLoader: isStored })
    }
  })
})

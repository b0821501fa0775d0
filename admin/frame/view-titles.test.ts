import { expect, it } from 'vitest'
import config from '#content/payload.config.ts'
import { titleOf, viewTitles } from './view-titles.ts'

it('every view of our own has a title in both languages, and no title is left over', async () => {
  const { views } = (await config).admin.components
  const own = Object.values(views as Record<string, { path?: string }>).flatMap(({ path }) => path ?? [])
  expect(own.toSorted()).toEqual(Object.keys(viewTitles).toSorted())
  expect(own.length).toBeGreaterThan(0)
  for (const { en, zh } of Object.values(viewTitles)) {
    expect(zh).toMatch(/^\p{Script=Han}+$/u)
    expect(en).toMatch(/^[A-Z][a-z ]+$/)
  }
})

it('a view with parts of its address that stand for any is found by whatever stands there', () => {
  expect(titleOf(['translate', 'news', '41'])).toBe(viewTitles['/translate/:kind/:record'])
  expect(titleOf(['translate'])).toBe(viewTitles['/translate'])
  expect(titleOf(['collections', 'news', '41'])).toBeUndefined()
  expect(titleOf([])).toBeUndefined()
})

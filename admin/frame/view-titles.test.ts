import { expect, it } from 'vitest'
import config from '#content/payload.config.ts'
import { viewTitles } from './view-titles.ts'

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

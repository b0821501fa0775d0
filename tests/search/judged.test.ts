import { describe, expect, it } from 'vitest'
import { demoKeys } from './demo-keys.ts'
import { halfOf, halves, kindsByLetter, queryClasses } from './judged-format.ts'
import { judgedQueries } from './judged.ts'

const inHalf = (half: string) => judgedQueries.filter((each) => halfOf(each) === half)

describe('judged queries', () => {
  it('are at least 400, and none is there twice', () => {
    expect(judgedQueries.length).toBeGreaterThanOrEqual(400)
    const asked = judgedQueries.map(({ query }) => query.toLowerCase())
    expect(asked.filter((query, place) => asked.indexOf(query) !== place)).toEqual([])
  })

  it('name records that the demo has', () => {
    const unknown = judgedQueries.flatMap(({ grades, query }) =>
      Object.keys(grades)
        .filter((key) => !demoKeys.has(key))
        .map((key) => `${query}: ${key}`),
    )
    expect(unknown).toEqual([])
    const kinds = new Set([...demoKeys].map((key) => key.slice(0, key.indexOf('/'))))
    expect([...kinds].sort()).toEqual(Object.values(kindsByLetter).sort())
  })

  it('have grades from 1 to 3 (0 takes one back), unless nothing is the right answer', () => {
    for (const { class: kind, grades, query } of judgedQueries) {
      const values = Object.values(grades)
      expect(
        values.every((grade) => [0, 1, 2, 3].includes(grade)),
        query,
      ).toBe(true)
      expect(
        values.some((grade) => grade >= 2),
        query,
      ).toBe(kind !== 'nothing')
    }
  })

  it('each have the day on which they were written', () => {
    for (const { query, written } of judgedQueries) expect(written, query).toMatch(/^2026-\d\d-\d\d$/)
  })

  it('are in two halves of about the same size, in each language and with every class', () => {
    for (const half of halves) {
      const queries = inHalf(half)
      expect(queries.length / judgedQueries.length).toBeGreaterThan(0.45)
      for (const kind of queryClasses)
        expect(queries.filter((each) => each.class === kind).length, kind).toBeGreaterThan(0)
      for (const locale of ['zh', 'en']) {
        const both = judgedQueries.filter((each) => each.locale === locale).length
        expect(queries.filter((each) => each.locale === locale).length / both, locale).toBeGreaterThan(0.4)
      }
    }
  })

  it('stay in their half for ever', () => {
    const queries = ['浑仪建模', 'gnomon', '多少钱', 'how much does it cost', '授权到期']
    expect(Object.fromEntries(queries.map((query) => [query, halfOf({ query })]))).toMatchInlineSnapshot(`
      {
        "gnomon": "kept",
        "how much does it cost": "tuning",
        "多少钱": "tuning",
        "授权到期": "tuning",
        "浑仪建模": "tuning",
      }
    `)
  })
})

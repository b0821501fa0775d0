import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coursePlans } from '#demo/content/education/course-plans.ts'
import { teaching } from '#demo/content/education/teaching.ts'
import { textbooks } from '#demo/content/education/textbooks.ts'
import { readIsbn } from '#domain/teaching/isbn.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { addUp } from './totals.ts'

const test = useTestPortal()
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

it('totals are the sum of their rows, halves of credits included', () => {
  const course = fc.record({
    lectures: fc.integer({ min: 0, max: 200 }),
    laboratory: fc.integer({ min: 0, max: 200 }),
    credits: fc.integer({ min: 0, max: 60 }).map((half) => half / 2),
  })
  fc.assert(
    fc.property(fc.array(course), fc.array(course), (one, other) => {
      const [a, b, both] = [addUp(one), addUp(other), addUp([...one, ...other])]
      expect(both.hours).toBe(both.lectures + both.laboratory)
      expect(both.credits).toBe(a.credits + b.credits)
      expect(both.hours).toBe(a.hours + b.hours)
    }),
  )
  expect(addUp([0.1, 0.2].map((credits) => ({ lectures: 1, laboratory: 0, credits }))).credits).toBe(0.3)
})

it('the demo’s books have valid ISBNs of their own, from a range that is assigned to nobody', () => {
  expect(textbooks).toHaveLength(10)
  expect(new Set(textbooks.map(({ isbn }) => readIsbn(isbn))).size).toBe(10)
  for (const { isbn, title } of textbooks) {
    expect(readIsbn(isbn), title.en).toBeDefined()
    expect(isbn).toMatch(/^979-5-/)
  }
})

describe.each(locales)('industry in %s', (locale) => {
  it('has the course plans with totals that add up', async () => {
    const { majors, plans, semesters, totals } = await test.ask('industry/plans', locale)
    expect(majors.map(({ slug }) => slug)).toEqual(coursePlans.map(({ slug }) => slug))
    for (const [index, plan] of plans.entries()) {
      const entries = coursePlans[index]?.entries ?? []
      expect(plan.totals.hours).toBe(sum(entries.map(({ laboratory, lectures }) => lectures + laboratory)))
      expect(plan.totals.credits).toBe(sum(entries.map(({ credits }) => credits)))
      expect(sum(plan.semesters.map((each) => each.totals.hours))).toBe(plan.totals.hours)
      expect(sum(plan.semesters.map((each) => each.totals.credits))).toBe(plan.totals.credits)
    }
    expect(totals.hours).toBe(sum(plans.map((plan) => plan.totals.hours)))
    expect(semesters).toEqual([3, 4, 5, 6, 7, 8])
    if (locale === 'en') expect(chineseTexts(plans)).toEqual([])
  })

  it('filters them by major and semester, and adds up what is shown', async () => {
    const { plans, totals } = await test.ask('industry/plans', locale, { major: 'control-engineering', semester: 6 })
    expect(plans).toHaveLength(1)
    expect(plans[0]?.semesters).toHaveLength(1)
    expect(plans[0]?.semesters[0]?.entries.map(({ code }) => code)).toEqual(['CE202', 'CE203'])
    expect(totals).toEqual({ courses: 2, lectures: 24, laboratory: 56, hours: 80, credits: 4 })
    expect((await test.ask('industry/plans', locale, { major: 'none-such' })).plans).toEqual([])
  })

  it('builds a plan of one’s own, each course once, and says what there is no longer', async () => {
    const built = await test.ask('industry/plan/build', locale, {
      courses: ['VE201', 'CE101', 'CE101', 'XX999'],
      books: ['system-modelling', 'no-book'],
    })
    expect(built.semesters.flatMap(({ entries }) => entries.map(({ code }) => code))).toEqual(['CE101', 'VE201'])
    expect(built.totals).toEqual({ courses: 2, lectures: 72, laboratory: 24, hours: 96, credits: 6 })
    expect(built.books.map(({ slug }) => slug)).toEqual(['system-modelling'])
    expect(built.missing).toEqual(['XX999', 'no-book'])
  })

  it('lists the textbooks with the courses that use them', async () => {
    const { items, states } = await test.ask('industry/textbooks', locale)
    expect(items.map(({ slug }) => slug)).toEqual(textbooks.map(({ slug }) => slug))
    const modelling = items.find(({ slug }) => slug === 'system-modelling')
    expect(modelling?.courses.map(({ code }) => code)).toEqual(['CE101', 'VE101', 'AS101'])
    expect(modelling?.sample?.filename).toBe('system-modelling-sample.txt')
    expect(states).toEqual(['writing', 'review', 'press', 'published'])
    if (locale === 'en') expect(chineseTexts(items)).toEqual([])
  })

  it('has the six universities and what there is with them', async () => {
    const answer = await test.ask('industry/overview', locale)
    expect(answer.universities.map(({ title }) => title)).toEqual(
      teaching.universities.map(({ title }) => title[locale]),
    )
    expect(answer.universities).toHaveLength(6)
    expect(answer.models).toHaveLength(4)
    expect(answer.results.every(({ source }) => source !== '')).toBe(true)
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })
})

it('a draft plan is in no list, no total and no plan of one’s own', async () => {
  const before = await test.ask('industry/plans', 'zh')
  const entries = [{ title: '草稿', code: 'ZZ100', semester: 2, lectures: 10, laboratory: 0, credits: 1, aims: 'x' }]
  await makeRecord(test.payload, 'course-plans', { zh: 'draft' }, { entries })
  expect(await test.ask('industry/plans', 'zh')).toEqual(before)
  const built = await test.ask('industry/plan/build', 'zh', { courses: ['ZZ100'], books: [] })
  expect(built.missing).toEqual(['ZZ100'])
})

import fc from 'fast-check'
import { flattenAllFields } from 'payload'
import { describe, expect, it } from 'vitest'
import { paragraph } from '../../tests/factories/blueprint.ts'
import { helpArticles } from '#content/collections/help.ts'
import { locales, type Locale } from '#lib/locale.ts'
import { accept, judge, type Progress } from './progress.ts'
import { textsOfRecord } from './texts-of.ts'

const fields = flattenAllFields({ fields: helpArticles.fields })

interface Row {
  title: Record<Locale, string>
  slug: Record<Locale, string>
  summary: Record<Locale, string>
  checkedOn: Record<Locale, string>
  products: number[]
  sections: { id: string; file: string; title: Record<Locale, string>; text: Record<Locale, unknown> }[]
}

/** A text of paragraphs, as the editor stores it. */
function paragraphs(texts: readonly string[]) {
  const [first, ...others] = texts.map((text) => paragraph(text) as { root: { children: object[] } })
  return { root: { ...first?.root, children: [first, ...others].flatMap((each) => each?.root.children ?? []) } }
}

const inBoth = <Value>(of: (locale: Locale) => Value) => ({ zh: of('zh'), en: of('en') })
const makeRow = (): Row => ({
  title: inBoth((locale) => `${locale} title`),
  slug: inBoth((locale) => `${locale}-slug`),
  summary: inBoth((locale) => `${locale} summary`),
  checkedOn: inBoth(() => '2026-01-01'),
  products: [],
  sections: Array.from({ length: 4 }, (_, row) => ({
    id: `row${row}`,
    file: 'made.m',
    title: inBoth((locale) => `${locale} ${row}`),
    text: inBoth((locale) => paragraphs([`${locale} ${row} one`, `${locale} ${row} two`, 'the same in both'])),
  })),
})

/** A record with what visitors have of it, and what is known of its translation. */
interface State {
  latest: Row
  shown: Row
  isShown: Record<Locale, boolean>
  progress: Progress
}

function look({ isShown, latest, progress, shown }: Omit<State, 'progress'> & { progress?: Progress }): State {
  const isPublished = (locale: Locale) => isShown[locale] && JSON.stringify(latest) === JSON.stringify(shown)
  const now = judge({
    latest: { fields: textsOfRecord(fields, { ...latest }), isShown: inBoth(isPublished) },
    shown: { fields: textsOfRecord(fields, { ...shown }), isShown },
    target: 'en',
    known: progress?.known ?? {},
    wasPublic: progress !== undefined,
  })
  return { latest, shown, isShown, progress: now }
}

const begin = () => {
  const row = makeRow()
  return look({ latest: row, shown: row, isShown: inBoth(() => true) })
}

type Edit = (row: Row, number: number, locale: Locale) => Row

/** What says nothing new. */
const others: Edit[] = [
  (row) => structuredClone(row),
  (row, number) => ({ ...row, products: [number] }),
  (row, number, locale) => ({ ...row, slug: { ...row.slug, [locale]: `slug-${number}` } }),
  (row, number, locale) => ({ ...row, checkedOn: { ...row.checkedOn, [locale]: `2026-02-${(number % 28) + 1}` } }),
  (row, number) => ({ ...row, sections: row.sections.map((each) => ({ ...each, file: `file${number}.m` })) }),
  (row, number) => ({
    ...row,
    sections: row.sections.toSorted((one, other) => (number % 2 === 0 ? 1 : -1) * (one.id < other.id ? -1 : 1)),
  }),
  (row, number, locale) => ({ ...row, title: { ...row.title, [locale]: `  ${row.title[locale].trim()} \n` } }),
  // The translation alone.
  (row, number) => ({ ...row, summary: { ...row.summary, en: `Summary ${number}` } }),
  (row, number) => ({
    ...row,
    sections: row.sections.map((each) => ({
      ...each,
      text: { ...each.text, en: paragraphs([`One ${number}`, 'Two', 'the same in both']) },
    })),
  }),
]
const edit = fc.record({
  way: fc.nat({ max: others.length - 1 }),
  number: fc.nat({ max: 1000 }),
  locale: fc.constantFrom(...locales),
  isPublished: fc.boolean(),
})

const apply = (state: State, change: (row: Row) => Row, isPublished: boolean): State => {
  const latest = change(state.latest)
  return look({ ...state, latest, shown: isPublished ? latest : state.shown })
}

describe('a thousand edits of other kinds, published or not', () => {
  it('give no false alarm, and a changed sentence after them gives exactly one', { timeout: 120_000 }, () => {
    let [edits, alarms] = [0, 0]
    fc.assert(
      fc.property(
        fc.array(edit, { minLength: 20, maxLength: 20 }),
        fc.nat({ max: 3 }),
        fc.nat({ max: 2 }),
        (steps, row, place) => {
          let state = begin()
          for (const { isPublished, locale, number, way } of steps) {
            state = apply(state, (each) => others[way]?.(each, number, locale) ?? each, isPublished)
            expect(state.progress).toMatchObject({ open: 0, isBehind: false })
            expect(state.progress.state).toMatch(/current|draft/)
            edits += 1
          }
          // Whatever is written is public now, so that visitors can be behind.
          state = apply(state, (each) => each, true)
          const change = (each: Row): Row => ({
            ...each,
            sections: each.sections.map((section) =>
              section.id === `row${row}`
                ? {
                    ...section,
                    text: {
                      ...section.text,
                      zh: paragraphs(
                        [0, 1, 2].map((index) => (index === place ? 'changed' : ['zh', row, index].join(' '))),
                      ),
                    },
                  }
                : section,
            ),
          })
          const intact = (each: Row): Row => ({
            ...each,
            sections: each.sections.map((section) =>
              section.id === `row${row}`
                ? {
                    ...section,
                    text: { ...section.text, zh: paragraphs([0, 1, 2].map((index) => ['zh', row, index].join(' '))) },
                  }
                : section,
            ),
          })
          // The Chinese as the change will find it, with its translation written after it.
          const written = apply(
            apply(state, intact, true),
            (each) => ({
              ...each,
              sections: each.sections.map((section) => ({
                ...section,
                text: { ...section.text, en: paragraphs(['A', 'B', `C ${section.id}`]) },
              })),
            }),
            true,
          )
          expect(written.progress).toMatchObject({ open: 0, isBehind: false })
          expect(apply(written, change, false).progress).toMatchObject({ state: 'outdated', open: 1, isBehind: false })
          expect(apply(written, change, true).progress).toMatchObject({ state: 'outdated', open: 1, isBehind: true })
          alarms += 1
        },
      ),
      { numRuns: 50 },
    )
    expect(edits).toBeGreaterThanOrEqual(1000)
    expect(alarms).toBe(50)
  })
})

describe('“same meaning”', () => {
  it('holds for the fields that were named, until the source is changed again', () => {
    const state = begin()
    const withTitle = (title: string) => apply(state, (row) => ({ ...row, title: { ...row.title, zh: title } }), true)
    const changed = withTitle('改过的标题')
    expect(changed.progress).toMatchObject({ state: 'outdated', open: 1, isBehind: true })
    const texts = textsOfRecord(fields, { ...changed.latest })
    const waved = (places: string[]) =>
      look({
        ...changed,
        progress: { ...changed.progress, known: accept(texts, 'en', changed.progress.known, new Set(places)) },
      })
    expect(waved(['summary']).progress).toMatchObject({ state: 'outdated', isBehind: true })
    const current = waved(['title'])
    expect(current.progress).toMatchObject({ state: 'current', open: 0, isBehind: false })
    const again = apply(current, (row) => ({ ...row, title: { ...row.title, zh: '又改了' } }), false)
    expect(again.progress).toMatchObject({ state: 'outdated', open: 1, isBehind: false })
    // What visitors have is still known to say the same.
    expect(apply(again, () => current.latest, false).progress).toMatchObject({ state: 'current' })
  })
})

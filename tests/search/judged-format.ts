import type { Locale } from '#lib/locale.ts'

/** What makes a query hard; the table of `npm run search:quality` has a line for each. */
export const queryClasses = ['plain', 'two', 'misspelt', 'mixed'] as const
export type QueryClass = (typeof queryClasses)[number]

export interface JudgedQuery {
  query: string
  locale: Locale
  class: QueryClass
  /** Records by `kind/slug` (columns by their path): 3 is what the person means, 2 answers too, 1 is related. */
  grades: Record<string, number>
}

const kinds: Record<string, string> = {
  p: 'products',
  t: 'toolboxes',
  m: 'machines',
  s: 'solutions',
  c: 'cases',
  n: 'news',
  r: 'partners',
  o: 'columns',
  e: 'engines',
  f: 'function-areas',
  d: 'courses',
  l: 'lessons',
  h: 'help-articles',
  a: 'advisories',
  j: 'positions',
  v: 'releases',
  b: 'textbooks',
  k: 'course-plans',
  w: 'standards',
  g: 'legal-texts',
}

/** One query a line: `query | grade keys … | grade keys …`, a key being the kind's letter and the slug. */
export function read(locale: Locale, kind: QueryClass, lines: string): JudgedQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', ...graded] = line.split('|').map((part) => part.trim())
      const grades: Record<string, number> = {}
      for (const part of graded) {
        const [grade, ...keys] = part.split(/\s+/)
        for (const key of keys) grades[`${kinds[key.slice(0, 1)]}/${key.slice(2)}`] = Number(grade)
      }
      return { query, locale, class: kind, grades }
    })
}

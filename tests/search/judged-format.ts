import { createHash } from 'node:crypto'
import { releases } from '#demo/content/releases.ts'
import type { Locale } from '#lib/locale.ts'

/**
 * What makes a query hard; the table of `npm run search:quality` has a line for each. The first four were written in the
 * site's own words; with the others, and with misspelt and mixed ones that came later, visitors speak. A misspelt one may
 * be in pinyin or in traditional characters; to `nothing` the right answer is none.
 */
export const queryClasses = [
  'plain',
  'two',
  'misspelt',
  'mixed',
  'word',
  'question',
  'complaint',
  'number',
  'person',
  'nothing',
] as const
export type QueryClass = (typeof queryClasses)[number]

/** Where people say it so: the site itself, a ticket, an enquiry, a word that found nothing, a forum of such software. */
const querySources = ['site', 'ticket', 'enquiry', 'zero', 'forum'] as const
type QuerySource = (typeof querySources)[number]

export const halves = ['tuning', 'kept'] as const
export type Half = (typeof halves)[number]

export interface JudgedQuery {
  query: string
  locale: Locale
  class: QueryClass
  source: QuerySource
  /** The day on which query and judgement were written. */
  written: string
  /** Records by `kind/slug` (columns by their path): 3 is what the person means, 2 answers too, 1 is related. */
  grades: Record<string, number>
}

/** Letters of the kinds in {@link read}. A kind that is not here is judged as the page on which its records stand. */
export const kindsByLetter: Record<string, string> = {
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

/** A record that has no slug is named by its title. */
export const nameOf = (title: string) => title.replaceAll(/\s+/g, '-')

/** Releases may be called by their version: those with one title are one. */
function keyOf(key: string): string {
  const slug = key.slice(2)
  const release = key.startsWith('v:') ? releases.find(({ version }) => nameOf(version) === slug) : undefined
  return `${kindsByLetter[key.slice(0, 1)]}/${release === undefined ? slug : nameOf(release.title.zh)}`
}

function readGrades(parts: readonly string[]): Record<string, number> {
  const grades: Record<string, number> = {}
  for (const part of parts) {
    const [grade, ...keys] = part.split(/\s+/)
    for (const key of keys) grades[keyOf(key)] = Number(grade)
  }
  return grades
}

const partsOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))

/** One query a line: `query | grade keys … | grade keys …`, a key being the kind's letter and the slug. */
export function read(locale: Locale, kind: QueryClass, lines: string): JudgedQuery[] {
  return partsOf(lines).map(([query = '', ...graded]) => ({
    query,
    locale,
    class: kind,
    source: 'site',
    written: '2026-11-21',
    grades: readGrades(graded),
  }))
}

function oneOf<T extends string>(list: readonly T[], value: string | undefined, query: string): T {
  const found = list.find((each) => each === value)
  if (found === undefined) throw new Error(`${query}: ${value} is none of ${list.join(', ')}.`)
  return found
}

/** As {@link read}, in visitors' words: `query | class source | grade keys … | grade keys …`. */
export function readVisitors(locale: Locale, written: string, lines: string): JudgedQuery[] {
  return partsOf(lines).map(([query = '', tags = '', ...graded]) => {
    const [kind, source] = tags.split(/\s+/)
    return {
      query,
      locale,
      class: oneOf(queryClasses, kind, query),
      source: oneOf(querySources, source, query),
      written,
      grades: readGrades(graded),
    }
  })
}

/**
 * Which half a query is in: its own text says it, and nobody chooses. Who tunes looks at the tuning half alone; the kept
 * half says how well that carries over to queries that nobody looked at.
 */
export function halfOf({ query }: Pick<JudgedQuery, 'query'>): Half {
  return createHash('sha256').update(query).digest().readUInt8(0) % 2 === 0 ? 'tuning' : 'kept'
}

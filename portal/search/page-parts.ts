import type { Payload } from 'payload'
import { globalNumbers, partsOfGlobal, type SearchedGlobal, searchedSlugs } from '#content/search/page-parts.ts'
import { type Localized, locales } from '#lib/locale.ts'
import { type StoredRecord, textIn } from '#portal/records.ts'

/** Rows of settings, or one text of them, that a page shows in a part of its own. */
interface Part {
  /** Part of the numbers of its documents: never changed, never given again. */
  number: number
  field: string
  /** Where it stands. */
  path: string
  /** What a text without rows is called, or rows that are found together: a list of days. */
  title?: Localized<string>
}

/** Most rows of a part that are searched. */
const mostRows = 100

const hours = { zh: '服务时间', en: 'Service hours' }

const parts: Record<SearchedGlobal, readonly Part[]> = {
  site: [
    { number: 0, field: 'phones', path: '/contact#phones' },
    { number: 1, field: 'channels', path: '/contact' },
    { number: 2, field: 'hours', path: '/contact#hours', title: hours },
    { number: 3, field: 'icp', path: '/about', title: { zh: 'ICP备案号', en: 'ICP filing number' } },
  ],
  'service-hours': [
    { number: 0, field: 'holidays', path: '/contact#hours', title: { zh: '节假日', en: 'Holidays' } },
    { number: 1, field: 'extraDays', path: '/contact#hours', title: { zh: '调休上班', en: 'Extra working days' } },
  ],
  'about-page': [
    { number: 0, field: 'principles', path: '/about#principles' },
    { number: 1, field: 'mission', path: '/about#mission', title: { zh: '使命', en: 'Mission' } },
  ],
  'careers-page': [
    { number: 0, field: 'culture', path: '/joinUs#culture' },
    { number: 1, field: 'benefits', path: '/joinUs#benefits' },
    { number: 2, field: 'steps', path: '/joinUs#steps' },
  ],
  compatibility: [
    { number: 0, field: 'comparison', path: '/product/matlab-simulink#comparison' },
    { number: 1, field: 'limits', path: '/product/matlab-simulink#limits' },
    { number: 2, field: 'steps', path: '/product/matlab-simulink#steps' },
    {
      number: 3,
      field: 'method',
      path: '/product/matlab-simulink',
      title: { zh: '怎样测兼容', en: 'How it is tested' },
    },
  ],
  innovation: [
    { number: 0, field: 'services', path: '/product/Innovation#services' },
    { number: 1, field: 'method', path: '/product/Innovation', title: { zh: '怎样测适配', en: 'How it is tested' } },
  ],
  'open-platform': [
    { number: 0, field: 'layers', path: '/product/open-platform#layers' },
    { number: 1, field: 'sdks', path: '/product/open-platform#samples' },
    { number: 2, field: 'licences', path: '/product/open-platform#licences' },
    { number: 3, field: 'apps', path: '/product/open-platform#apps' },
    { number: 4, field: 'changes', path: '/product/open-platform#changes' },
  ],
  programme: [
    { number: 0, field: 'levels', path: '/ecology#levels' },
    { number: 1, field: 'benefits', path: '/ecology#rights' },
    { number: 2, field: 'steps', path: '/ecology#steps' },
  ],
  teaching: [
    { number: 0, field: 'models', path: '/Industry-education#models' },
    { number: 1, field: 'universities', path: '/Industry-education#universities' },
    { number: 2, field: 'laboratories', path: '/Industry-education#laboratories' },
    { number: 3, field: 'competitions', path: '/Industry-education#competitions' },
    { number: 4, field: 'results', path: '/Industry-education#results' },
  ],
}

/** The page on which a row of settings stands, by the number of its record; undefined for a number that none has. */
export function pageOfPart(record: number): string | undefined {
  const slug = searchedSlugs.find((each) => globalNumbers[each] === Math.floor(record / partsOfGlobal))
  const number = Math.floor((record % partsOfGlobal) / mostRows)
  return slug && parts[slug].find((part) => part.number === number)?.path
}

/** Where the page writes a number that it counts (portal/compatibility/fill-counts.ts). */
const counted = /\{(?:functions|commands|blocks)(?:\.\w+)?\}/

/** Texts without the sentences in which the page writes numbers: the index does not count, and would show the places of them. */
function withoutCounts(value: unknown): unknown {
  if (typeof value === 'string')
    return counted.test(value)
      ? value
          .split(/(?<=[。！？])|(?<=[.!?])\s+/u)
          .filter((sentence) => !counted.test(sentence))
          .join(' ')
      : value
  if (Array.isArray(value)) return value.map(withoutCounts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutCounts(inner)]))
}

/** What is in a row beside its title: words, and what is no word is cut out of it where it is read. */
function bodyOf({ purpose: _purpose, text: _text, title: _title, ...rest }: Record<string, unknown>): unknown {
  return rest
}

/** A row as a record: published in the languages in which it has a title, as pages show it. */
function asRecord(number: number, path: string, row: Record<string, unknown>): StoredRecord {
  const title = row.title ?? row.purpose
  const _status = Object.fromEntries(locales.map((each) => [each, textIn(title, each) === '' ? 'draft' : 'published']))
  return { id: number, title, _status, path, summary: row.text, body: bodyOf(row) }
}

function readPart(first: number, { field, path, title }: Part, global: Record<string, unknown>): StoredRecord[] {
  const value = global[field]
  if (Array.isArray(value) && title !== undefined) return [asRecord(first, path, { title, rows: value })]
  if (Array.isArray(value))
    return value.slice(0, mostRows).map((row, index) => asRecord(first + index, path, row as Record<string, unknown>))
  const isSaid = locales.filter((each) => textIn(value, each) !== '')
  if (title === undefined || isSaid.length === 0) return []
  const own = Object.fromEntries(isSaid.map((each) => [each, title[each]]))
  return [asRecord(first, path, { title: own, text: value })]
}

/** The searched rows of settings, as records whose numbers are told by {@link globalNumbers}. @param numbers only those settings */
export async function readParts(payload: Payload, numbers?: readonly number[]): Promise<StoredRecord[]> {
  const asked = searchedSlugs.filter((slug) => numbers?.includes(globalNumbers[slug] ?? 0) ?? true)
  const all: StoredRecord[] = []
  for (const slug of asked) {
    const global = await payload.findGlobal({
      slug,
      overrideAccess: false,
      locale: 'all',
      fallbackLocale: false,
      depth: 0,
    })
    const first = (globalNumbers[slug] ?? 0) * partsOfGlobal
    const said = withoutCounts(global) as Record<string, unknown>
    for (const part of parts[slug]) all.push(...readPart(first + part.number * mostRows, part, said))
  }
  return all
}

import { z } from 'zod'
import { splitNames } from '#content/collections/product/compatibility.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { openRecords, textIn } from '#portal/records.ts'
import { pageOf } from '#portal/listed.ts'
import { lang, meaning, noInput, paged, paging } from '#portal/schemas.ts'
import { coverageState, coverageStates } from './coverage.ts'

const tableGroup = z.object({
  state: coverageState,
  since: z.string().optional(),
  note: z.string().optional(),
  names: z.array(z.string()),
})
const subjects = ['functions', 'commands'] as const
const tableArea = z.object({
  slug: z.string(),
  title: z.string(),
  lang,
  subject: z
    .enum(subjects)
    .meta(meaning('M函数，或Simulink命令', 'Functions of the language, or commands of Simulink')),
  groups: z.array(tableGroup),
})
export type CoverageArea = z.output<typeof tableArea>

const coveredFunction = z.object({
  name: z.string(),
  state: coverageState,
  since: z.string().optional(),
  note: z.string().optional(),
  lang,
  area: tableArea.pick({ slug: true, title: true, subject: true }),
})
type CoveredFunction = z.output<typeof coveredFunction>

/** The table by areas, in the editors' order. */
export async function readAreas({ find, locale }: CallContext): Promise<CoverageArea[]> {
  const { docs } = await find('function-areas', { sort: '_order', limit: 0 })
  return openRecords(docs, locale).map((area) => ({
    slug: area.text('slug'),
    title: area.text('title'),
    lang: area.lang,
    subject: area.record.subject ?? 'functions',
    groups: (area.record.groups ?? []).map((row) => {
      const note = textIn(row.note, area.lang)
      return {
        state: row.state ?? 'no',
        ...(row.since && { since: row.since }),
        ...(note && { note }),
        names: splitNames(row.names),
      }
    }),
  }))
}

/** Every function with its state, in the order of the alphabet; a name that stands in two areas counts once. */
export function listFunctions(areas: CoverageArea[]): CoveredFunction[] {
  const functions = new Map<string, CoveredFunction>()
  for (const { groups, lang: areaLang, slug, subject, title } of areas) {
    for (const { names, ...facts } of groups)
      for (const name of names)
        if (!functions.has(name))
          functions.set(name, { name, ...facts, lang: areaLang, area: { slug, title, subject } })
  }
  return [...functions.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

const filters = {
  ...paging,
  pageSize: paging.pageSize.default(60),
  area: z.string().max(96).optional(),
  state: z.enum(coverageStates).optional(),
}
const found = z.object({ ...paged, items: z.array(coveredFunction) })

interface Filters {
  area?: string | undefined
  state?: string | undefined
  q?: string | undefined
  page: number
  pageSize: number
}

async function findFunctions(context: CallContext, { area, q = '', state: wanted, ...asked }: Filters) {
  const word = q.trim().toLowerCase()
  const all = listFunctions(await readAreas(context)).filter(
    (each) =>
      (area === undefined || each.area.slug === area) &&
      (wanted === undefined || each.state === wanted) &&
      (word === '' || each.name.toLowerCase().includes(word) || each.note?.toLowerCase().includes(word)),
  )
  // What begins with the word stands before what only has it somewhere.
  const rank = ({ name }: CoveredFunction) => (name.toLowerCase().startsWith(word) ? 0 : 1)
  if (word !== '') all.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'))
  return pageOf(all, asked)
}

/** The whole coverage table, small enough to be sent at once: a browser checks its own files against it. */
export const functionTable = defineCall({
  path: 'product/function/table',
  summary: { zh: 'M函数覆盖表，按领域', en: 'The coverage table of M functions, by area' },
  input: noInput,
  output: z.array(tableArea),
  isKept: true,
  handler: readAreas,
})

/** Examined functions by area and state. */
export const functionList = defineCall({
  path: 'product/function/list',
  summary: { zh: '检查过的M函数，按名称', en: 'Examined M functions, by name' },
  input: z.object(filters),
  output: found,
  isKept: true,
  handler: findFunctions,
})

/** The same with a word in name or remark. Not kept: there are more words than answers worth keeping. */
export const functionSearch = defineCall({
  path: 'product/function/search',
  summary: { zh: '查找M函数', en: 'Search for M functions' },
  input: z.object({ ...filters, q: z.string().min(1).max(200) }),
  example: { q: 'plot' },
  output: found,
  handler: findFunctions,
})

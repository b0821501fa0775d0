import { z } from 'zod'
import { splitNames } from '#content/collections/compatibility.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { openRecords, openRows, textIn } from '#portal/records.ts'
import { lang, meaning, noInput, paged, paging } from '#portal/schemas.ts'

const coverageStates = ['covered', 'partly', 'no'] as const
const state = z
  .enum(coverageStates)
  .meta(
    meaning(
      'covered：全部用例通过；partly：缺少选项；no：没有',
      'covered: all cases pass; partly: options are missing',
    ),
  )

const tableGroup = z.object({
  state,
  since: z.string().optional(),
  note: z.string().optional(),
  names: z.array(z.string()),
})
const tableArea = z.object({ slug: z.string(), title: z.string(), lang, groups: z.array(tableGroup) })
export type CoverageArea = z.output<typeof tableArea>

const coveredFunction = z.object({
  name: z.string(),
  state,
  since: z.string().optional(),
  note: z.string().optional(),
  lang,
  area: z.object({ slug: z.string(), title: z.string() }),
})
type CoveredFunction = z.output<typeof coveredFunction>

/** The table by areas, in the editors' order. */
async function readAreas({ find, locale }: CallContext): Promise<CoverageArea[]> {
  const { docs } = await find('function-areas', { sort: '_order', limit: 0 })
  return openRecords(docs, locale).map((area) => ({
    slug: area.text('slug'),
    title: area.text('title'),
    lang: area.lang,
    groups: (Array.isArray(area.record.groups) ? (area.record.groups as Record<string, unknown>[]) : []).map((row) => {
      const note = textIn(row.note, area.lang)
      return {
        state: coverageStates.find((each) => each === row.state) ?? 'no',
        ...(typeof row.since === 'string' && row.since !== '' && { since: row.since }),
        ...(note && { note }),
        names: splitNames(row.names),
      }
    }),
  }))
}

/** Every function with its state, in the order of the alphabet; a name that stands in two areas counts once. */
function listFunctions(areas: CoverageArea[]): CoveredFunction[] {
  const functions = new Map<string, CoveredFunction>()
  for (const { groups, lang: areaLang, slug, title } of areas) {
    for (const { names, ...facts } of groups)
      for (const name of names)
        if (!functions.has(name)) functions.set(name, { name, ...facts, lang: areaLang, area: { slug, title } })
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

async function findFunctions(context: CallContext, { area, page, pageSize, q = '', state: wanted }: Filters) {
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
  const items = all.slice((page - 1) * pageSize, page * pageSize)
  return { page, pageSize, total: all.length, pages: Math.ceil(all.length / pageSize), items }
}

/** The whole coverage table, small enough to be sent at once: a browser checks its own files against it. */
export const functionTable = defineCall({
  path: 'product/function/table',
  summary: { zh: 'M函数覆盖表，按领域', en: 'The coverage table of M functions, by area' },
  input: noInput,
  output: z.array(tableArea),
  tags: () => ['function-areas'],
  handler: readAreas,
})

/** Examined functions by area and state. */
export const functionList = defineCall({
  path: 'product/function/list',
  summary: { zh: '检查过的M函数，按名称', en: 'Examined M functions, by name' },
  input: z.object(filters),
  output: found,
  tags: () => ['function-areas'],
  handler: findFunctions,
})

/** The same with a word in name or remark. Without tags: there are more words than answers worth keeping. */
export const functionSearch = defineCall({
  path: 'product/function/search',
  summary: { zh: '查找M函数', en: 'Search for M functions' },
  input: z.object({ ...filters, q: z.string().min(1).max(200) }),
  example: { q: 'plot' },
  output: found,
  handler: findFunctions,
})

const verdicts = ['ours', 'theirs', 'even'] as const
const comparison = z.object({
  id: z.string(),
  title: z.string(),
  ours: z.string(),
  theirs: z.string(),
  better: z.enum(verdicts),
})
const row = z.object({ id: z.string(), title: z.string(), text: z.string() })

/** What the page of moving from MATLAB says beside the table, and how many functions have which state. */
export const compatibilityPage = defineCall({
  path: 'product/compatibility',
  summary: { zh: 'M代码迁移：报告、对比、限制和步骤', en: 'Moving M code: report, comparison, limits and steps' },
  input: noInput,
  output: z.object({
    date: z.string().optional(),
    release: z.string(),
    counterpart: z.string(),
    method: z.string(),
    totals: z.object({ covered: z.number(), partly: z.number(), no: z.number() }),
    areas: z.array(z.object({ slug: z.string(), title: z.string(), lang, total: z.number() })),
    comparison: z.array(comparison),
    limits: z.array(row.extend({ subject: z.string() })),
    steps: z.array(row),
    trademark: z.string(),
  }),
  tags: () => ['compatibility', 'function-areas'],
  handler: async (context) => {
    const { findGlobal, locale } = context
    const [page, areas] = await Promise.all([findGlobal('compatibility'), readAreas(context)])
    const functions = listFunctions(areas)
    const count = (wanted: string) => functions.filter(({ state: each }) => each === wanted).length
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return {
      ...(typeof page.date === 'string' && { date: page.date }),
      release: text(page.release),
      counterpart: text(page.counterpart),
      method: textIn(page.method, locale),
      totals: { covered: count('covered'), partly: count('partly'), no: count('no') },
      areas: areas.map(({ lang: areaLang, slug, title }) => ({
        slug,
        title,
        lang: areaLang,
        total: functions.filter(({ area }) => area.slug === slug).length,
      })),
      comparison: openRows(page.comparison, locale).map(({ id, row: { better }, text: read }) => ({
        id,
        title: read('title'),
        ours: read('ours'),
        theirs: read('theirs'),
        better: verdicts.find((each) => each === better) ?? 'even',
      })),
      limits: openRows(page.limits, locale).map(({ id, row: { subject }, text: read }) => ({
        id,
        title: read('title'),
        text: read('text'),
        subject: text(subject),
      })),
      steps: openRows(page.steps, locale).map(({ id, text: read }) => ({
        id,
        title: read('title'),
        text: read('text'),
      })),
      trademark: textIn(page.trademark, locale),
    }
  },
})

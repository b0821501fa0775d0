import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { openRows, textIn } from '#portal/records.ts'
import { lang, meaning, noInput } from '#portal/schemas.ts'
import { blockLibrary, readLibraries } from './blocks.ts'
import { countStates, coverageTotals } from './coverage.ts'
import { fillCounts } from './fill-counts.ts'
import { listFunctions, readAreas } from './functions.ts'

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
  summary: { zh: 'M代码迁移：报告、对比、限制和步骤', en: 'Migrating M code: report, comparison, limits and steps' },
  input: noInput,
  output: z.object({
    date: z.string().optional(),
    release: z.string(),
    counterpart: z.string(),
    method: z.string(),
    totals: coverageTotals.meta(meaning('M函数', 'Functions of the language')),
    commands: coverageTotals.meta(meaning('Simulink命令', 'Commands of Simulink')),
    blocks: coverageTotals.meta(meaning('Simulink基本库的模块', 'Blocks of Simulink’s base library')),
    areas: z.array(z.object({ slug: z.string(), title: z.string(), lang, total: z.number() })),
    libraries: z.array(blockLibrary.omit({ blocks: true }).extend({ totals: coverageTotals })),
    comparison: z.array(comparison),
    limits: z.array(row.extend({ subject: z.string() })),
    steps: z.array(row),
    trademark: z.string(),
  }),
  isKept: true,
  handler: async (context) => {
    const { findGlobal, locale } = context
    const [page, areas, libraries] = await Promise.all([
      findGlobal('compatibility'),
      readAreas(context),
      readLibraries(context),
    ])
    const functions = listFunctions(areas)
    const ofSubject = (wanted: string) => countStates(functions.filter(({ area }) => area.subject === wanted))
    const totals = {
      functions: ofSubject('functions'),
      commands: ofSubject('commands'),
      blocks: countStates(libraries.flatMap(({ blocks, isBase }) => (isBase ? blocks : []))),
    }
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return {
      ...(typeof page.date === 'string' && { date: page.date }),
      release: text(page.release),
      counterpart: text(page.counterpart),
      method: fillCounts(textIn(page.method, locale), totals),
      totals: totals.functions,
      commands: totals.commands,
      blocks: totals.blocks,
      areas: areas.map(({ lang: areaLang, slug, title }) => ({
        slug,
        title,
        lang: areaLang,
        total: functions.filter(({ area }) => area.slug === slug).length,
      })),
      libraries: libraries.map(({ blocks, ...each }) => ({ ...each, totals: countStates(blocks) })),
      comparison: openRows(page.comparison, locale).map(({ id, row: { better }, text: read }) => ({
        id,
        title: read('title'),
        ours: fillCounts(read('ours'), totals),
        theirs: read('theirs'),
        better: verdicts.find((each) => each === better) ?? 'even',
      })),
      limits: openRows(page.limits, locale).map(({ id, row: { subject }, text: read }) => ({
        id,
        title: read('title'),
        text: fillCounts(read('text'), totals),
        subject: text(subject),
      })),
      steps: openRows(page.steps, locale).map(({ id, text: read }) => ({
        id,
        title: read('title'),
        text: fillCounts(read('text'), totals),
      })),
      trademark: textIn(page.trademark, locale),
    }
  },
})

import { z } from 'zod'
import type { CallContext } from '#portal/call.ts'
import { loadNamed, type Named, named, pickNamed } from '#portal/named.ts'
import { openRecords, openRows, type ReaderOf, slugsOf } from '#portal/records.ts'
import { id, lang, meaning, slugs } from '#portal/schemas.ts'
import { addUp, totals } from './totals.ts'

/** A course of a plan. */
export const planEntry = z.object({
  code: z.string().meta(meaning('代码，地址和文件里用它', 'Its code, in addresses and files')),
  title: z.string(),
  semester: z.int(),
  lectures: z.number(),
  laboratory: z.number(),
  hours: z.number(),
  credits: z.number(),
  aims: z.string(),
  software: z.string(),
  textbooks: z.array(named),
})
export type PlanEntry = z.output<typeof planEntry>

/** A plan by semesters, with what each adds up to. */
export const plan = z.object({
  id,
  lang,
  slug: z.string(),
  slugs,
  title: z.string(),
  degree: z.string(),
  summary: z.string(),
  revisedOn: z.string(),
  semesters: z.array(z.object({ semester: z.int(), entries: z.array(planEntry), totals })),
  totals,
})
export type Plan = z.output<typeof plan>

export function readEntries({ lang: own, record }: ReaderOf<'course-plans'>, books: Map<string, Named>): PlanEntry[] {
  return openRows(record.entries, own)
    .map(({ row, text }) => ({
      code: String(row.code),
      title: text('title'),
      semester: Number(row.semester),
      lectures: Number(row.lectures),
      laboratory: Number(row.laboratory),
      hours: Number(row.lectures) + Number(row.laboratory),
      credits: Number(row.credits),
      aims: text('aims'),
      software: text('software'),
      textbooks: pickNamed(books, row.textbooks),
    }))
    .toSorted((a, b) => a.semester - b.semester || a.code.localeCompare(b.code))
}

export function bySemester(entries: PlanEntry[]): Plan['semesters'] {
  const semesters = [...new Set(entries.map(({ semester }) => semester))].toSorted((a, b) => a - b)
  return semesters.map((semester) => {
    const own = entries.filter((entry) => entry.semester === semester)
    return { semester, entries: own, totals: addUp(own) }
  })
}

/** @param semester of which alone the courses are shown and added up */
export function readPlan(item: ReaderOf<'course-plans'>, books: Map<string, Named>, semester?: number): Plan {
  const entries = readEntries(item, books).filter((entry) => semester === undefined || entry.semester === semester)
  return {
    id: item.id,
    lang: item.lang,
    slug: item.text('slug'),
    slugs: slugsOf(item),
    title: item.text('title'),
    degree: item.text('degree'),
    summary: item.text('summary'),
    revisedOn: String(item.record.revisedOn),
    semesters: bySemester(entries),
    totals: addUp(entries),
  }
}

/** Every plan that visitors may see, in the editors' order. */
export async function loadPlans(
  context: CallContext,
): Promise<{ plans: ReaderOf<'course-plans'>[]; books: Map<string, Named> }> {
  const [{ docs }, books] = await Promise.all([
    context.find('course-plans', { sort: '_order', limit: 0 }),
    loadNamed(context, 'textbooks'),
  ])
  return { plans: openRecords(docs, context.locale), books }
}

import type { Where } from '#published/where.ts'
import { z } from 'zod'
import type { Locale } from '#lib/locale.ts'
import type { CallContext } from './call.ts'
import { whereSlug } from './find-record.ts'
import { type NamedCollection, type NamedRecord as Named, openRecords, slugsOf } from './records.ts'
import { id, lang, slugs } from './schemas.ts'

/** One value of a filter. */
export const choice = z.object({ id, lang, slug: z.string(), title: z.string() })

/** A value of a filter with its name in the addresses of both languages. */
export const filterChoice = z.object({ ...choice.shape, slugs })

/** The value of a filter in an address. */
export const choiceSlug = z.string().max(96).optional()

/** The records of a collection as the values of a filter, in the editors' order. */
export async function readChoices(context: Pick<CallContext, 'find' | 'locale'>, collection: NamedCollection) {
  const { docs } = await context.find(collection, { sort: '_order', limit: 0 })
  return openRecords(docs, context.locale).map((record) => ({
    id: record.id,
    lang: record.lang,
    slug: record.text('slug'),
    title: record.text('title'),
    slugs: slugsOf(record),
  }))
}

/** The values of several filters. @param collections of each filter's values, by its name */
export async function readFilters<Name extends string>(
  context: Pick<CallContext, 'find' | 'locale'>,
  collections: Record<Name, NamedCollection>,
) {
  const entries = Object.entries<NamedCollection>(collections).map(async ([name, collection]) => [
    name,
    await readChoices(context, collection),
  ])
  return Object.fromEntries(await Promise.all(entries)) as Record<Name, Awaited<ReturnType<typeof readChoices>>>
}

/** Records that others refer to, by name. */
export function openChoices(records: Named | number | readonly (Named | number)[] | null | undefined, locale: Locale) {
  return openRecords(
    Array.isArray(records) ? (records as readonly (Named | number)[]) : [records as Named | undefined],
    locale,
  ).map((record) => ({
    id: record.id,
    lang: record.lang,
    slug: record.text('slug'),
    title: record.text('title'),
  }))
}

/** No record has it. */
const nobody = 0

/**
 * The condition that a record refers to the one with a slug. The slug is looked up first: a list of thousands is then
 * narrowed by an index instead of a join over every translation. A slug that nothing has gives a condition that nothing
 * meets.
 */
export async function whereRelated(
  { find }: Pick<CallContext, 'find'>,
  relations: Record<string, { collection: NamedCollection; slug: string | undefined }>,
): Promise<Where[]> {
  const asked = Object.entries(relations).filter(([, { slug }]) => slug !== undefined)
  return Promise.all(
    asked.map(async ([field, { collection, slug }]) => {
      const { docs } = await find(collection, { where: whereSlug(slug), limit: 1 })
      return { [field]: { equals: docs[0]?.id ?? nobody } }
    }),
  )
}

import { z } from 'zod'
import { positionKinds } from '#content/collections/company/positions.ts'
import { dayIn, endOfDay } from '#lib/calendar.ts'
import { siteTimeZone } from '#portal/time-zone.ts'
import type { CallContext } from '#portal/call.ts'
import { openFound } from '#portal/find-record.ts'
import { named, readNamed } from '#portal/named.ts'
import { type ReaderOf, translationOf, type RecordOf } from '#portal/records.ts'
import { id, lang, meaning, translation } from '#portal/schemas.ts'

/** A position as lists show it. */
export const positionItem = z.object({
  id,
  lang,
  slug: z.string(),
  ...translation.shape,
  title: z.string(),
  summary: z.string(),
  team: named.optional(),
  place: named.optional(),
  kind: z.enum(positionKinds.map(({ value }) => value)),
  openings: z.number(),
  postedAt: z.string(),
  endsAt: z.string().meta(meaning('截止的时刻', 'The moment at which it closes')),
  closesOn: z.string().meta(meaning('截止日，年-月-日；当天仍可申请', 'The last day for applications')),
})

type Reading = Pick<CallContext, 'find' | 'findBehind' | 'findGlobal' | 'validUntil' | 'locale'>

/** The last day of a position and the moment at which it is over, where the company is. */
function closing({ closesAt }: RecordOf<'positions'>, timeZone: string): { day: string; end: Date } {
  const day = dayIn(timeZone, new Date(String(closesAt)))
  return { day, end: endOfDay(day, timeZone) }
}

/** The positions for which one can apply now, newest first. The answer is right until the first of them closes. */
export async function findOpenPositions({ find, findGlobal, validUntil }: Reading): Promise<RecordOf<'positions'>[]> {
  const [timeZone, { docs }] = await Promise.all([
    siteTimeZone(findGlobal),
    find('positions', { sort: ['-postedAt', '-id'], limit: 0, depth: 1 }),
  ])
  const now = new Date()
  return docs.filter((position) => {
    const { end } = closing(position, timeZone)
    if (end <= now) return false
    validUntil(end)
    return true
  })
}

/** One position by number or slug, open or not. @throws AppError `notFound` */
export async function openPosition(context: Reading, asked: string) {
  const { findGlobal, locale, validUntil } = context
  const [timeZone, position] = await Promise.all([
    siteTimeZone(findGlobal),
    openFound(context, 'positions', asked, { depth: 1 }),
  ])
  const { end } = closing(position.record, timeZone)
  const isOpen = end > new Date()
  if (isOpen) validUntil(end)
  return { position, isOpen, item: readPosition(position, locale, timeZone) }
}

export function readPosition(position: ReaderOf<'positions'>, asked: CallContext['locale'], timeZone: string) {
  const { kind, openings, place, postedAt, team } = position.record
  return {
    id: position.id,
    lang: position.lang,
    slug: position.text('slug'),
    ...translationOf(position),
    title: position.text('title'),
    summary: position.text('summary'),
    team: readNamed(team, asked),
    place: readNamed(place, asked),
    kind: kind ?? 'full-time',
    openings: Number(openings),
    postedAt: String(postedAt),
    closesOn: closing(position.record, timeZone).day,
    endsAt: closing(position.record, timeZone).end.toISOString(),
  }
}

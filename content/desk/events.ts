import type { Payload } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import type { TicketEvent } from '#content/payload-types.ts'
import { listGap, type Locale } from '#lib/locale.ts'
import { categoryNames, priorityNames, severityNames, staffStatusNames } from '#domain/ticket/ticket.ts'
import { withOverrideAccess, refusals } from './acting.ts'

/** What happened to a ticket, as it is read: values by their names. */
export interface DeskEvent {
  id: number
  kind: string
  before: string
  after: string
  actor: string
  at: string
}

const all = { ...withOverrideAccess, pagination: false, limit: 0 } as const
type Named = Map<string, string>

/** A title in the reader's language, or in the other where it has none. */
export function titleIn(title: unknown, locale: Locale): string {
  const { en = '', zh = '' } = (title ?? {}) as Partial<Record<Locale, string | null>>
  return (locale === 'zh' ? zh || en : en || zh) ?? ''
}

/** Records by number, with override access: agents read all of these as it is, and some are gone by now. */
async function namesOf(payload: Payload, collection: string, ids: readonly number[], locale: Locale): Promise<Named> {
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const { docs } = await openCollections(payload).find({ ...all, collection, where, locale: 'all' })
  return new Map(
    docs.map(({ id, name, title }) => [
      String(id),
      typeof name === 'string' ? name : typeof title === 'string' ? title : titleIn(title, locale),
    ]),
  )
}

const collectionOf: Partial<Record<string, string>> = {
  assignee: 'users',
  product: 'products',
  organisation: 'organisations',
  member: 'members',
  tags: 'ticket-tags',
}
const wordsOf: Partial<Record<string, Record<string, Record<Locale, string>>>> = {
  status: staffStatusNames,
  severity: severityNames,
  opened: severityNames,
  priority: priorityNames,
  category: categoryNames,
  withdrawn: {
    note: { zh: '备注', en: 'Note' },
    merge: { zh: '合并', en: 'Merger' },
    split: { zh: '拆分', en: 'Split' },
    customer: { zh: '换客户', en: 'Change of customer' },
    // Why the system took something back that an agent wanted.
    ...Object.fromEntries(
      Object.keys(refusals).map((reason) => [reason, { zh: '情况已变', en: 'No longer possible' }]),
    ),
  },
}

type Stored = Pick<TicketEvent, 'id' | 'kind' | 'before' | 'after' | 'actor' | 'at'>

/** Events with names for the numbers that they keep. */
export async function nameEvents(payload: Payload, events: readonly Stored[], locale: Locale): Promise<DeskEvent[]> {
  const names = new Map<string, Named>()
  for (const [kind, collection] of Object.entries(collectionOf)) {
    const values = events.filter((each) => each.kind === kind).flatMap(({ after, before }) => [before, after])
    const ids = [
      ...new Set(
        values
          .flatMap((value) => (value ?? '').split(' '))
          .filter(Boolean)
          .map(Number),
      ),
    ]
    if (collection !== undefined) names.set(kind, await namesOf(payload, collection, ids, locale))
  }
  const write = (kind: string, value: string | null | undefined): string => {
    if (!value) return ''
    const known = names.get(kind)
    if (known === undefined) return wordsOf[kind]?.[value]?.[locale] ?? value
    return value
      .split(' ')
      .map((id) => known.get(id) ?? `#${id}`)
      .join(listGap[locale])
  }
  return events.map(({ actor, after, at, before, id, kind }) => ({
    id,
    kind,
    before: write(kind, before),
    after: write(kind, after),
    actor: actor ?? '',
    at: String(at),
  }))
}

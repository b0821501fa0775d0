import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { withRowIds } from '#demo/bilingual.ts'
import type { Locale } from '#lib/locale.ts'
import type { Blueprint, Fields, RecordId } from './blueprint.ts'
import { blueprints } from './blueprints.ts'

export { mark, paragraph } from './blueprint.ts'

/** How far a language of a record has come; `withdrawn` was published once. A missing language was never written. */
export type State = 'published' | 'draft' | 'withdrawn'
export type States = Partial<Record<Locale, State>>

export type RecordKind = keyof typeof blueprints

export interface Made {
  id: RecordId
  /** Unlike any other record's. */
  name: string
}

/**
 * Makes a record with its languages in the given states, with override access.
 * @param fields fields that replace the blueprint's, the same in both languages
 */
export async function makeRecord(
  payload: Payload,
  collection: RecordKind,
  states: States = { zh: 'published', en: 'published' },
  fields: Fields = {},
): Promise<Made> {
  const name = randomUUID().slice(0, 8)
  const blueprint: Blueprint = blueprints[collection]
  const common = await blueprint.common?.(payload)
  let id: RecordId | undefined
  let stored: unknown
  for (const [locale, state] of Object.entries(states) as [Locale, State][]) {
    const options = { collection: collection as never, locale: locale as never, draft: state === 'draft' }
    const written = {
      ...common,
      ...blueprint.texts(name, locale),
      ...fields,
      _status: state === 'draft' ? 'draft' : 'published',
    }
    // Rows keep their ids, or the second language would replace those of the first, with their texts.
    const data = withRowIds(written, stored) as never
    const file = await blueprint.file?.()
    stored =
      id === undefined
        ? await payload.create({ ...options, data, ...(file && { file }) })
        : await payload.update({ ...options, id, data })
    id = (stored as { id: RecordId }).id
    if (state === 'withdrawn') await payload.update({ ...options, id, data: { _status: 'draft' } as never })
  }
  if (id === undefined) throw new Error('A record needs at least one language')
  return { id, name }
}

import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { fieldsOf } from '#content/draftable.ts'
import { globalRecord } from '#content/global-record.ts'
import { readLatestGlobal } from '#content/written/read-written.ts'
import type { Locale } from '#lib/locale.ts'
import type { Texts } from './progress.ts'
import { textsOfRecord, translatedNames } from './texts-of.ts'

type Row = Record<string, unknown>

/** A record as it is written now, and as visitors have it. */
export interface RecordTexts {
  latest: Texts
  shown: Texts
  /** What is translated of the latest version, as the adapter reads it, in all languages. */
  written: Row
  /** When it was saved last, in milliseconds. */
  at: number
  isGone: boolean
}

export const isWrittenIn = ({ fields }: Texts, locale: Locale): boolean =>
  [...fields.values()].some((texts) => texts[locale].length > 0)

const inBoth = (is: (locale: Locale) => boolean) => ({ zh: is('zh'), en: is('en') })

interface States {
  /** As visitors have it; empty for a draft that was never stored otherwise. */
  row: Row
  /** The latest version; of a kind without drafts the same. */
  written: Row
  hasDrafts: boolean
}

function textsOf(payload: Payload, source: string, { hasDrafts, row, written }: States): RecordTexts {
  const fields = fieldsOf(payload, source)
  const isPublished = ({ _status }: Row, locale: Locale) =>
    !hasDrafts || (_status as Partial<Record<Locale, unknown>> | null | undefined)?.[locale] === 'published'
  const latest = textsOfRecord(fields, written)
  return {
    latest: { fields: latest, isShown: inBoth((locale) => isPublished(row, locale) && isPublished(written, locale)) },
    shown: {
      fields: written === row ? latest : textsOfRecord(fields, row),
      isShown: inBoth((locale) => isPublished(row, locale)),
    },
    written,
    at: Date.parse(String(written.updatedAt)) || Date.now(),
    isGone: Boolean(row.deletedAt ?? written.deletedAt),
  }
}

/** What tells how a record stands. */
const stateFields = ['_status', 'deletedAt', 'updatedAt']

/**
 * The texts of some records of a collection, or of a global, in two statements of the adapter however many there are.
 * @returns none for a record that is not there
 */
export async function readTexts(
  req: PayloadRequest,
  source: string,
  records: readonly number[],
): Promise<Map<number, RecordTexts>> {
  const { payload } = req
  const { db } = payload
  if (records.includes(globalRecord)) {
    const row = await db.findGlobal<Row>({ slug: source, req })
    const written = (await readLatestGlobal(req, source)) ?? row
    return new Map([[globalRecord, textsOf(payload, source, { row, written, hasDrafts: true })]])
  }
  const collection = source as CollectionSlug
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const all = { collection, pagination: false, req, limit: 0 } as const
  const names = [...stateFields, ...translatedNames(fieldsOf(payload, source))]
  // What else a record has, and what points at it, is most of what reading it would take.
  const select = Object.fromEntries(names.map((name) => [name, true as const]))
  // By number: the collection's own order may need a language.
  const asked = { where: { id: { in: [...records] } }, sort: 'id', select }
  const rows = (await db.find<Row>({ ...all, ...asked })).docs
  const ofVersion = { parent: true as const, version: select }
  const drafts = hasDrafts
    ? (
        await db.queryDrafts<Row>({
          ...all,
          where: { parent: { in: [...records] } },
          sort: '-updatedAt',
          select: ofVersion,
        })
      ).docs
    : []
  const latest = new Map(drafts.map((draft) => [Number(draft.id), draft]))
  return new Map(
    rows.map((row) => {
      const record = Number(row.id)
      return [record, textsOf(payload, source, { row, written: latest.get(record) ?? row, hasDrafts })]
    }),
  )
}

import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  Payload,
  PayloadRequest,
} from 'payload'
import { isPrivate } from '#content/collections/index.ts'
import type { Draftable } from '#content/draftable.ts'
import { globalRecord } from '#content/global-record.ts'
import { publishPurge, tagsOfRecord } from '#content/purge-channel.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { dropVisits } from '#content/visits/visits.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { forgetMarks, noteMarks } from './machine/marks.ts'
import { dropMemory, noteMemory } from './memory.ts'
import { judge, type KnownFields } from './progress.ts'
import { isWrittenIn, readTexts, type RecordTexts } from './read-texts.ts'
import { deleteTranslation, readTranslation, type Stored, takeTurn, writeFirst, writeTranslation } from './table.ts'
import { dropTask } from './tasks.ts'
import { isTranslatedKind } from './texts-of.ts'
import { dropWishes } from './wishes.ts'

const kinds = new WeakMap<Payload, Set<string>>()

/** The collections and globals with texts in both languages that are content. */
export function translatedKinds(payload: Payload): ReadonlySet<string> {
  const known = kinds.get(payload)
  if (known) return known
  const all = [...payload.config.collections.filter(({ slug }) => !isPrivate(slug)), ...payload.config.globals]
  const found = new Set(
    all.filter(({ flattenedFields }) => isTranslatedKind(flattenedFields)).map(({ slug }) => slug as string),
  )
  kinds.set(payload, found)
  return found
}

/** What somebody said of a translation, beside what its texts say. */
interface Said {
  /** What is known to say the same. */
  known?: KnownFields
  /** Into which language it is translated. */
  target?: Locale
}

/** Whichever language a record was begun in is its source, until somebody says otherwise. */
function targetOf({ latest }: RecordTexts, wanted: Locale): Locale {
  const source = locales.find((locale) => locale !== wanted) ?? 'zh'
  return isWrittenIn(latest, source) || !isWrittenIn(latest, wanted) ? wanted : source
}

/** How a record stands, from how it stood before. */
export function standOf(texts: RecordTexts, before: Stored | undefined, said: Said = {}): Stored {
  const { at, isGone, latest, shown } = texts
  const target = targetOf(texts, said.target ?? before?.target ?? 'en')
  // What is known of the other direction says nothing of this one.
  const kept = before?.target === target ? before : undefined
  const known = said.known ?? kept?.known ?? {}
  const progress = judge({ latest, shown, target, known, wasPublic: kept?.isPublic === true })
  const state = isGone ? 'none' : progress.state
  const isSame = kept?.state === state && kept.open === progress.open
  const isPublic = kept?.isPublic === true || (shown.isShown.zh && shown.isShown.en)
  return { ...progress, state, target, isPublic, since: isSame ? kept.since : before ? Date.now() : at }
}

/** Writes how a record stands now, in the transaction of its change; visitors of its page are told when it is behind. */
export async function noteTranslation(req: PayloadRequest, of: Draftable, said?: Said): Promise<void> {
  if (!translatedKinds(req.payload).has(of.source)) return
  const ask = askWithin(req)
  await takeTurn(req, ask, of)
  const before = await readTranslation(ask, of)
  const texts = (await readTexts(req, of.source, [of.record])).get(of.record)
  if (texts === undefined) return
  await noteMarks(ask, of, texts.latest.fields)
  const now = standOf(texts, before, said)
  if (isDeepStrictEqual(now, before)) return
  await writeTranslation(ask, of, now)
  await noteMemory(ask, of, texts, now)
  if (texts.shown.isShown.zh && texts.shown.isShown.en) await dropWishes(ask, of)
  if (before !== undefined && (before.isBehind !== now.isBehind || before.target !== now.target))
    await publishPurge(req, tagsOfRecord(of.source, of.record))
}

/** What is stored when records are met for the first time counts as current. */
export async function meet(req: PayloadRequest, source: string, records: readonly number[]): Promise<void> {
  const ask = askWithin(req)
  for (const [record, texts] of await readTexts(req, source, records)) {
    const [of, stored] = [{ source, record }, standOf(texts, undefined)]
    if (await writeFirst(ask, of, stored)) await noteMemory(ask, of, texts, stored)
  }
}

/** A load makes its rows at the end. */
const isLoad = (req: PayloadRequest) => req.context.isLoad === true
const isNoted = (req: PayloadRequest, source: string) => !isLoad(req) && translatedKinds(req.payload).has(source)

/** Before the first change of a record that nothing is known of. */
async function meetBefore(req: PayloadRequest, of: Draftable): Promise<void> {
  if (isNoted(req, of.source) && (await readTranslation(askWithin(req), of)) === undefined)
    await meet(req, of.source, [of.record])
}

const beforeChange: CollectionBeforeChangeHook = async ({ collection, operation, originalDoc, req }) => {
  const { id } = (originalDoc ?? {}) as { id?: number }
  if (operation === 'update' && id !== undefined) await meetBefore(req, { source: collection.slug, record: id })
}

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const of = { source: collection.slug, record: Number((doc as { id: unknown }).id) }
  if (isNoted(req, of.source)) await noteTranslation(req, of)
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  if (!isNoted(req, collection.slug)) return
  const [ask, of] = [askWithin(req), { source: collection.slug, record: Number(id) }]
  for (const forget of [deleteTranslation, dropMemory, forgetMarks, dropWishes, dropTask, dropVisits])
    await forget(ask, of)
}

const beforeGlobalChange: GlobalBeforeChangeHook = ({ global, req }) =>
  meetBefore(req, { source: global.slug, record: globalRecord })

const afterGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  if (!isLoad(req)) await noteTranslation(req, { source: global.slug, record: globalRecord })
}

/** A collection of which every change tells what its translations were made from; docs/decisions/0067-outdated-is-true.md. */
export const withTranslations = (config: CollectionConfig): CollectionConfig =>
  isPrivate(config.slug)
    ? config
    : {
        ...config,
        hooks: {
          ...config.hooks,
          beforeChange: [...(config.hooks?.beforeChange ?? []), beforeChange],
          afterChange: [...(config.hooks?.afterChange ?? []), afterChange],
          afterDelete: [...(config.hooks?.afterDelete ?? []), afterDelete],
        },
      }

/** The same for a global. */
export const withTranslationsOfGlobal = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  hooks: {
    ...config.hooks,
    beforeChange: [...(config.hooks?.beforeChange ?? []), beforeGlobalChange],
    afterChange: [...(config.hooks?.afterChange ?? []), afterGlobalChange],
  },
})

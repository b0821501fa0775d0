import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import type { AuditEntry } from '#content/audit/entry.ts'
import { labelText } from '#content/one-language.ts'
import type { Locale } from '#lib/locale.ts'
import { houseZone } from '#lib/moment.ts'
import { type AuditTexts, auditTexts, factNames } from './audit-texts.ts'

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig

/** The configuration of what an entry is about, if there still is such a kind. */
export function configOf({ payload }: PayloadRequest, kind: string): Config | undefined {
  const { collections, globals } = payload.config
  return kind.startsWith('global ')
    ? globals.find(({ slug }) => `global ${slug}` === kind)
    : collections.find(({ slug }) => slug === kind)
}

/** A kind of record, or a setting, as the admin's menu calls it. */
export function nameKind(req: PayloadRequest, kind: string, language: Locale): string {
  if (kind === 'audit') return auditTexts[language].audit
  const config = configOf(req, kind)
  if (config === undefined) return kind
  return labelText('labels' in config ? config.labels.singular : config.label, language) ?? kind
}

/** A field as the form calls it. */
export function nameField(config: Config | undefined, name: string, language: Locale): string {
  const field = config?.flattenedFields.find((each) => each.name === name)
  const label = field && 'label' in field ? field.label : undefined
  return labelText(label, language) ?? factNames[name]?.[language] ?? name
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: houseZone, dateStyle: 'short', timeStyle: 'medium' })
/** A moment of the log, in the house's zone as its filters by day and its export are: two readers see one log. @example `2026-11-25 09:41:07` */
export const writeTime = (moment: number | string) => clock.format(new Date(moment))

/** Where records that entries are about can be opened; those that are gone are not among them. */
export async function findPlaces(req: PayloadRequest, entries: readonly AuditEntry[]): Promise<Map<string, string>> {
  const { payload, user } = req
  const places = new Map<string, string>()
  for (const kind of new Set(entries.map((each) => each.kind))) {
    const config = configOf(req, kind)
    if (config === undefined) continue
    if (kind.startsWith('global ')) {
      places.set(`${kind} `, `/admin/globals/${config.slug}`)
      continue
    }
    const ids = entries.flatMap((each) => (each.kind === kind && /^\d+$/.test(each.record) ? Number(each.record) : []))
    const where = { id: { in: ids } }
    const asked = { collection: kind, where, limit: ids.length, depth: 0, trash: true, pagination: false }
    const { docs } = await openCollections(payload).find({ ...asked, overrideAccess: false, user })
    for (const { deletedAt, id } of docs)
      places.set(`${kind} ${id}`, `/admin/collections/${kind}/${deletedAt ? 'trash/' : ''}${id}`)
  }
  return places
}

/** Somebody as the log names them. */
export const nameOf = ({ name, person, roles }: Pick<AuditEntry, 'name' | 'person' | 'roles'>, texts: AuditTexts) =>
  name || (roles === 'system' ? texts.system : person === null ? texts.unknown : String(person))

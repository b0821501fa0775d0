import type { PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { type Draftable, fieldsOf } from '#content/draftable.ts'
import { isGlobal } from '#content/global-record.ts'
import { readPublic } from '#content/written/read-written.ts'
import { asForm } from '#content/version-form.ts'
import { type Locale, locales } from '#lib/locale.ts'
import type { Before, PlanItem } from './plan.ts'

type State = 'draft' | 'public'

/** One language of a record as a form would send it, read by the house: who writes it back is judged then. */
export async function readForm(
  req: PayloadRequest,
  { record, source }: Draftable,
  locale: Locale,
  state: State,
): Promise<Record<string, unknown>> {
  const asHouse = { locale, fallbackLocale: false, depth: 0, overrideAccess: true, req } as const
  const draft = state === 'draft'
  const read = openCollections(req.payload)
  const data = isGlobal({ record })
    ? await read.findGlobal({ ...asHouse, slug: source, draft })
    : await read.findByID({ ...asHouse, collection: source, id: record, draft })
  return asForm(fieldsOf(req.payload, source), data)
}

/** Each record of some items once, in their order. */
const recordsOf = (items: readonly PlanItem[]): Draftable[] => [
  ...new Map(items.map(({ record, source }) => [`${source} ${record}`, { record, source }])).values(),
]

/** What visitors have of the records of a plan, as it can be published again. */
export async function rememberPublic(req: PayloadRequest, items: readonly PlanItem[]): Promise<Before[]> {
  const all: Before[] = []
  for (const subject of recordsOf(items)) {
    const languages: Before['languages'] = { zh: {}, en: {} }
    for (const locale of locales) {
      const was = await readPublic(req, { ...subject, locale })
      if (was !== undefined) languages[locale] = { was, form: await readForm(req, subject, locale, 'public') }
    }
    all.push({ ...subject, languages })
  }
  return all
}

/** The same, with what visitors have now that the plan is carried out. */
export async function noteOutcome(req: PayloadRequest, before: readonly Before[]): Promise<Before[]> {
  for (const { languages, ...subject } of before)
    for (const locale of locales) {
      const became = await readPublic(req, { ...subject, locale })
      if (became !== undefined) languages[locale].became = became
    }
  return [...before]
}

import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { bringOut, type Draftable } from '#content/draftable.ts'
import { isGlobal } from '#content/global-record.ts'
import { readPublic } from '#content/written/read-written.ts'
import { draftGlobal, publishGlobal } from '#content/write-global.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { describeFault, isFault } from './carry-out.ts'
import { holdPlan, writePlan } from './change.ts'
import { refusalOf, refusePlan } from './create.ts'
import type { Before, Plan } from './plan.ts'
import { readForm } from './remember.ts'

type Data = Record<string, unknown>

/** Saves a language of a record as the person of the request, as the draft or for visitors. */
async function write(req: PayloadRequest, { record, source }: Draftable, locale: Locale, form: Data, draft: boolean) {
  if (isGlobal({ record })) {
    await draftGlobal(req, source, locale, form)
    if (!draft) await publishGlobal(req, source, [locale])
    return
  }
  await openCollections(req.payload).update({
    collection: source,
    id: record,
    locale,
    data: { ...form, _status: draft ? 'draft' : 'published' },
    draft,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
}

const touchedIn = ({ languages }: Before): Locale[] =>
  locales.filter((locale) => languages[locale].was !== languages[locale].became)

/** The languages of a record in which visitors have something else than after the plan. */
async function findChanged(req: PayloadRequest, { languages, ...subject }: Before): Promise<Locale[]> {
  const changed: Locale[] = []
  for (const locale of locales)
    if ((await readPublic(req, { ...subject, locale })) !== languages[locale].became) changed.push(locale)
  return changed
}

/** Gives visitors what they had of a record before; what its languages are now stays, as their draft. */
async function giveBack(req: PayloadRequest, before: Before): Promise<void> {
  const { languages, record, source } = before
  const subject = { record, source }
  const drafts: [Locale, Data][] = []
  for (const locale of locales) drafts.push([locale, await readForm(req, subject, locale, 'draft')])
  for (const locale of locales) {
    const { form } = languages[locale]
    if (form !== undefined) await write(req, subject, locale, form, false)
    else if (touchedIn(before).includes(locale)) await bringOut(req, { ...subject, locale }, 'draft')
  }
  // A file, a row of the other language or a field that the person may not write would be missing from it.
  for (const locale of locales)
    if ((await readPublic(req, { ...subject, locale })) !== languages[locale].was) refusePlan(req, 'unlike', 409)
  for (const [locale, form] of drafts)
    if (!isDeepStrictEqual(form, languages[locale].form)) await write(req, subject, locale, form, true)
}

const undo = new Error('What cannot be done as a whole is undone')

/** @returns what is in the way, a line for each; something of it may be done then, which is to be undone */
async function giveAllBack(req: PayloadRequest, before: readonly Before[]): Promise<string[]> {
  const faults: string[] = []
  for (const each of before)
    for (const locale of await findChanged(req, each))
      faults.push(describeFault({ ...each, locale }, refusalOf(req, 'since', 409)))
  if (faults.length > 0) return faults
  // The last to go out is the first to go back: it may refer to the others.
  for (const each of before.toReversed())
    try {
      await giveBack(req, each)
    } catch (error) {
      if (!isFault(error)) throw error
      return [describeFault({ ...each, locale: touchedIn(each)[0] ?? 'zh' }, error)]
    }
  return []
}

/**
 * Takes back what a plan did, whole or not at all, as the person of the request: visitors have what they had before it,
 * and what it had published stands in the drafts.
 *
 * @returns the plan, and what is in the way, a line for each
 * @throws APIError 404; 409 for a plan that was not carried out, or whose content of before is not kept
 */
export async function takeBack(req: PayloadRequest, id: number): Promise<{ plan: Plan; faults: string[] }> {
  let faults: string[] = []
  try {
    const plan = await holdPlan(req, id, async (inside, { before, state }) => {
      if (state !== 'done' || !before) refusePlan(req, state === 'takenBack' ? 'back' : 'undone', 409)
      faults = await giveAllBack(inside, before as readonly Before[])
      if (faults.length > 0) throw undo
      return writePlan(inside, id, { state: 'takenBack', before: null })
    })
    return { plan, faults }
  } catch (error) {
    if (error !== undo) throw error
    return { plan: await holdPlan(req, id, (_inside, plan) => Promise.resolve(plan)), faults }
  }
}

import { APIError, type PayloadRequest } from 'payload'
import { isGlobal } from '#content/global-record.ts'
import { noteDeed } from '#content/audit/append.ts'
import type { AuditAction } from '#content/audit/entry.ts'
import { bringOut, fieldsOf } from '#content/draftable.ts'
import { createPlan } from '#content/plan/create.ts'
import type { Locale } from '#lib/locale.ts'
import { digestIn, isWrittenIn } from '#content/written/content-of.ts'
import { readDraft, readPublic } from '#content/written/read-written.ts'
import { writerOf } from './writer-of.ts'
import { tellPublishers, tellWriter, titleOf } from './mails.ts'
import { refuseReview } from './refuse.ts'
import { mostRemarks, numberOf, openKeyOf, type Remark, type Review, type ReviewState, type Subject } from './review.ts'
import { changeReview, findOpen, inTurn } from './store.ts'

const me = ({ user }: PayloadRequest) => Number(user?.id)
const now = () => new Date().toISOString()

async function note(req: PayloadRequest, action: AuditAction, subject: Subject): Promise<void> {
  const { locale: language, record, source } = subject
  // As the log calls settings, which have no number there.
  const about = isGlobal(subject) ? { kind: `global ${source}` } : { kind: source, record }
  await noteDeed(req, { action, ...about, language, title: await titleOf(req, subject) })
}

/** The review of a language that goes on, in one of the states that are asked for. */
async function openOf(req: PayloadRequest, subject: Subject, states: readonly ReviewState[]): Promise<Review> {
  const found = (await findOpen(req, subject)).find(({ locale }) => locale === subject.locale)
  return found && states.includes(found.state) ? found : refuseReview(req, 'gone')
}

/** Hands in some languages of a record as they are written now; again after it was returned, or changed. */
export async function handIn(
  req: PayloadRequest,
  { locales, note: words, ...record }: Omit<Subject, 'locale'> & { locales: readonly Locale[]; note?: string },
): Promise<void> {
  await inTurn(req, record, async (inside) => {
    const content = await readDraft(inside, record)
    const open = await findOpen(inside, record)
    for (const locale of locales) {
      const digest = digestIn(content, locale)
      if (!isWrittenIn(content, locale)) refuseReview(inside, 'empty')
      const before = open.find((each) => each.locale === locale)
      if ((await readPublic(inside, { ...record, locale })) === digest) refuseReview(inside, 'nothing')
      if (before?.digest === digest && before.state === 'handedIn') refuseReview(inside, 'already')
      if (before?.digest === digest && before.state === 'approved') refuseReview(inside, 'approved')
      await store(inside, { ...record, locale }, { digest, before, words })
      await note(inside, 'handIn', { ...record, locale })
    }
    const [locale = 'zh'] = locales
    await tellPublishers(inside, { subject: { ...record, locale }, locales, note: words ?? '' })
  })
}

interface Stored {
  digest: string
  before: Review | undefined
  words: string | undefined
}

async function store(req: PayloadRequest, subject: Subject, { before, digest, words = '' }: Stored): Promise<void> {
  const data = {
    state: 'handedIn' as const,
    digest,
    note: words,
    handedInBy: me(req),
    handedInAt: now(),
    decidedBy: null,
    decidedAt: null,
  }
  if (before) return changeReview(req, before.id, data)
  const made = { ...subject, ...data, openKey: openKeyOf(subject) }
  await req.payload.create({ collection: 'reviews', data: made, depth: 0, overrideAccess: true, req })
}

/** Takes back what the person handed in. */
export async function takeBack(req: PayloadRequest, subject: Subject): Promise<void> {
  await inTurn(req, subject, async (inside) => {
    const review = await openOf(inside, subject, ['handedIn', 'returned', 'approved'])
    if (numberOf(review.handedInBy) !== me(inside)) refuseReview(inside, 'notYours', 403)
    await changeReview(inside, review.id, { state: 'withdrawn', openKey: null })
    await note(inside, 'takeBack', subject)
  })
}

type NewRemark = Pick<Remark, 'field' | 'text'>

function withRemarks(req: PayloadRequest, { remarks, source }: Review, added: readonly NewRemark[]): Remark[] {
  const names = new Set(fieldsOf(req.payload, source).map(({ name }) => name))
  if (added.some(({ field }) => field && !names.has(field.split('.')[0] ?? ''))) refuseReview(req, 'field', 400)
  const all = [...(remarks ?? []), ...added.map((each) => ({ ...each, by: me(req), at: now() }))]
  return all.length > mostRemarks ? refuseReview(req, 'many', 400) : all
}

/** Gives it back to its writer with what is to be changed. */
export async function giveBack(
  req: PayloadRequest,
  { remarks: added, ...subject }: Subject & { remarks: readonly NewRemark[] },
): Promise<void> {
  await inTurn(req, subject, async (inside) => {
    const review = await openOf(inside, subject, ['handedIn', 'approved'])
    const remarks = withRemarks(inside, review, added)
    const open = remarks.filter(({ settledAt }) => !settledAt)
    if (open.length === 0) refuseReview(inside, 'why', 400)
    await changeReview(inside, review.id, { state: 'returned', decidedBy: me(inside), decidedAt: now(), remarks })
    await note(inside, 'return', subject)
    const said = open.map(({ text }) => text).join('\n')
    await tellWriter(inside, 'reviewReturned', numberOf(review.handedInBy), {
      subject,
      locales: [subject.locale],
      note: said,
    })
  })
}

/** What follows in the same transaction: nothing, publication, or publication at a time. */
export type Afterwards = 'nothing' | 'publish' | { at: string }

/**
 * Approves a language as the person has seen it.
 * @returns the plan that was made for it, if one was
 */
export async function approve(
  req: PayloadRequest,
  { digest, next, ...subject }: Subject & { digest: string; next: Afterwards },
): Promise<number | undefined> {
  return inTurn(req, subject, async (inside) => {
    const review = await openOf(inside, subject, ['handedIn'])
    if (digestIn(await readDraft(inside, subject), subject.locale) !== digest) refuseReview(inside, 'changed')
    if (await isOwn(inside, review, digest)) refuseReview(inside, 'own', 403)
    await changeReview(inside, review.id, { state: 'approved', digest, decidedBy: me(inside), decidedAt: now() })
    await note(inside, 'approve', subject)
    const told = { subject, locales: [subject.locale], note: '' }
    await tellWriter(inside, 'reviewApproved', numberOf(review.handedInBy), told)
    if (next === 'publish') await bringOut(inside, subject, 'published')
    if (typeof next !== 'object') return undefined
    const items = [{ ...subject, action: 'publish' as const }]
    const name = (await titleOf(inside, subject)).slice(0, 120) || `${subject.source} ${subject.record}`
    return (await createPlan(inside, { name, at: next.at, items })).id
  })
}

/** Whether the person handed it in, or wrote it as it is now. */
export async function isOwn(req: PayloadRequest, review: Review, digest: string): Promise<boolean> {
  return numberOf(review.handedInBy) === me(req) || (await writerOf(req, review, digest)) === me(req)
}

/** Says something about what was handed in, which both sides may. */
export async function addRemark(
  req: PayloadRequest,
  { remark, ...subject }: Subject & { remark: NewRemark },
): Promise<void> {
  await inTurn(req, subject, async (inside) => {
    const review = await openOf(inside, subject, ['handedIn', 'returned', 'approved'])
    await changeReview(inside, review.id, { remarks: withRemarks(inside, review, [remark]) })
  })
}

/** Ticks a remark off, or takes that back. */
export async function settleRemark(
  req: PayloadRequest,
  { isSettled, remark, ...subject }: Subject & { remark: string; isSettled: boolean },
): Promise<void> {
  await inTurn(req, subject, async (inside) => {
    const review = await openOf(inside, subject, ['handedIn', 'returned', 'approved'])
    const remarks = review.remarks ?? []
    if (!remarks.some(({ id }) => id === remark)) throw new APIError('Not Found', 404)
    const settledAt = isSettled ? now() : null
    await changeReview(inside, review.id, {
      remarks: remarks.map((each) => (each.id === remark ? { ...each, settledAt } : each)),
    })
  })
}

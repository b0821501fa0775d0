import type { PayloadRequest } from 'payload'
import { mayPublish } from '#content/access/roles.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { digestIn, isWrittenIn } from '#content/written/content-of.ts'
import { readDraft, readPublic } from '#content/written/read-written.ts'
import { isFourEyes } from './four-eyes.ts'
import { numberOf, type Person, type Remark, type Review, type ReviewState, type Subject } from './review.ts'
import { isOwn } from './steps.ts'
import { findOpen } from './store.ts'

/** How a language of a record stands, as the admin shows it. */
export interface LanguageReview {
  locale: Locale
  /** What is written now; whoever approves says by it what they have seen. */
  digest: string
  /** Whether something is written that visitors are not given. */
  isChanged: boolean
  review?: {
    state: ReviewState
    note: string
    by: string
    at: string
    decidedBy: string
    /** Written on since it was handed in or approved, which then no longer counts. */
    isOutdated: boolean
    isMine: boolean
    /** Whether the person may approve it: neither handed it in nor wrote it. */
    isOwn: boolean
    remarks: { id: string; field: string; text: string; by: string; at: string; isSettled: boolean }[]
  }
}

export interface RecordReviews {
  isFourEyes: boolean
  languages: LanguageReview[]
}

const nameOf = (person: Person) => (typeof person === 'object' ? (person?.name ?? person?.email ?? '') : '')

const describeRemark = ({ at, by, field, id, settledAt, text }: Remark) => ({
  id: id ?? '',
  field: field ?? '',
  text,
  by: nameOf(by),
  at,
  isSettled: Boolean(settledAt),
})

async function describe(req: PayloadRequest, review: Review, digest: string): Promise<LanguageReview['review']> {
  const { decidedBy, handedInAt, handedInBy, note, remarks, state } = review
  return {
    state,
    note: note ?? '',
    by: nameOf(handedInBy),
    at: handedInAt,
    decidedBy: nameOf(decidedBy),
    isOutdated: review.digest !== digest,
    isMine: numberOf(handedInBy) === Number(req.user?.id),
    isOwn: mayPublish(req.user) && (await isOwn(req, review, digest)),
    remarks: (remarks ?? []).map(describeRemark),
  }
}

/** The reviews of a record that go on, for whoever may read it. */
export async function describeReviews(
  req: PayloadRequest,
  { record, source }: Omit<Subject, 'locale'>,
): Promise<RecordReviews> {
  const content = await readDraft(req, { record, source })
  const open = await findOpen(req, { record, source }, 1)
  const languages: LanguageReview[] = []
  for (const locale of locales) {
    const digest = digestIn(content, locale)
    const found = open.find((each) => each.locale === locale)
    const review = found && (await describe(req, found, digest))
    const isChanged = isWrittenIn(content, locale) && (await readPublic(req, { source, record, locale })) !== digest
    languages.push({ locale, digest, isChanged, ...(review && { review }) })
  }
  return { isFourEyes: await isFourEyes(req), languages }
}

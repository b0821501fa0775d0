import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf, type InTransaction } from '#content/database-transactions.ts'
import { createAtomically } from '#content/transaction.ts'
import { openStates, type Review, type Subject } from './review.ts'

/** All that changes the reviews of a record takes turns, publication included. */
const lockOf = ({ record, source }: Omit<Subject, 'locale'>): string => `review ${source} ${record}`

/** Inside a transaction that is there already: SQLite's take turns by themselves, PostgreSQL's by this lock. */
export async function takeTurn(req: InTransaction, subject: Omit<Subject, 'locale'>): Promise<void> {
  if (req.payload.db.name !== 'postgres' || req.transactionID === undefined) return
  const db = await transactionOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(subject)}, 0))`)
}

/** Does something to the reviews of a record, as the person of a request and in their language. */
export const inTurn = <Result>(
  req: PayloadRequest,
  subject: Omit<Subject, 'locale'>,
  work: (inside: PayloadRequest) => Promise<Result>,
): Promise<Result> =>
  createAtomically(req.payload)(
    lockOf(subject),
    (inside) => work(Object.assign(inside, { i18n: req.i18n, t: req.t })),
    req.user,
  )

/** The reviews of a record that go on. */
export async function findOpen(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  { record, source }: Omit<Subject, 'locale'>,
  depth = 0,
): Promise<Review[]> {
  const { docs } = await req.payload.find({
    collection: 'reviews',
    where: {
      and: [{ source: { equals: source } }, { record: { equals: record } }, { state: { in: [...openStates] } }],
    },
    showHiddenFields: true,
    pagination: false,
    depth,
    overrideAccess: true,
    req,
  })
  return docs
}

/** Changes a review in the transaction of a request. */
export async function changeReview(
  req: PayloadRequest,
  id: number,
  data: Partial<Review> & { openKey?: null },
): Promise<void> {
  await req.payload.update({ collection: 'reviews', id, data: data as object, depth: 0, overrideAccess: true, req })
}

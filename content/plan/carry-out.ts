import { APIError, type Payload, type PayloadRequest, ValidationError, type Where } from 'payload'
import { isGlobal } from '#content/global-record.ts'
import { bringOut } from '#content/draftable.ts'
import { createAtomically } from '#content/transaction.ts'
import { log } from '#lib/log.ts'
import { type Plan, type PlanItem, startOfPast } from './plan.ts'
import { noteOutcome, rememberPublic } from './remember.ts'

const carryOutItem = (req: PayloadRequest, item: PlanItem, as?: 'person' | 'house') =>
  bringOut(req, item, item.action === 'publish' ? 'published' : 'draft', as)

/** What an editor can mend: a field that is missing, a right, a record that is gone. Everything else is an outage. */
export const isFault = (error: unknown): error is APIError => error instanceof APIError && error.status < 500

export function describeFault(item: Omit<PlanItem, 'action'>, error: APIError): string {
  const fields = error instanceof ValidationError ? error.data.errors.map(({ path }) => path).join(', ') : ''
  const name = isGlobal(item) ? item.source : `${item.source} ${item.record}`
  return `${name} (${item.locale}): ${error.message}${fields && ` (${fields})`}`
}

const undo = new Error('A trial is undone')

/** Who asks, and in which language they are told. */
type Asking = Pick<PayloadRequest, 'payload' | 'user'> & Partial<Pick<PayloadRequest, 'i18n' | 't'>>

/**
 * Which items could not be carried out now, each tried by itself and undone.
 * @param as whose rights decide; the house's for somebody who only asks what is still missing
 * @returns a line for each fault
 */
export async function findFaults(
  { i18n, payload, t, user }: Asking,
  items: readonly PlanItem[],
  as: 'person' | 'house' = 'person',
): Promise<string[]> {
  const faults: string[] = []
  for (const item of items) {
    try {
      await createAtomically(payload)(
        `plan of ${item.source} ${item.record}`,
        async (req) => {
          Object.assign(req, { ...(i18n && { i18n }), ...(t && { t }) })
          await carryOutItem(req, item, as)
          throw undo
        },
        as === 'house' ? null : user,
      )
    } catch (error) {
      if (isFault(error)) faults.push(describeFault(item, error))
      else if (error !== undo) throw error
    }
  }
  return faults
}

/** Whoever made the plan, with the rights of today; nobody when the account is gone. */
async function plannerOf(payload: Payload, { madeBy }: Plan): Promise<PayloadRequest['user']> {
  const id = typeof madeBy === 'object' ? madeBy?.id : madeBy
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: id ?? 0 } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0] ? { ...docs[0], collection: 'users' } : null
}

/**
 * Carries out one plan in one transaction: of several processes the first does it, and after a kill the next. A plan that
 * cannot be carried out is left undone as a whole, and says everything that is in its way.
 */
async function carryOut(payload: Payload, id: number, now: Date): Promise<void> {
  const read = async (req?: PayloadRequest) =>
    (await payload.findByID({ collection: 'plans', id, depth: 0, overrideAccess: true, ...(req && { req }) })) as Plan
  const settle = async (data: Partial<Plan>, req?: PayloadRequest) => {
    // The house says what became of it, not the person in whose name it was done.
    const house = req && { req: { ...req, user: null } as PayloadRequest }
    await payload.update({ collection: 'plans', id, data: data as object, depth: 0, overrideAccess: true, ...house })
  }
  const plan = await read()
  const planner = await plannerOf(payload, plan)
  const items = plan.items ?? []
  try {
    if (planner === null) throw new APIError('Whoever planned this is no longer there', 403)
    await createAtomically(payload)(
      `plan ${id}`,
      async (req) => {
        const { state } = await read(req)
        if (state !== 'planned') return
        const before = await rememberPublic(req, items)
        for (const item of items) await carryOutItem(req, item)
        await settle({ state: 'done', doneAt: now.toISOString(), before: await noteOutcome(req, before) }, req)
      },
      planner,
    )
  } catch (error) {
    // An outage is no fault of the plan: the next round tries again.
    if (!isFault(error)) throw error
    const faults = planner === null ? [error.message] : await findFaults({ payload, user: planner }, items)
    log.warn({ plan: id, faults }, 'a planned publication was not carried out')
    await settle({ state: 'failed', failure: (faults.length > 0 ? faults : [error.message]).join('\n') })
  }
}

/** What visitors had before is kept for as long as a plan can be taken back. */
async function forgetOld(payload: Payload, now: Date): Promise<void> {
  const isOld: Where = { and: [{ at: { less_than: startOfPast(now) } }, { before: { exists: true } }] }
  await payload.update({ collection: 'plans', where: isOld, data: { before: null }, depth: 0, overrideAccess: true })
}

/** Carries out what is due, the earliest first; also what fell due while no process was running. */
export async function carryOutDue(
  payload: Payload,
  { now = new Date(), stopping }: { now?: Date; stopping?: AbortSignal } = {},
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'plans',
    where: { and: [{ state: { equals: 'planned' } }, { at: { less_than_equal: now.toISOString() } }] },
    sort: ['at', 'id'],
    limit: 100,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  for (const { id } of docs) if (stopping?.aborted !== true) await carryOut(payload, id, now)
  if (docs.length > 0) await forgetOld(payload, now)
}

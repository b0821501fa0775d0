import { APIError, type PayloadRequest } from 'payload'
import { createAtomically } from '#content/transaction.ts'
import { refusePlan } from './create.ts'
import type { Plan } from './plan.ts'

/**
 * Does something with a plan in a transaction as the person of the request, one after another for the same plan.
 *
 * @throws APIError 404
 */
export const holdPlan = <Result>(
  req: PayloadRequest,
  id: number,
  work: (inside: PayloadRequest, plan: Plan) => Promise<Result>,
): Promise<Result> =>
  createAtomically(req.payload)(
    `plan ${id}`,
    async (inside) => {
      Object.assign(inside, { i18n: req.i18n, t: req.t })
      const { docs } = await inside.payload.find({
        collection: 'plans',
        where: { id: { equals: id } },
        limit: 1,
        pagination: false,
        depth: 0,
        overrideAccess: true,
        req: inside,
      })
      const [stored] = docs
      if (stored === undefined) throw new APIError('Not Found', 404)
      return work(inside, stored)
    },
    req.user,
  )

/** Writes what has become of a plan: the house does, whoever it was for. */
export const writePlan = (inside: PayloadRequest, id: number, data: Partial<Plan>): Promise<Plan> =>
  inside.payload.update({
    collection: 'plans',
    id,
    data: data as object,
    depth: 1,
    overrideAccess: true,
    req: { ...inside, user: null },
  })

/** Changes a plan that has not been carried out yet. */
export const changePlan = (
  req: PayloadRequest,
  id: number,
  change: (plan: Plan, req: PayloadRequest) => Partial<Plan>,
): Promise<Plan> =>
  holdPlan(req, id, async (inside, stored) => {
    if (stored.state !== 'planned') refusePlan(req, 'settled', 409)
    // Whoever changes a plan answers for it from now on.
    return writePlan(inside, id, { ...change(stored, req), madeBy: Number(req.user?.id) })
  })

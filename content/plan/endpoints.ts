import type { Endpoint, PayloadRequest } from 'payload'
import { isGlobal } from '#content/global-record.ts'
import { z } from 'zod'
import { checkDraftable } from '#content/access/check-draftable.ts'
import { refuseWithdrawal } from '#content/access/refuse-publication.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { globalName } from '#content/draftable.ts'
import { answerJson, checkPublisher, checkWriter, readInput } from '#content/endpoint.ts'
import { locales } from '#lib/locale.ts'
import { draftPath } from '#content/preview/with-preview.ts'
import { findFaults } from './carry-out.ts'
import { changePlan } from './change.ts'
import { checkTime, createPlan, refusePlan } from './create.ts'
import { mostItems, type Plan, type PlanItem, startOfPast } from './plan.ts'
import { takeBack } from './take-back.ts'

const item = z.object({
  source: z.string().max(64),
  record: z.int().min(0),
  locale: z.enum(locales),
  action: z.enum(['publish', 'withdraw']),
})
const items = z.array(item).min(1).max(mostItems)
const name = z.string().trim().min(1).max(120)
const at = z.iso.datetime({ offset: true })
const id = z.int().positive()

/** Each record must be there for the person, and of a kind that has drafts; settings are not withdrawn. */
async function checkItems(req: PayloadRequest, asked: readonly PlanItem[]): Promise<void> {
  for (const each of asked) {
    await checkDraftable(req, each)
    if (isGlobal(each) && each.action === 'withdraw') refuseWithdrawal(req)
  }
}

const sameLanguage = (one: PlanItem, other: PlanItem) =>
  one.source === other.source && one.record === other.record && one.locale === other.locale

/** The later of two words about the same language of a record holds. */
const joinItems = (before: readonly PlanItem[], after: readonly PlanItem[]): PlanItem[] => [
  ...before.filter((each) => !after.some((other) => sameLanguage(each, other))),
  ...after.filter((each, index) => !after.slice(index + 1).some((other) => sameLanguage(each, other))),
]

const way = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  handle: (req: PayloadRequest, input: z.output<Schema>) => Promise<Plan>,
): Endpoint => ({
  path,
  method: 'post',
  async handler(req) {
    checkPublisher(req)
    const plan = await handle(req, await readInput(req, schema))
    const faults = plan.state === 'planned' ? await findFaults(req, plan.items ?? []) : []
    return answerJson({ plan: describePlan(plan), faults })
  },
})

/** A plan as the admin shows it. */
function describePlan({ before: _before, madeBy, ...plan }: Plan) {
  const person = typeof madeBy === 'object' ? madeBy : undefined
  return { ...plan, madeBy: person?.name ?? person?.email ?? '' }
}

/** `POST /admin/api/plans/…`: all answer with the plan and with what would be in its way today. */
const makePlan = way('/plan', z.object({ name, at, items }), async (req, asked) => {
  const time = checkTime(req, asked.at)
  await checkItems(req, asked.items)
  return createPlan(req, { name: asked.name, at: time, items: joinItems([], asked.items) })
})

const addItems = way('/add', z.object({ plan: id, items }), async (req, { items: added, plan }) => {
  await checkItems(req, added)
  return changePlan(req, plan, ({ items: before }) => {
    const all = joinItems(before ?? [], added)
    return all.length > mostItems ? refusePlan(req, 'many') : { items: all }
  })
})

const removeItem = way('/remove', z.object({ plan: id, item }), (req, { item: removed, plan }) =>
  changePlan(req, plan, ({ items: before }) => {
    const left = (before ?? []).filter((each) => !sameLanguage(each, removed))
    return left.length === 0 ? refusePlan(req, 'last') : { items: left }
  }),
)

const movePlan = way('/move', z.object({ plan: id, name: name.optional(), at: at.optional() }), (req, asked) => {
  const time = asked.at === undefined ? {} : { at: checkTime(req, asked.at) }
  return changePlan(req, asked.plan, () => ({ ...time, ...(asked.name !== undefined && { name: asked.name }) }))
})

const cancelPlan = way('/cancel', z.object({ plan: id }), (req, { plan }) =>
  changePlan(req, plan, () => ({ state: 'cancelled' })),
)

/** Answers with what is in its way, which leaves the plan as it is. */
const takeBackPlan: Endpoint = {
  path: '/take-back',
  method: 'post',
  async handler(req) {
    checkPublisher(req)
    const { plan } = await readInput(req, z.object({ plan: id }))
    const { faults, plan: stored } = await takeBack(req, plan)
    return answerJson({ plan: describePlan(stored), faults })
  },
}

/** `GET /admin/api/plans/coming`: what is planned, and what became of the plans of the last month. */
const listPlans: Endpoint = {
  path: '/coming',
  method: 'get',
  async handler(req) {
    checkWriter(req)
    const since = startOfPast(new Date())
    const { docs } = await req.payload.find({
      collection: 'plans',
      where: {
        or: [
          { state: { equals: 'planned' } },
          { and: [{ state: { in: ['done', 'failed', 'takenBack'] } }, { at: { greater_than: since } }] },
        ],
      },
      sort: ['at', 'id'],
      select: { before: false },
      limit: 500,
      depth: 1,
      overrideAccess: true,
      req,
    })
    return answerJson({
      plans: await Promise.all(docs.map(async (each) => nameItems(req, describePlan(each as Plan)))),
    })
  },
}

/** With the titles of the records, as the person may read them. */
async function nameItems(req: PayloadRequest, plan: ReturnType<typeof describePlan>) {
  const withPreview = (title: string, each: PlanItem) => {
    const { action, locale, record, source } = each
    const isShown = plan.state === 'planned' && action === 'publish'
    const preview = isShown && draftPath(req.payload, { source, record, locale, plan: plan.id })
    return { ...each, title, ...(preview && { preview }) }
  }
  const named = await Promise.all(
    (plan.items ?? []).map(async (each) => {
      const language = req.i18n.language === 'zh' ? 'zh' : 'en'
      if (isGlobal(each)) return withPreview(globalName(req.payload, each.source, language), each)
      const { docs } = await openCollections(req.payload).find({
        collection: each.source,
        where: { id: { equals: each.record } },
        draft: true,
        locale: each.locale,
        fallbackLocale: false,
        limit: 1,
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
      return withPreview((docs[0]?.title as string | null | undefined) ?? '', each)
    }),
  )
  return { ...plan, items: named }
}

export const planEndpoints: Endpoint[] = [listPlans, makePlan, addItems, removeItem, movePlan, cancelPlan, takeBackPlan]

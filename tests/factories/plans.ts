import { handleEndpoints } from 'payload'
import { beforeAll, beforeEach } from 'vitest'
import { roles } from '#content/access/roles.ts'
import type { Plan, PlanItem } from '#content/plan/plan.ts'
import type { Locale } from '#lib/locale.ts'
import { openPublished } from '#published/published.ts'
import { useTestPortal } from '../setup/shared-portal.ts'
import { demoPassword } from '../setup/template.ts'
import { makeRecord } from './records.ts'

export const soon = () => new Date(Date.now() + 60_000)
export const afterwards = () => new Date(Date.now() + 120_000)

/** A language of a news item in a plan. */
export const item = (record: number, locale: Locale, action: PlanItem['action'] = 'publish'): PlanItem => ({
  source: 'news',
  record,
  locale,
  action,
})

/** A portal with a person of each role, and what they do with plans. Before each test there is nothing planned. */
export function useTestPlans() {
  const test = useTestPortal()
  const people = new Map<string, { id: number; token: string }>()

  async function makePerson(name: string, role: (typeof roles)[number]) {
    const email = `${name}@plan.example`
    const { id } = await test.payload.create({
      collection: 'users',
      data: { email, password: demoPassword, name, roles: [role] },
    })
    const { token } = await test.payload.login({ collection: 'users', data: { email, password: demoPassword } })
    people.set(name, { id, token: String(token) })
  }

  /** The admin's REST interface, as its route answers. */
  async function ask(way: string, who: string, body?: object) {
    const { default: config } = await import('#content/payload.config.ts')
    const token = people.get(who)?.token
    const request = new Request(`http://localhost/admin/api/plans${way}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `JWT ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await handleEndpoints({ config, request })
    const answer = (await response.json()) as {
      plan: Plan
      plans: Plan[]
      faults: string[]
      errors?: { message: string }[]
    }
    return { status: response.status, ...answer }
  }
  const plan = (items: PlanItem[], { at = soon(), who = 'publisher' }: { at?: Date; who?: string } = {}) =>
    ask('/plan', who, { name: 'A plan', at: at.toISOString(), items })
  const stateOf = async (id: number) =>
    (await test.payload.findByID({ collection: 'plans', id, depth: 0, overrideAccess: true })) as Plan

  /** A news item, published in Chinese as it was made, with a draft of each language that nobody has published. */
  async function makeChanged(): Promise<number> {
    const id = Number((await makeRecord(test.payload, 'news', { zh: 'published', en: 'draft' })).id)
    for (const locale of ['zh', 'en'] as const)
      await test.payload.update({
        collection: 'news',
        id,
        locale,
        draft: true,
        data: { title: `NEW ${locale}`, _status: 'draft' },
      })
    return id
  }

  /** What visitors read of a news item: its titles, by language. */
  async function shownOf(id: number): Promise<Record<string, unknown> | undefined> {
    const [found] = await openPublished(test.payload).find('news', { where: { id: { equals: id } } })
    return found?.title
  }

  beforeAll(async () => {
    for (const role of roles) await makePerson(role, role)
  })
  beforeEach(async () => {
    await test.payload.update({
      collection: 'plans',
      where: { state: { equals: 'planned' } },
      data: { state: 'cancelled' },
      overrideAccess: true,
    })
  })
  return { test, people, makePerson, ask, plan, stateOf, makeChanged, shownOf }
}

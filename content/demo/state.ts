import type { PayloadRequest } from 'payload'
import { isPublic } from '#content/collections/index.ts'
import type { AdminText } from '#content/fields/labels.ts'
import { globalRecord } from '#content/global-record.ts'
import { openAsk } from '#content/search/ask.ts'
import { nameUses, type NamedUse } from '#content/uses/named-uses.ts'
import { demoKinds, readDemo } from './marked.ts'
import { type Choice, countOf, planRemoval } from './plan-removal.ts'

/** Records of the demo that stand together in the admin's menu. */
interface DemoGroup {
  name: AdminText
  kinds: string[]
  count: number
  /** Whether they may stay as drafts: content, not people. */
  mayStay: boolean
}

export interface DemoState {
  groups: DemoGroup[]
  /** What would go, become a draft, and stay because something refers to it. */
  taken: number
  drafts: number
  used: number
  /** What somebody has changed since; at most `mostNamed` are named. */
  changed: NamedUse[]
  changedCount: number
  /** Whether the person is signed in with an account of the demo. */
  isDemoAccount: boolean
}

/** Changed records that are named; of the others it is said how many there are. */
const mostNamed = 50

const others: AdminText = { zh: '账户、工单、同义词等', en: 'Accounts, tickets, synonyms and the like' }

/** How many records of the demo there are. */
export const countDemo = async (req: Pick<PayloadRequest, 'payload'>): Promise<number> =>
  countOf(await readDemo(req.payload, openAsk(req.payload)))

/** What there is of the demo, and what a choice would do. Nothing is changed. */
export async function readDemoState(req: PayloadRequest, choice: Choice): Promise<DemoState> {
  const { payload } = req
  const ask = openAsk(payload)
  const demo = await readDemo(payload, ask)
  const removal = await planRemoval(payload, ask, choice)
  const groups = new Map<string, DemoGroup>()
  for (const { admin, slug } of demoKinds(payload)) {
    const { size = 0 } = demo.get(slug) ?? {}
    if (size === 0) continue
    const mayStay = isPublic(slug)
    const name = mayStay ? (admin.group as AdminText) : others
    const group = groups.get(name.en) ?? { name, kinds: [], count: 0, mayStay }
    groups.set(name.en, { ...group, kinds: [...group.kinds, slug], count: group.count + size })
  }
  const changed = [
    ...[...removal.changed].flatMap(([source, ids]) => [...ids].map((record) => ({ source, record }))),
    ...[...removal.changedGlobals].map((source) => ({ source, record: globalRecord })),
  ].map((use) => ({ ...use, isPublished: true }))
  return {
    groups: [...groups.values()],
    taken: countOf(removal.taken),
    drafts: countOf(removal.drafts),
    used: countOf(removal.used),
    changed: await nameUses(req, changed.slice(0, mostNamed)),
    changedCount: changed.length,
    isDemoAccount: removal.taken.get('users')?.has(Number(req.user?.id)) ?? false,
  }
}

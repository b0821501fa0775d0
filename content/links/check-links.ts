import type { Payload, Where } from 'payload'
import { openProjections } from '#content/published/store.ts'
import { addressKey, webKey } from '#content/published/projection.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { isPostgres, openAsk } from '#content/search/ask.ts'
import { createAtomically } from '#content/transaction.ts'
import { askPublic, type RequestOutcome } from './public-request.ts'
import { type CheckedLink, claimed, failureOf, judge } from './judge.ts'
import { findUnknown } from './unknown-addresses.ts'

const store = { collection: 'checked-links', overrideAccess: true, depth: 0, pagination: false } as const

interface Checking {
  now?: Date
  stopping?: AbortSignal
  /** `off`: nobody outside is asked; links inside the site need no request. */
  ask?: ((address: string) => Promise<RequestOutcome>) | 'off'
}

/** Addresses that are asked for in one round, and hosts that are asked at once; each of them one address after the other. */
const mostAtOnce = 60
const hostsAtOnce = 4

/** PostgreSQL has to be told that a text is a moment. */
const momentOn = (payload: Payload) => (isPostgres(payload) ? 'CAST(? AS timestamptz)' : '?')

/** Takes in the addresses of what visitors see that are new, and drops those that stand nowhere any more. */
async function gather(payload: Payload, now: Date): Promise<void> {
  const ask = openAsk(payload)
  const sources = [...openProjections(payload).keys()]
  const published = `FROM portico_published_keys
    WHERE collection IN (${sources.map(() => '?').join(', ')}) AND field IN (?, ?)`
  const values = [...sources, addressKey, webKey]
  await ask(`DELETE FROM checked_links WHERE address NOT IN (SELECT value ${published})`, values)
  await ask(
    `INSERT INTO checked_links (address, next_at) SELECT DISTINCT value, ${momentOn(payload)} ${published}
     ON CONFLICT (address) DO NOTHING`,
    [now.toISOString(), ...values],
  )
}

/** What is due, and from now on nobody else's for a while. */
async function claim(payload: Payload, now: Date, isInsideOnly: boolean): Promise<CheckedLink[]> {
  return createAtomically(payload)('checked links', async (req) => {
    const isDue: Where = { nextAt: { less_than_equal: now.toISOString() } }
    const isOurs: Where[] = isInsideOnly ? [{ address: { like: '/' } }, { address: { not_like: '://' } }] : []
    const where: Where = { and: [isDue, ...isOurs] }
    const { docs } = await payload.find({ ...store, where, sort: 'nextAt', limit: mostAtOnce, req })
    if (docs.length === 0) return docs
    // One statement: who writes meanwhile waits for the whole transaction.
    await askWithin(req)(
      `UPDATE checked_links SET next_at = ${momentOn(payload)} WHERE id IN (${docs.map(() => '?').join(', ')})`,
      [new Date(now.getTime() + claimed).toISOString(), ...docs.map(({ id }) => id)],
    )
    return docs
  })
}

const isInside = ({ address }: CheckedLink) => address.startsWith('/')
const settle = (payload: Payload, { id }: CheckedLink, data: Omit<CheckedLink, 'id' | 'address'>) =>
  payload.update({ ...store, id, data })

/** Asks the hosts side by side, and each of them for one address after the other. */
async function askAll(
  links: readonly CheckedLink[],
  ask: (address: string) => Promise<RequestOutcome>,
  stopping: AbortSignal | undefined,
): Promise<Map<CheckedLink, RequestOutcome>> {
  const outcomes = new Map<CheckedLink, RequestOutcome>()
  const hosts = [...Map.groupBy(links, ({ address }) => (URL.canParse(address) ? new URL(address).host : '')).values()]
  const work = async () => {
    for (let some = hosts.shift(); some !== undefined; some = hosts.shift())
      for (const link of some) {
        if (stopping?.aborted === true) return
        outcomes.set(link, await ask(link.address))
      }
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, work))
  return outcomes
}

/**
 * Looks at the links that are due: those inside the site without a request, those to elsewhere by asking. Nothing else
 * waits for it, and whatever it finds stops nobody from publishing.
 */
export async function checkDueLinks(payload: Payload, checking: Checking = {}): Promise<void> {
  const { ask = askPublic, now = new Date(), stopping } = checking
  await gather(payload, now)
  const links = await claim(payload, now, ask === 'off')
  const inside = links.filter(isInside)
  const unknown = new Set(
    await findUnknown(
      openAsk(payload),
      inside.map(({ address }) => address),
    ),
  )
  for (const link of inside) {
    const failure = unknown.has(link.address) ? 'noPage' : undefined
    await settle(payload, link, judge(link, failure, { now, isCertain: true }))
  }
  if (ask === 'off') return
  const outcomes = await askAll(
    links.filter((link) => !isInside(link)),
    ask,
    stopping,
  )
  // Where nobody at all answered, it is our own network that is away: nothing is held against anybody.
  const isOnline = [...outcomes.values()].some((outcome) => 'status' in outcome)
  for (const [link, outcome] of outcomes) {
    const isCertain = 'failure' in outcome && outcome.failure === 'notPublic'
    if (isOnline || isCertain) await settle(payload, link, judge(link, failureOf(outcome), { now, isCertain }))
  }
}

/** Looks at one link now. @returns what is kept of it */
export async function checkAgain(payload: Payload, link: CheckedLink, now = new Date(), ask = askPublic) {
  if (isInside(link)) {
    const [unknown] = await findUnknown(openAsk(payload), [link.address])
    return settle(payload, link, judge(link, unknown && 'noPage', { now, isCertain: true }))
  }
  return settle(payload, link, judge(link, failureOf(await ask(link.address)), { now }))
}

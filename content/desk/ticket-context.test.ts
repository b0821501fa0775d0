import { beforeAll, describe, expect, it } from 'vitest'
import { type DeskAgent, useDeskEndpoints } from '../../tests/factories/desk.ts'
import { useDesk } from '../../tests/factories/tickets.ts'
import { indexAll } from '../../tests/setup/search-index.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import type { TicketContext } from './ticket-context.ts'

const test = useTestPortal()
const { makeCustomer, openTicket } = useDesk(test)
const { makeAgent, openAs, read } = useDeskEndpoints(test)

let kim: DeskAgent
beforeAll(async () => {
  kim = await makeAgent('Kim')
})

async function beside(number: string) {
  const { id } = await openAs(kim, number)
  return (await read<TicketContext>(kim, 'beside', { ticket: String(id) })).data
}

describe('beside a ticket', () => {
  it('stand the versions that the customer fetched, and the published advisories by which they are affected', async () => {
    const { advisories, downloads } = await beside('T-7KMD-3XV9')
    expect(downloads.map(({ product, version }) => `${product} ${version}`)).toContain('Armilla Studio R2026a')
    const newest = advisories.find(({ number }) => number === 'ARM-2026-008')
    expect(newest?.about).toContain('Armilla Studio R2026a')
    expect(newest?.about.some((each) => each.endsWith('R2026b'))).toBe(false)
    expect(newest?.fixedIn).toContain('R2026b')
    expect(newest?.path).toBe('/en/help/SecurityIncident?id=arm-2026-008')
  })

  it('an advisory that is not published yet is not among them', async () => {
    const where = { number: { equals: 'ARM-2026-008' } }
    for (const locale of ['zh', 'en'] as const)
      await test.payload.update({ collection: 'advisories', where, data: { _status: 'draft' }, locale })
    const { advisories } = await beside('T-7KMD-3XV9')
    expect(advisories.map(({ number }) => number)).not.toContain('ARM-2026-008')
  })

  it('tickets whose subjects are alike come first, then others of the customer', async () => {
    const [one, two] = [await makeCustomer({ language: 'en' }), await makeCustomer({ language: 'en' })]
    const alike = await openTicket(two, { subject: 'Gearbox resonance after warm restart' })
    const own = await openTicket(one, { subject: 'Invoice' })
    const number = await openTicket(one, { subject: 'Resonance of the gearbox' })
    const { related } = await beside(number)
    expect(related.slice(0, 2)).toMatchObject([
      { number: alike, isSameCustomer: false },
      { number: own, isSameCustomer: true },
    ])
    expect(related.map((each) => each.number)).not.toContain(number)
  })

  it('what is alike in Chinese is found by its pairs of characters', async () => {
    const [one, two] = [await makeCustomer(), await makeCustomer()]
    const alike = await openTicket(two, { subject: '齿轮箱在热启动后共振' })
    const { related } = await beside(await openTicket(one, { subject: '热启动以后齿轮箱共振' }))
    expect(related[0]).toMatchObject({ number: alike })
  })

  it('28 (the same search): help is found by everyday words for what the article says, as visitors find it', async () => {
    await indexAll(test.payload)
    const one = await makeCustomer({ language: 'en' })
    const { articles } = await beside(await openTicket(one, { subject: 'Checkout for a laptop that is air-gapped' }))
    expect(articles.map(({ title }) => title)).toContain('Borrowing a licence to work offline')
    expect(articles[0]?.path).toMatch(/^\/en\/help\?id=/)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { isPostgres, openAsk } from '#content/search/ask.ts'
import { useDeskEndpoints } from '../../tests/factories/desk.ts'
import { useDesk } from '../../tests/factories/tickets.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import type { DeskPage } from './queue-names.ts'
import { matchTexts, wantedOf } from './text-index.ts'

const test = useTestPortal()
const { makeCustomer, openTicket, recordOf } = useDesk(test)
const { makeAgent, read } = useDeskEndpoints(test)

let numbers: string[] = []
let search: (q: string) => Promise<string[]>
beforeAll(async () => {
  const customer = await makeCustomer()
  numbers = []
  for (const step of [1, 2, 3])
    numbers.push(await openTicket(customer, { subject: `Plimsoll ${step}`, text: 'The bascule ticks.' }))
  const agent = await makeAgent('Kim')
  search = async (q) => {
    const { data } = await read<DeskPage>(agent, 'list', { queue: 'open', q })
    return data.items.map(({ number }) => number)
  }
})

async function match(query: string, field: 'subject' | 'text', limit: number) {
  const found = await matchTexts(openAsk(test.payload), isPostgres(test.payload), {
    wanted: wantedOf(query),
    mode: 'all',
    field,
    limit,
  })
  return found.map(({ id }) => id)
}

describe('the agents’ search', () => {
  // As many as are asked for are found among the newest; where there are fewer, all are looked through.
  it.each([2, 3, 50])('finds the newest subjects first, %i at most', async (limit) => {
    const ids = await Promise.all(numbers.map(async (number) => (await recordOf(number)).id))
    expect(await match('plimsoll', 'subject', limit)).toEqual(ids.toReversed().slice(0, limit))
    expect(await match('bascule', 'subject', limit)).toEqual([])
  })

  it.each([2, 3, 50])('finds the newest messages first, %i at most, and no subjects among them', async (limit) => {
    const ids = await match('bascu', 'text', limit)
    expect(ids).toHaveLength(Math.min(limit, numbers.length))
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(await match('plimsoll', 'text', limit)).toEqual([])
  })

  it('finds tickets by words of either, once each', async () => {
    expect(await search('plimsoll')).toEqual(numbers.toReversed())
    expect(await search('bascule')).toEqual(numbers.toReversed())
  })

  it.each([
    ['the whole number', 11],
    ['its first half', 6],
    ['a part of its second half', 8],
  ])('finds a ticket by %s', async (_, length) => {
    const [number = ''] = numbers
    for (const written of [number, number.toLowerCase(), number.replace('T-', '')])
      expect(await search(written.slice(0, length - (number.length - written.length)))).toContain(number)
  })

  it('finds no ticket by what its number does not begin with', async () => {
    const [number = ''] = numbers
    const [, half = ''] = number.split('-')
    const other = half.startsWith('2') ? '3' : '2'
    expect(await search(`T-${other}${half.slice(1)}`)).not.toContain(number)
  })
})

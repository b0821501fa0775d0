import { describe, expect } from 'vitest'
import { allAddresses } from '../process/addresses.ts'
import { chooseWay } from '../setup/seed.ts'
import { test } from './test.ts'

const widths = [1440, 390]
/** Every page in both engines and in both languages: the other pairs are the next commit's. */
const pairs = chooseWay(
  [
    [
      ['Firefox', 'zh'],
      ['WebKit', 'en'],
    ],
    [
      ['Firefox', 'en'],
      ['WebKit', 'zh'],
    ],
  ] as const,
  import.meta.url,
).flat()

describe('every page', () => {
  test.for(pairs)(
    `[R] lies right in %s in %s at ${widths.join(' and ')} px, and complains of nothing`,
    { timeout: 240_000 },
    async ([engine, locale], { visit }) => {
      const visitor = await visit(engine)
      const faults: string[] = []
      // A page is looked at in both widths, and begins in the one that the page before it ended in: both are begun in.
      let order = widths
      for (const { address, route } of allAddresses.filter((each) => each.locale === locale)) {
        for (const [place, width] of order.entries()) {
          await visitor.resize(width)
          if (place === 0) await visitor.open(address)
          // Who has not signed in is led on.
          if (route.middleware?.includes('session'))
            await visitor.waitFor('the sign-in', () => document.querySelector('.sign-in-form') !== null)
          await visitor.waitFor(`${width} px`, (wanted) => innerWidth === wanted, width)
          faults.push(...(await visitor.findPageFaults()).map((fault) => `${address} at ${width} px: ${fault}`))
        }
        order = order.toReversed()
      }
      expect([...faults, ...visitor.takeComplaints()]).toEqual([])
    },
  )
})

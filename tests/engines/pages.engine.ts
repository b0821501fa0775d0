import { describe, expect } from 'vitest'
import { allAddresses } from '../process/addresses.ts'
import { engineNames, test } from './test.ts'

describe.each(engineNames)('every page in %s', (engine) => {
  const views = (['zh', 'en'] as const).flatMap((locale) => [1440, 390].map((width) => [locale, width] as const))

  test.for(views)(
    '[R] lies right in %s at %i px, and complains of nothing',
    { timeout: 240_000 },
    async ([locale, width], { visit }) => {
      const visitor = await visit(engine, width)
      const faults: string[] = []
      for (const { address, route } of allAddresses.filter((each) => each.locale === locale)) {
        await visitor.open(address)
        // Who has not signed in is led on.
        if (route.middleware?.includes('session'))
          await visitor.waitFor('the sign-in', () => document.querySelector('.sign-in-form') !== null)
        faults.push(...(await visitor.findPageFaults()).map((fault) => `${address}: ${fault}`))
      }
      expect([...faults, ...visitor.takeComplaints()]).toEqual([])
    },
  )
})

import { z } from 'zod'
import { meaning } from '#portal/schemas.ts'

export const coverageStates = ['covered', 'partly', 'no'] as const

/** How far a function, a command or a block is covered. */
export const coverageState = z
  .enum(coverageStates)
  .meta(
    meaning(
      'covered：全部用例通过；partly：缺少选项；no：没有',
      'covered: all cases pass; partly: options are missing',
    ),
  )

/** How many have which state. */
export const coverageTotals = z.object({ covered: z.number(), partly: z.number(), no: z.number() })
export type CoverageTotals = z.output<typeof coverageTotals>

export function countStates(items: readonly { state: (typeof coverageStates)[number] }[]): CoverageTotals {
  const count = (wanted: string) => items.filter(({ state }) => state === wanted).length
  return { covered: count('covered'), partly: count('partly'), no: count('no') }
}

import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { openFound } from '#portal/find-record.ts'
import { comparedIds } from '#portal/compared-ids.ts'
import { machineItem, quantity, readMachineItem, readSpecification } from './machine-item.ts'

/** Machines side by side: rows of the same group and name stand together, `null` where a machine has none. */
export const machineCompare = defineCall({
  path: 'machine/compare',
  summary: { zh: '对比硬件，最多四种', en: 'Machines side by side, up to four' },
  input: z.object({ ids: comparedIds }),
  example: { ids: ['1', '2'] },
  output: z.object({
    machines: z.array(machineItem),
    groups: z.array(
      z.object({
        title: z.string(),
        rows: z.array(z.object({ title: z.string(), cells: z.array(quantity.nullable()) })),
      }),
    ),
  }),
  isKept: true,
  handler: async (context, { ids }) => {
    const { locale } = context
    const machines = await Promise.all(ids.map((each) => openFound(context, 'machines', each, { depth: 1 })))
    const sheets = machines.map(({ lang, record }) => readSpecification(record.specifications, lang))
    const titles = [...new Set(sheets.flatMap((sheet) => sheet.map(({ title }) => title)))]
    return {
      machines: machines.map((machine) => readMachineItem(machine, locale)),
      groups: titles.map((title) => {
        const groups = sheets.map((sheet) => sheet.find((group) => group.title === title)?.rows ?? [])
        const names = [...new Set(groups.flatMap((rows) => rows.map((row) => row.title)))]
        return {
          title,
          rows: names.map((name) => ({
            title: name,
            cells: groups.map((rows) => rows.find((row) => row.title === name) ?? null),
          })),
        }
      }),
    }
  },
})

import { z } from 'zod'
import type { Localized } from '#lib/locale.ts'
import type { CallContext } from './call.ts'
import { linkToOwn } from './linked-record.ts'
import { openRows } from './records.ts'
import { link } from './schemas.ts'

/** A page or a file where more is told of a record. */
export const document = z.object({ title: z.string(), link })

interface Row {
  title?: Localized<string>
  target?: string
}

/** Pages and files of a record. */
export async function readDocuments(
  context: CallContext,
  value: readonly Row[] | undefined,
): Promise<z.output<typeof document>[]> {
  const rows = openRows(value, context.locale).map(async ({ row, text }) => {
    const target = await linkToOwn(context, row.target, text('title'))
    return target === undefined ? [] : [{ title: text('title'), link: target }]
  })
  return (await Promise.all(rows)).flat()
}

import { z } from 'zod'
import { locales } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { openFound } from '#portal/find-record.ts'
import { named, readNamed } from '#portal/named.ts'
import { document, readDocuments } from '#portal/documents.ts'
import { imageOf, linkTo, openRecords, openRows, type ReaderOf, type RecordOf, translationOf } from '#portal/records.ts'
import { image, link, meaning, translation } from '#portal/schemas.ts'
import { machineFields, machineItem, readMachineItem, readSpecification, specification } from './machine-item.ts'

const directions = ['in', 'out', 'both'] as const

const body = z.object({
  purpose: z.string(),
  specifications: specification,
  signals: z.array(
    z.object({
      title: z.string(),
      channels: z.number(),
      direction: z.enum(directions),
      level: z.string(),
      rate: z.string(),
    }),
  ),
  software: z.string(),
  certificates: z.array(z.object({ title: z.string(), number: z.string(), date: z.string(), issuer: z.string() })),
  dataSheet: z.object({ number: z.string(), date: z.string(), link: link.optional() }).optional(),
  warranty: z.string(),
  documents: z.array(document),
})

const emptyBody: z.output<typeof body> = {
  purpose: '',
  specifications: [],
  signals: [],
  software: '',
  certificates: [],
  warranty: '',
  documents: [],
}

function readDataSheet(sheet: RecordOf<'machines'>['dataSheet']): z.output<typeof body>['dataSheet'] {
  if (!sheet?.number || sheet.date === undefined) return undefined
  return { number: sheet.number, date: sheet.date, link: linkTo(sheet.target, sheet.number) }
}

async function readBody(
  context: CallContext,
  { lang, record, text }: ReaderOf<'machines'>,
): Promise<z.output<typeof body>> {
  return {
    purpose: text('purpose'),
    specifications: readSpecification(record.specifications, lang),
    signals: openRows(record.signals, lang).map(({ row, text: rowText }) => ({
      title: rowText('title'),
      channels: row.channels ?? 0,
      direction: row.direction ?? 'both',
      level: rowText('level'),
      rate: rowText('rate'),
    })),
    software: text('software'),
    certificates: openRows(record.certificates, lang).map(({ row, text: rowText }) => ({
      title: rowText('title'),
      number: String(row.number),
      date: String(row.date),
      issuer: rowText('issuer'),
    })),
    dataSheet: readDataSheet(record.dataSheet),
    warranty: text('warranty'),
    documents: await readDocuments(context, record.documents),
  }
}

/** One machine with its specification. Where the asked language has none, only title and summary (L6). */
export const machineDetail = defineCall({
  path: 'machine/detail',
  summary: { zh: '一种硬件，按编号或地址名取', en: 'One machine, by number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: z.object({
    ...machineItem.shape,
    ...body.shape,
    languages: z.array(z.enum(locales)).meta(meaning('已发布的语言', 'Languages in which it is published')),
    ...translation.shape,
    gallery: z.array(image),
    products: z.array(named),
    related: z.array(machineItem),
    updatedAt: z.string(),
  }),
  isKept: true,
  handler: async (context, { id: asked }) => {
    const { find, locale } = context
    const machine = await openFound(context, 'machines', asked, { depth: 1 })
    const { record } = machine
    const related = await find('machines', {
      where: { id: { not_equals: Number(machine.id) } },
      sort: '_order',
      limit: 4,
      depth: 1,
      select: machineFields,
    })
    return {
      ...readMachineItem(machine, locale),
      ...(machine.lang === locale ? await readBody(context, machine) : emptyBody),
      languages: machine.languages,
      ...translationOf(machine),
      gallery: (record.gallery ?? []).map((each) => imageOf(each, machine.lang)).filter((each) => each !== undefined),
      products: (record.products ?? []).map((each) => readNamed(each, locale)).filter((each) => each !== undefined),
      related: openRecords(related.docs, locale).map((each) => readMachineItem(each, locale)),
      updatedAt: record.updatedAt,
    }
  },
})

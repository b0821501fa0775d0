import { z } from 'zod'
import type { Locale } from '#lib/locale.ts'
import { named, readNamed } from '#portal/named.ts'
import { imageOf, openRows, type ReaderOf, type RecordOf } from '#portal/records.ts'
import { id, image, lang, meaning } from '#portal/schemas.ts'
import { readSize } from './machine-size.ts'

/** One quantity of a specification: a number or a range with its unit, or words. */
export const quantity = z.object({
  title: z.string(),
  value: z.number().optional(),
  upTo: z.number().optional().meta(meaning('范围的上限', 'Upper end of a range')),
  unit: z.string(),
  tolerance: z.string(),
  text: z.string().meta(meaning('没有数值时的文字', 'Words where there is no number')),
  condition: z.string(),
})

export const specification = z.array(z.object({ title: z.string(), rows: z.array(quantity) }))

export function readSpecification(
  groups: RecordOf<'machines'>['specifications'],
  locale: Locale,
): z.output<typeof specification> {
  return openRows(groups, locale).map(({ row: group, text: groupText }) => ({
    title: groupText('title'),
    rows: openRows(group.rows, locale).map(({ row, text }) => ({
      title: text('title'),
      value: row.value,
      upTo: row.upTo,
      unit: text('unit'),
      tolerance: text('tolerance'),
      text: text('text'),
      condition: text('condition'),
    })),
  }))
}

/** A machine as lists show it. */
export const machineItem = z.object({
  id,
  lang,
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  summary: z.string(),
  image: image.optional(),
  class: named.optional(),
  interfaces: z.array(named),
  keyData: z.array(quantity).meta(meaning('规格第一组的前三行', 'The first three rows of the specification')),
  size: z
    .object({ width: z.number(), height: z.number(), depth: z.number().optional(), rackUnits: z.number().optional() })
    .optional()
    .meta(
      meaning(
        '外形尺寸，毫米；取自规格，未写明时没有',
        'External dimensions in millimetres, from the specification if stated',
      ),
    ),
  signals: z.array(z.object({ title: z.string(), channels: z.number() })),
})
export type MachineItem = z.output<typeof machineItem>

/** What {@link readMachineItem} needs of a record, read one relation deep. */
export const machineFields = [
  'slug',
  'tagline',
  'summary',
  'image',
  'class',
  'interfaces',
  'specifications',
  'signals',
] as const

export function readMachineItem(item: ReaderOf<'machines'>, asked: Locale): MachineItem {
  const { record } = item
  const specifications = readSpecification(record.specifications, item.lang)
  return {
    id: item.id,
    lang: item.lang,
    slug: item.text('slug'),
    title: item.text('title'),
    tagline: item.text('tagline'),
    summary: item.text('summary'),
    image: imageOf(record.image, item.lang),
    class: readNamed(record.class, asked),
    interfaces: (record.interfaces ?? []).map((each) => readNamed(each, asked)).filter((each) => each !== undefined),
    keyData: specifications[0]?.rows.slice(0, 3) ?? [],
    size: readSize(specifications),
    signals: openRows(record.signals, item.lang).map(({ row, text }) => ({
      title: text('title'),
      channels: row.channels ?? 0,
    })),
  }
}

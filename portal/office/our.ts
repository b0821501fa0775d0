import { z } from 'zod'
import { nameSides } from '#content/collections/company/company.ts'
import { defineCall } from '#portal/call.ts'
import { imageOf, openRecords, openRows, textIn } from '#portal/records.ts'
import { id, image, lang, noInput } from '#portal/schemas.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Where an office's name stands over the map: its point in percent of width and height, and on which side of it. */
const mapPlace = z.object({ x: z.number(), y: z.number(), side: z.enum(nameSides) })

/** An office whose point is not given whole has none. */
function placeOf(value: unknown): z.output<typeof mapPlace> | undefined {
  return mapPlace.safeParse(value).data
}

/** C19: offices, phones by purpose, hours, map picture, QR code with its text. */
export const contactOur = defineCall({
  path: 'contact/our',
  summary: { zh: '办公室与电话', en: 'Offices and telephone numbers' },
  input: noInput,
  output: z.object({
    offices: z.array(
      z.object({
        id,
        lang,
        title: z.string(),
        role: z.string(),
        email: z.string(),
        note: z.string(),
        address: z.string(),
        phone: z.string(),
        hours: z.string(),
        timeZone: z.string(),
        mapPlace: mapPlace.optional(),
      }),
    ),
    phones: z.array(z.object({ id, purpose: z.string(), phone: z.string(), email: z.string() })),
    hours: z.string(),
    timeZone: z.string(),
    map: image.optional(),
    qrCode: z.object({ image: image.optional(), text: z.string() }),
  }),
  isKept: true,
  handler: async ({ find, findGlobal, locale }) => {
    const [site, { docs }] = await Promise.all([findGlobal('site'), find('offices', { sort: '_order', limit: 0 })])
    return {
      offices: openRecords(docs, locale).map((office) => ({
        id: office.id,
        lang: office.lang,
        title: office.text('title'),
        role: office.text('role'),
        email: text(office.record.email),
        note: office.text('note'),
        address: office.text('address'),
        phone: office.text('phone'),
        hours: office.text('hours'),
        timeZone: text(office.record.timeZone),
        mapPlace: placeOf(office.record.mapPlace),
      })),
      phones: openRows(site.phones, locale).map(({ id: rowId, row, text: rowText }) => ({
        id: rowId,
        purpose: rowText('purpose'),
        phone: rowText('phone'),
        email: text(row.email),
      })),
      hours: textIn(site.hours, locale),
      timeZone: text(site.timeZone),
      map: imageOf(site.mapImage, locale),
      qrCode: { image: imageOf(site.qrCode, locale), text: textIn(site.qrText, locale) },
    }
  },
})

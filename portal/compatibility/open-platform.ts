import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { linkTo, openRecord, openRows } from '#portal/records.ts'
import { lang, link, noInput } from '#portal/schemas.ts'

const row = z.object({ id: z.string(), title: z.string(), text: z.string() })

const kinds = ['added', 'changed', 'removed'] as const

interface OpenedRow<Fields extends string> {
  id: string
  text: (field: Fields | 'title' | 'text') => string
}

/** Layers, interfaces with samples, licences, partners' applications and changes of the open platform. */
export const openPlatformPage = defineCall({
  path: 'product/open-platform',
  summary: { zh: '开放平台', en: 'The open platform' },
  input: noInput,
  output: z.object({
    layers: z.array(row.extend({ offers: z.string() })),
    sdks: z.array(
      row.extend({
        version: z.string(),
        release: z.string(),
        licence: z.string(),
        file: z.string(),
        sample: z.string(),
      }),
    ),
    licences: z.array(row),
    apps: z.array(
      row.extend({
        uses: z.string(),
        partner: z.object({ title: z.string(), lang }).optional(),
        link: link.optional(),
      }),
    ),
    changes: z.array(row.extend({ version: z.string(), date: z.string().optional(), kind: z.enum(kinds) })),
    updatedAt: z.string(),
  }),
  isKept: true,
  handler: async ({ findGlobal, locale }) => {
    const page = await findGlobal('open-platform')
    const titled = <Fields extends string>({ id, text }: OpenedRow<Fields>) => ({
      id,
      title: text('title'),
      text: text('text'),
    })
    return {
      layers: openRows(page.layers, locale).map((each) => ({ ...titled(each), offers: each.text('offers') })),
      sdks: openRows(page.sdks, locale).map((each) => ({
        ...titled(each),
        version: each.row.version ?? '',
        release: each.row.release ?? '',
        licence: each.row.licence ?? '',
        file: each.row.file ?? '',
        sample: each.row.sample ?? '',
      })),
      licences: openRows(page.licences, locale).map(titled),
      apps: openRows(page.apps, locale).map((each) => {
        const maker = openRecord(each.row.partner, locale)
        const way = linkTo(each.row.target, each.text('title'))
        return {
          ...titled(each),
          uses: each.text('uses'),
          ...(maker && { partner: { title: maker.text('title'), lang: maker.lang } }),
          ...(way && { link: way }),
        }
      }),
      changes: openRows(page.changes, locale).map((each) => ({
        ...titled(each),
        version: each.row.version ?? '',
        ...(each.row.date !== undefined && { date: each.row.date }),
        kind: each.row.kind ?? 'added',
      })),
      updatedAt: page.updatedAt ?? '',
    }
  },
})

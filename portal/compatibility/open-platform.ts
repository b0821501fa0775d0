import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { linkTo, openRecord, openRows } from '#portal/records.ts'
import { lang, link, noInput } from '#portal/schemas.ts'
import { readTitledRows, titledRow, titledRowOf } from '#portal/titled-texts.ts'

const kinds = ['added', 'changed', 'removed'] as const

/** Layers, interfaces with samples, licences, partners' applications and changes of the open platform. */
export const openPlatformPage = defineCall({
  path: 'product/open-platform',
  summary: { zh: '开放平台', en: 'The open platform' },
  input: noInput,
  output: z.object({
    layers: z.array(titledRow.extend({ offers: z.string() })),
    sdks: z.array(
      titledRow.extend({
        version: z.string(),
        release: z.string(),
        licence: z.string(),
        file: z.string(),
        sample: z.string(),
      }),
    ),
    licences: z.array(titledRow),
    apps: z.array(
      titledRow.extend({
        uses: z.string(),
        partner: z.object({ title: z.string(), lang }).optional(),
        link: link.optional(),
      }),
    ),
    changes: z.array(titledRow.extend({ version: z.string(), date: z.string().optional(), kind: z.enum(kinds) })),
    updatedAt: z.string(),
  }),
  isKept: true,
  handler: async ({ findGlobal, locale }) => {
    const page = await findGlobal('open-platform')
    return {
      layers: openRows(page.layers, locale).map((each) => ({ ...titledRowOf(each), offers: each.text('offers') })),
      sdks: openRows(page.sdks, locale).map((each) => ({
        ...titledRowOf(each),
        version: each.row.version ?? '',
        release: each.row.release ?? '',
        licence: each.row.licence ?? '',
        file: each.row.file ?? '',
        sample: each.row.sample ?? '',
      })),
      licences: readTitledRows(page.licences, locale),
      apps: openRows(page.apps, locale).map((each) => {
        const maker = openRecord(each.row.partner, locale)
        const way = linkTo(each.row.target, each.text('title'))
        return {
          ...titledRowOf(each),
          uses: each.text('uses'),
          ...(maker && { partner: { title: maker.text('title'), lang: maker.lang } }),
          ...(way && { link: way }),
        }
      }),
      changes: openRows(page.changes, locale).map((each) => ({
        ...titledRowOf(each),
        version: each.row.version ?? '',
        ...(each.row.date !== undefined && { date: each.row.date }),
        kind: each.row.kind ?? 'added',
      })),
      updatedAt: page.updatedAt ?? '',
    }
  },
})

import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { linkTo, openRecord, openRows } from '#portal/records.ts'
import { lang, link, noInput } from '#portal/schemas.ts'

const row = z.object({ id: z.string(), title: z.string(), text: z.string() })

const kinds = ['added', 'changed', 'removed'] as const
const plain = (value: unknown) => (typeof value === 'string' ? value : '')

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
    const read = <Row>(rows: unknown, more: (row: Record<string, unknown>, text: (field: string) => string) => Row) =>
      openRows(rows, locale).map(({ id, row: each, text }) => ({
        id,
        title: text('title'),
        text: text('text'),
        ...more(each, text),
      }))
    return {
      layers: read(page.layers, (_row, text) => ({ offers: text('offers') })),
      sdks: read(page.sdks, ({ file, licence, release, sample, version }) => ({
        version: plain(version),
        release: plain(release),
        licence: plain(licence),
        file: plain(file),
        sample: plain(sample),
      })),
      licences: read(page.licences, () => ({})),
      apps: read(page.apps, ({ partner, target }, text) => {
        const maker = openRecord(partner, locale)
        const way = linkTo(target, text('title'))
        return {
          uses: text('uses'),
          ...(maker && { partner: { title: maker.text('title'), lang: maker.lang } }),
          ...(way && { link: way }),
        }
      }),
      changes: read(page.changes, ({ date, kind, version }) => ({
        version: plain(version),
        ...(typeof date === 'string' && { date }),
        kind: kinds.find((each) => each === kind) ?? 'added',
      })),
      updatedAt: plain(page.updatedAt),
    }
  },
})

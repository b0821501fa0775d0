import { z } from 'zod'
import { platformKinds } from '#content/collections/product/compatibility.ts'
import { defineCall } from '#portal/call.ts'
import { numberOf, openRecords, textIn } from '#portal/records.ts'
import { id, lang, meaning, noInput } from '#portal/schemas.ts'
import { readTitledRows, titledRow } from '#portal/titled-texts.ts'

const statuses = ['yes', 'partial', 'planned', 'no'] as const
const tested = z.object({
  product: id,
  status: z.enum(statuses).meta(meaning('yes：全部用例通过', 'yes: every test case passed')),
  release: z.string().optional(),
  date: z.string().optional(),
  certificate: z.string().optional(),
  issuer: z.string().optional(),
  note: z.string().optional(),
})

const platform = z.object({
  id,
  lang,
  title: z.string(),
  kind: z.enum(platformKinds),
  version: z.string(),
  products: z.array(tested),
})

function filled(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    ),
  )
}

/** Which product was tested on which platform, and what the page says beside it. */
export const innovationPage = defineCall({
  path: 'product/innovation',
  summary: {
    zh: '信创适配：平台、产品、证书与迁移服务',
    en: 'Domestic platforms: products, certificates and migration service',
  },
  input: noInput,
  output: z.object({
    date: z.string().optional(),
    method: z.string(),
    products: z.array(z.object({ id, lang, slug: z.string(), title: z.string() })),
    platforms: z.array(platform),
    services: z.array(titledRow),
    cases: z.array(
      z.object({ id, lang, slug: z.string(), title: z.string(), summary: z.string(), customer: z.string() }),
    ),
  }),
  isKept: true,
  handler: async ({ find, findGlobal, locale }) => {
    const [page, products, platforms] = await Promise.all([
      findGlobal('innovation'),
      find('products', { sort: '_order', limit: 0 }),
      find('platforms', { sort: '_order', limit: 0 }),
    ])
    return {
      ...filled({ date: page.date }),
      method: textIn(page.method, locale),
      products: openRecords(products.docs, locale).map((product) => ({
        id: product.id,
        lang: product.lang,
        slug: product.text('slug'),
        title: product.text('title'),
      })),
      platforms: openRecords(platforms.docs, locale).map(({ id: number, lang: own, record, text }) => ({
        id: number,
        lang: own,
        title: text('title'),
        kind: record.kind ?? ('system' as const),
        version: text('version'),
        products: (record.products ?? []).map((row) => ({
          product: String(numberOf(row.product)),
          status: row.status ?? ('no' as const),
          ...filled({
            release: row.release,
            date: row.date,
            certificate: row.certificate,
            issuer: textIn(row.issuer, own),
            note: textIn(row.note, own),
          }),
        })),
      })),
      services: readTitledRows(page.services, locale),
      cases: openRecords(page.cases, locale)
        .slice(0, 3)
        .map(({ id: number, lang: own, text }) => ({
          id: number,
          lang: own,
          slug: text('slug'),
          title: text('title'),
          summary: text('summary'),
          customer: text('customer'),
        })),
    }
  },
})

import { recordPages } from '#domain/site/record-pages.ts'
import { z } from 'zod'
import { type Locale, locales } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { findOpenPositions } from '#portal/position/open-positions.ts'
import { openRecord, openRecords, slugsOf, textIn } from '#portal/records.ts'
import { meaning, noInput } from '#portal/schemas.ts'

const page = z.object({
  path: z.string().meta(meaning('站内地址，不含语言前缀', 'Address inside the site, without language prefix')),
  list: z
    .string()
    .meta(meaning('所属列表的地址；自定义页面为空', 'Address of the list that it belongs to; empty for a custom page')),
  paths: z
    .object({ zh: z.string().optional(), en: z.string().optional() })
    .meta(meaning('已发布的各语言的地址', 'Its address in each language in which it is published')),
  title: z.string(),
  updatedAt: z.string(),
})

async function readRecords(context: CallContext, { collection, detail, list }: (typeof recordPages)[number]) {
  const { locale } = context
  const docs =
    collection === 'positions'
      ? await findOpenPositions(context)
      : (await context.find(collection, { sort: '-updatedAt', limit: 0, select: ['slug', 'updatedAt'] })).docs
  return docs.flatMap((record) => {
    const reader = openRecord(record, locale)
    if (reader === undefined) return []
    const slugs = slugsOf(reader)
    const address = (slug: string) => `${detail}?id=${encodeURIComponent(slug)}`
    const paths = Object.fromEntries(Object.entries(slugs).map(([each, slug]) => [each, address(slug)]))
    return [
      {
        path: address(reader.text('slug')),
        list,
        paths,
        // Only what is published in a language has an address in it (L6).
        title: reader.text('title'),
        updatedAt: record.updatedAt,
      },
    ]
  })
}

/** Pages that editors made, at paths of their own and below no list. */
async function readCustomPages({ find, locale }: CallContext) {
  const { docs } = await find('custom-pages', { sort: 'path', limit: 0, select: ['path', 'updatedAt'] })
  return openRecords(docs, locale).map(({ languages, record, text }) => {
    const path = String(record.path)
    const paths = Object.fromEntries(languages.map((each) => [each, path]))
    return { path, list: '', paths, title: text('title'), updatedAt: record.updatedAt }
  })
}

/** The pages of records that are published, for the map of the site: a few fields of each, whatever their number. */
export const publicPages = defineCall({
  path: 'company/pages',
  summary: { zh: '全部已发布的记录页面，供网站地图', en: 'Every published record page, for the sitemap' },
  input: noInput,
  output: z.array(page),
  isKept: true,
  handler: async (context) =>
    (await Promise.all([readCustomPages(context), ...recordPages.map((kind) => readRecords(context, kind))])).flat(),
})

/** The routes that have a column, with the languages in which it is published. */
export const publicColumns = defineCall({
  path: 'company/columns',
  summary: { zh: '全部栏目页面', en: 'Every page with a column of its own' },
  input: noInput,
  output: z.array(
    z.object({
      path: z.string(),
      languages: z.array(z.enum(locales)),
      title: z.string(),
      description: z.string(),
      updatedAt: z.string(),
    }),
  ),
  isKept: true,
  async handler({ find, locale }) {
    const { docs } = await find('columns', { limit: 0 })
    return docs.flatMap((record) => {
      const reader = openRecord(record, locale)
      if (reader === undefined) return []
      const described = (language: Locale) => textIn(record.description, language)
      return [
        {
          path: String(record.path),
          languages: reader.languages,
          title: reader.text('title'),
          description: described(reader.lang),
          updatedAt: record.updatedAt,
        },
      ]
    })
  },
})

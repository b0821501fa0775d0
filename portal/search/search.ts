import { z } from 'zod'
import { subjectOf } from '#content/search/documents.ts'
import { isOff } from '#domain/section/section-paths.ts'
import { makeSnippet, markText } from '#domain/search/snippet.ts'
import { longestQuery } from '#domain/search/query.ts'
import { locales, type Locale } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { filterChoice, readChoices } from '#portal/choices.ts'
import { pageOf } from '#portal/listed.ts'
import { id, lang, link, meaning, noInput, paged, paging, recordNumber } from '#portal/schemas.ts'
import { answerQuery, searchAnswer } from './answer.ts'
import { type FoldedResult, foldReleases, splitReleaseTitle } from './fold-releases.ts'
import { mostFound, tokensToMark } from './find-documents.ts'
import { kindOf, searchKinds } from './kinds.ts'
import { readShown, shownKinds } from './shown.ts'
import type { Ranked } from './rank.ts'

const kinds = searchKinds.map(({ collection }) => collection) as [string, ...string[]]

/** How far back the filter by date reaches, in days. */
export const periods = { month: 31, year: 366, 'three-years': 3 * 366 } as const
const day = 24 * 60 * 60_000

const pieces = z
  .array(z.object({ text: z.string(), isMatch: z.literal(true).optional() }))
  .meta(meaning('文字片段，与搜索词相符的有标记', 'Pieces of the text, with the matches marked'))

const item = z.object({
  kind: z.enum(kinds),
  id,
  lang,
  title: z.string(),
  path: z.string().meta(meaning('站内地址，不含语言前缀', 'Address inside the site, without language prefix')),
  date: z.string().optional(),
  titlePieces: pieces,
  snippet: pieces,
  same: z
    .array(z.object({ id, title: z.string(), path: z.string() }))
    .optional()
    .meta(meaning('内容相同的其他版本，新的在前', 'Other releases with the very same text, newest first')),
})

const output = z.object({
  ...paged,
  isCapped: z.boolean().meta(meaning('结果多于所列的总数', 'Whether there are more than the total says')),
  isBoth: z.boolean().meta(meaning('两种语言的文字都搜了', 'Whether the texts of both languages were searched')),
  corrected: z.string().optional().meta(meaning('按此拼写搜索', 'The spelling searched for instead')),
  suggested: z
    .string()
    .optional()
    .meta(meaning('也许想找的词，并未按它搜索', 'What may have been meant; not searched for')),
  redirect: link.optional().meta(meaning('编辑为此搜索词指定的页面', 'The page that editors named for this query')),
  answer: searchAnswer
    .optional()
    .meta(meaning('有记录本身就能回答时，是它的内容和出处', 'A record’s own answer, with its source')),
  kinds: z.array(z.object({ kind: z.enum(kinds), count: z.int() })),
  products: z.array(z.object({ id, count: z.int() })),
  items: z.array(item),
})

const query = z.string().max(10_000)

/** Everything published, best first. What somebody types is kept neither here nor as a page. */
export const searchCall = defineCall({
  path: 'search',
  summary: { zh: '全站搜索', en: 'Searches everything that is published' },
  input: z.object({
    ...paging,
    query,
    kind: z.enum(kinds).optional(),
    product: recordNumber.optional(),
    period: z.enum(Object.keys(periods) as [keyof typeof periods, ...(keyof typeof periods)[]]).optional(),
    both: z
      .boolean()
      .default(false)
      .meta(meaning('也搜另一种语言的文字', 'Search the texts of the other language too')),
    isTrial: z.boolean().default(false).meta(meaning('只是试搜，不算访客搜过', 'A trial search, not counted')),
  }),
  example: { query: '硬件在环' },
  output,
  handler: async (context, { both, isTrial, kind, page, pageSize, period, product, query: given }) => {
    const { locale, search } = context
    const since = period && Date.now() - periods[period] * day
    const asked = { query: given, locale, isBoth: both }
    const isShown = await readShown(context)
    const everything = await search.find({ ...asked, filters: { since } })
    const wide = { ...everything, records: everything.records.filter(isShown) }
    const isNarrow = kind !== undefined || product !== undefined
    const fits = (each: Ranked) =>
      isShown(each) &&
      (kind === undefined || each.kind === kind) &&
      (product === undefined || each.products.includes(Number(product)))
    // Of more than were ranked, the narrower ones are asked for by themselves.
    const found =
      isNarrow && wide.isCapped
        ? await search.find({
            ...asked,
            filters: {
              since,
              kindNumber: kindOf(kind ?? '')?.number,
              product: product === undefined ? undefined : Number(product),
            },
          })
        : { ...wide, records: wide.records.filter(fits) }
    const named = await search.redirect(given, locale)
    const redirect = named?.path !== undefined && isOff(named.path, context.off) ? undefined : named
    const isPlain = page === 1 && !isNarrow && since === undefined
    const answer = isPlain ? await answerQuery(context, given) : undefined
    if (isPlain) search.asked.countAsked(given, locale, wide.records.length, isTrial)
    const folded = foldReleases(found.records)
    const all = foldReleases(wide.records)
    const { items: shown, ...numbers } = pageOf(folded, { page, pageSize })
    return {
      ...numbers,
      isCapped: found.isCapped && numbers.total >= mostFound / 2,
      isBoth: wide.isBoth,
      ...(wide.corrected !== undefined && { corrected: wide.corrected }),
      ...(wide.suggested !== undefined && { suggested: wide.suggested }),
      ...(redirect && { redirect }),
      ...(answer && { answer }),
      kinds: countKinds(all.filter((each) => product === undefined || each.products.includes(Number(product)))),
      products: countProducts(all.filter((each) => kind === undefined || each.kind === kind)),
      items: await showItems(context, shown, tokensToMark(found.concepts, wide.corrected ?? given)),
    }
  },
})

function countKinds(records: readonly Ranked[]) {
  return searchKinds
    .map(({ collection: kind }) => ({ kind, count: records.filter((each) => each.kind === kind).length }))
    .filter(({ count }) => count > 0)
}

function countProducts(records: readonly Ranked[]) {
  const counts = new Map<number, number>()
  for (const each of records.flatMap(({ products }) => products)) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].map(([product, count]) => ({ id: String(product), count }))
}

/** The texts of the records on this page alone; one that was changed this very moment is left out. */
async function showItems(
  { locale, search }: CallContext,
  records: readonly FoldedResult[],
  tokens: ReadonlySet<string>,
) {
  const texts = await search.readTexts([...records, ...records.flatMap(({ same }) => same)], locale)
  return records.flatMap((record) => {
    const same = record.same.flatMap((each) => {
      const shown = texts.get(each.id)
      if (shown === undefined) return []
      return [{ id: String(each.record), title: splitReleaseTitle(shown.title).name, path: shown.path }]
    })
    const text = texts.get(record.id)
    if (text === undefined) return []
    const titlePieces = markText(text.title, tokens)
    const inSummary = makeSnippet(text.summary, tokens)
    // A title that says it needs no proof from the text; the summary says more.
    const isNamed = text.summary !== '' && titlePieces.some(({ isMatch }) => isMatch)
    const found = inSummary.length > 0 || isNamed ? inSummary : makeSnippet(text.body, tokens)
    return [
      {
        kind: record.kind,
        id: String(subjectOf(record.id)),
        lang: text.locale,
        title: text.title,
        path: text.path,
        ...(record.at !== undefined && { date: new Date(record.at).toISOString() }),
        titlePieces,
        snippet: found.length > 0 ? found : [{ text: shorten(text.summary) }],
        ...(same.length > 0 && { same }),
      },
    ]
  })
}

const shorten = (text: string) => (text.length > 190 ? `${text.slice(0, 189)}…` : text)

/** What is typed so far: the records that it may be the beginning of. */
export const searchSuggest = defineCall({
  path: 'search/suggest',
  summary: { zh: '随输入给出的搜索建议', en: 'Suggestions while a query is typed' },
  input: z.object({ query: z.string().max(longestQuery), kind: z.enum(kinds).optional() }),
  example: { query: '仿真' },
  output: z.object({
    items: z.array(item.pick({ kind: true, id: true, lang: true, title: true, path: true, titlePieces: true })),
  }),
  handler: async (context, { kind, query: typed }) => {
    const { locale, search } = context
    const isShown = await readShown(context)
    const { concepts, records } = await search.suggest(
      typed,
      locale,
      { kindNumber: kindOf(kind ?? '')?.number },
      isShown,
    )
    const texts = await search.readTexts(records, locale)
    const tokens = tokensToMark(concepts)
    const items = records.flatMap(({ id: document, kind }) => {
      const text = texts.get(document)
      if (text === undefined) return []
      const { locale: language, path, title } = text
      return [
        { kind, id: String(subjectOf(document)), lang: language, title, path, titlePieces: markText(title, tokens) },
      ]
    })
    return { items }
  },
})

/** What a search can be narrowed by. */
export const searchFilters = defineCall({
  path: 'search/filters',
  summary: { zh: '搜索可用的筛选项', en: 'Filters for a search' },
  input: noInput,
  output: z.object({ kinds: z.array(z.enum(kinds)), products: z.array(filterChoice) }),
  isKept: true,
  handler: async (context) => ({
    kinds: shownKinds(context).map(({ collection }) => collection),
    products: await readChoices(context, 'products'),
  }),
})

/** Counts that a result was opened; by day, language and query, without who it was. */
export const searchClick = defineCall({
  path: 'search/click',
  summary: { zh: '记一次结果的打开，不记是谁', en: 'Counts that a result was opened, not who opened it' },
  input: z.object({ query: z.string().min(1).max(longestQuery), locale: z.enum(locales) }),
  example: { query: 'solver', locale: 'en' },
  output: z.object({}),
  handler: ({ search }, { locale, query: asked }: { query: string; locale: Locale }) => {
    search.asked.countClick(asked, locale)
    return Promise.resolve({})
  },
})

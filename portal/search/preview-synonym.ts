import type { Payload } from 'payload'
import { openAsk } from '#content/search/ask.ts'
import { readAskedQueries } from '#content/search/asked-queries.ts'
import type { PreviewedQuery, PreviewedResults, SynonymPreview } from '#content/search/synonym-preview.ts'
import { readQuery } from '#domain/search/query.ts'
import { createSynonyms, type Synonyms } from '#domain/search/synonyms.ts'
import { isOff, type Section } from '#domain/section/section-paths.ts'
import type { Locale } from '#lib/locale.ts'
import { linesOf } from '#portal/records.ts'
import { createFindDocuments } from './find-documents.ts'
import { foldReleases } from './fold-releases.ts'
import { readSynonymRecords, teachWords } from './own-words.ts'
import type { Search } from './service.ts'
import { shownKinds } from './shown.ts'

/** What of the visitors' queries is looked through, and how many of those that a group touches are tried. */
const mostLookedThrough = 500
const mostTried = 40
/** How many results of each are compared and shown. */
const compared = 5

interface Previewing {
  payload: Payload
  search: Pick<Search, 'readTexts'>
  /** Sections that the company does not have. */
  off: readonly Section[]
}

interface Tried extends Pick<PreviewedQuery, 'asked' | 'locale' | 'query'> {}

const languageOf = (expression: string): Locale => (/\p{Script=Han}/u.test(expression) ? 'zh' : 'en')

/** The expressions themselves, then what visitors asked that the group has something to say to, most often asked first. */
async function chooseQueries(payload: Payload, words: readonly string[], isTouched: (query: string) => boolean) {
  const asked = await readAskedQueries(openAsk(payload), 'all', mostLookedThrough)
  const own = words.map((query): Tried => {
    const known = asked.find((each) => each.query === query.toLowerCase() && each.locale === languageOf(query))
    return { query, locale: languageOf(query), asked: known?.asked ?? 0 }
  })
  const isOwn = ({ locale, query }: Tried) =>
    own.some((each) => each.query.toLowerCase() === query && each.locale === locale)
  return [...own, ...asked.filter((each) => !isOwn(each) && isTouched(each.query))].slice(0, mostTried)
}

function createLook({ off, payload, search }: Previewing, synonyms: Synonyms) {
  const find = createFindDocuments(payload, () => Promise.resolve(synonyms))
  const kinds = new Set(shownKinds({ off }).map(({ collection }) => collection))
  return async ({ locale, query }: Tried): Promise<PreviewedResults> => {
    const { records } = await find({ query, locale, isBoth: false, filters: {} })
    const shown = foldReleases(records.filter(({ kind }) => kinds.has(kind)))
    const best = shown.slice(0, compared * 2)
    const texts = await search.readTexts(best, locale)
    const first = best
      .flatMap(({ id }) => texts.get(id) ?? [])
      .filter(({ path }) => !isOff(path, off))
      .slice(0, compared)
      .map(({ path, title }) => ({ title, path }))
    return { total: shown.length, first }
  }
}

/**
 * What visitors would find were a group of synonyms saved, beside what they find now. Nothing is saved or learnt by it: a new
 * word is not yet one by which the index parts its texts, so what is found in the middle of long words may follow later.
 *
 * @param words the lines as they stand in the form
 * @param id the record whose group it takes the place of
 */
export async function previewSynonym(parts: Previewing, words: string, id?: number): Promise<SynonymPreview> {
  const { payload } = parts
  const records = await readSynonymRecords(payload)
  teachWords(records.map((each) => each.words))
  const lines = linesOf(words)
  const before = createSynonyms(records.map((each) => each.words))
  const others = records.filter((each) => each.id !== id).map((each) => each.words)
  const after = createSynonyms([...others, lines])
  const isTouched = (query: string) => {
    const concepts = readQuery(query)
    return JSON.stringify(before(concepts)) !== JSON.stringify(after(concepts))
  }
  // Of a group that is changed, what is taken out of it changes too.
  const old = records.find((each) => each.id === id)?.words ?? []
  const tried = await chooseQueries(payload, [...new Set([...lines, ...old])], isTouched)
  const [lookBefore, lookAfter] = [createLook(parts, before), createLook(parts, after)]
  const changed: PreviewedQuery[] = []
  for (const each of tried) {
    if (!isTouched(each.query)) continue
    const results = { before: await lookBefore(each), after: await lookAfter(each) }
    const { asked, locale, query } = each
    if (JSON.stringify(results.before) !== JSON.stringify(results.after))
      changed.push({ query, locale, asked, ...results })
  }
  return { tried: tried.length, changed }
}

import type { Payload } from 'payload'
import { openAsk, type Value } from '#content/search/ask.ts'
import { unpackBody } from '#content/search/documents.ts'
import { locales, type Locale } from '#lib/locale.ts'
import { paragraph } from '../factories/records.ts'

/** Numbers that are the same at each run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Pick = <T>(list: readonly T[]) => T

/** What the demo pack says, apart: titles, summaries and sentences of a language, and how long its long texts are. */
interface Source {
  titles: string[]
  summaries: string[]
  sentences: string[]
  lengths: number[]
}

async function readSource(payload: Payload, locale: Locale): Promise<Source> {
  const rows = await openAsk(payload)('SELECT title, summary, body FROM portico_search_docs WHERE locale = ?', [locale])
  const bodies = rows.map(({ body }) => unpackBody(body))
  return {
    titles: rows.map(({ title }) => String(title)),
    summaries: rows.map(({ summary }) => String(summary)).filter((text) => text !== ''),
    sentences: bodies
      .flatMap((body) => body.split(/(?<=[。！？\n])|(?<=[.!?])\s+/u).map((text) => text.trim()))
      .filter(Boolean),
    // A record of news, help or a solution; a partner's one line is no measure.
    lengths: bodies.map(({ length }) => length).filter((length) => length > 400),
  }
}

const syllables = [
  'ka',
  'lo',
  'mir',
  'ten',
  'vas',
  'or',
  'qui',
  'bel',
  'dan',
  'fu',
  'ges',
  'hul',
  'jo',
  'pre',
  'sto',
  'wex',
]
const characters = [...'安柏程东恩凡高海景康蓝明宁欧平秦荣森唐伟新易哲正卓博川德丰光恒佳凯乐美']

/** A name that few other records have, as every record of a company has some. */
const inventName = (locale: Locale, pick: Pick) =>
  locale === 'zh'
    ? [0, 1, 2].map(() => pick(characters)).join('')
    : [0, 1, 2]
        .map(() => pick(syllables))
        .join('')
        .replace(/^./, (first) => first.toUpperCase())

function writeTexts(source: Source, locale: Locale, pick: Pick) {
  const name = inventName(locale, pick)
  const length = pick(source.lengths)
  let body = ''
  while (body.length < length) body += (locale === 'zh' ? '' : ' ') + pick(source.sentences)
  return { title: `${pick(source.titles)} ${name}`, summary: pick(source.summaries), body: `${name} ${body}` }
}

const batch = 200

/** Adds news in both languages, made of what the demo pack says, by SQL. */
export async function addRecords(payload: Payload, count: number): Promise<void> {
  const ask = openAsk(payload)
  const random = createRandom(7)
  const pick: Pick = (list) => list[random(list.length)] as never
  const sources = { zh: await readSource(payload, 'zh'), en: await readSource(payload, 'en') }
  const [facts] = await ask('SELECT max(id) AS last, min(category_id) AS category FROM news')
  const first = Number(facts?.last) + 1
  const insert = async (table: string, columns: readonly string[], rows: readonly (readonly Value[])[]) => {
    const places = `(${columns.map(() => '?').join(', ')})`
    await ask(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => places).join(', ')}`, rows.flat())
  }
  for (let from = first; from < first + count; from += batch) {
    const ids = Array.from({ length: Math.min(batch, first + count - from) }, (_, index) => from + index)
    const date = () => new Date(Date.UTC(2020, random(72), 1 + random(28))).toISOString()
    await insert(
      'news',
      ['id', 'date', 'category_id', 'updated_at', 'created_at'],
      ids.map((id) => [id, date(), Number(facts?.category), date(), date()]),
    )
    const texts = ids.flatMap((id) =>
      locales.map((locale) => ({ id, locale, ...writeTexts(sources[locale], locale, pick) })),
    )
    await insert(
      'news_locales',
      ['_parent_id', '_locale', '_status', 'slug', 'title', 'summary', 'body'],
      texts.map(({ body, id, locale, summary, title }) => [
        id,
        locale,
        'published',
        `made-${id}`,
        title,
        summary,
        JSON.stringify(paragraph(body)),
      ]),
    )
  }
}

import { hash } from 'node:crypto'
import { po } from 'gettext-parser'
import { type Locale, locales } from '#lib/locale.ts'
import type { MessageValue, ProductMessage } from './product-message.ts'

/** Beyond so many characters it is no file of ours: all messages with all words have a quarter of that. */
const longestPo = 2_000_000

/** The name by which a file says whose messages it has. */
const project = 'Portico'

const languages: Record<Locale, { name: string; plurals: string }> = {
  zh: { name: 'zh_CN', plurals: 'nplurals=1; plural=0;' },
  en: { name: 'en', plurals: 'nplurals=2; plural=(n != 1);' },
}

/**
 * What stands for a message in a file: the English words, and the Chinese where English has none, since PO takes an entry
 * without any for its head.
 */
export const sourceOf = ({ words }: ProductMessage): string => words.en || words.zh

const kinds: Record<MessageValue['kind'], string> = { words: 'text', number: 'number', choice: 'one of' }
const sayValue = ({ choices, kind, name }: MessageValue) =>
  `{${name}}: ${kinds[kind]}${kind === 'choice' ? ` ${choices.join(', ')}` : ''}`

/** Stands for the words that a message had when a file was written, so that one of before somebody's change is told. */
export const stampOf = (words: string): string => hash('sha1', words, 'base64url').slice(0, 11)

/** Beside what a message is filled with: PO has no place of its own for it, and tools keep these comments. */
const stampWords = 'As it was:'

/** All messages as a PO file of a language, with its current words. */
export function writePo(messages: Iterable<readonly [ProductMessage, string]>, locale: Locale, now: Date): string {
  const { name, plurals } = languages[locale]
  const translations = Object.fromEntries(
    [...messages].map(([message, words]) => {
      const msgid = sourceOf(message)
      const extracted = [...message.values.map(sayValue), `${stampWords} ${stampOf(words)}`].join('\n')
      const entry = { msgctxt: message.key, msgid, msgstr: [words], comments: { extracted } }
      return [message.key, { [msgid]: entry }]
    }),
  )
  const headers = {
    'Project-Id-Version': project,
    'PO-Revision-Date': `${now.toISOString().slice(0, 16).replace('T', ' ')}+0000`,
    Language: name,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': plurals,
  }
  return new TextDecoder().decode(po.compile({ charset: 'utf-8', headers, translations }))
}

/** An entry of a file: whose words stand for which of the product's. */
export interface PoEntry {
  key: string
  source: string
  words: string
  /** What a translator has marked as not yet sure. */
  isFuzzy: boolean
  /** Words for several numbers, which our messages have in one. */
  isPlural: boolean
  /** Stands for the words that it went out with; not in every file, since tools may drop it. */
  stamp?: string
}

const readStamp = (extracted = ''): { stamp?: string } => {
  const [, stamp] = new RegExp(`^${stampWords} (\\S+)$`, 'm').exec(extracted) ?? []
  return stamp === undefined ? {} : { stamp }
}

/** Why a whole file is refused, and what it is about. */
export class PoRefused extends Error {
  readonly problem: 'long' | 'broken' | 'twice' | 'language' | 'project'
  readonly piece: string

  constructor(problem: PoRefused['problem'], piece = '') {
    super(problem)
    this.problem = problem
    this.piece = piece
  }
}

function parsePo(text: string) {
  try {
    return po.parse(text.replace(/^\uFEFF/, ''), { validation: true })
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    const [, twice] = /^Duplicate msgid error: entry "[^]*" in "([^]*)" context/.exec(said) ?? []
    if (twice !== undefined) throw new PoRefused('twice', twice)
    throw new PoRefused('broken', /line (\d+)/.exec(said)?.[1])
  }
}

/** The language that a head names, with or without a country. */
const languageOf = (head: string): Locale | undefined =>
  locales.find((locale) => head.trim().toLowerCase().split(/[_-]/)[0] === locale)

/** The entries of a file with our messages in a language. @throws PoRefused what is none, or of another project or language */
export function readPo(text: string, locale: Locale): PoEntry[] {
  if (text.length > longestPo) throw new PoRefused('long')
  const { headers, translations = {} } = parsePo(text)
  if (headers === undefined) throw new PoRefused('broken')
  const named = (wanted: string) =>
    Object.entries(headers).find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1] ?? ''
  if (!named('Project-Id-Version').startsWith(project))
    throw new PoRefused('project', named('Project-Id-Version').slice(0, 80))
  if (languageOf(named('Language')) !== locale) throw new PoRefused('language', named('Language').slice(0, 20))
  return Object.values(translations).flatMap((entries) =>
    Object.values(entries).flatMap(({ comments, msgctxt = '', msgid, msgid_plural: plural, msgstr }) =>
      msgctxt === '' && msgid === ''
        ? []
        : {
            key: msgctxt,
            source: msgid,
            words: msgstr[0] ?? '',
            isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? ''),
            isPlural: plural !== undefined || msgstr.length > 1,
            ...readStamp(comments?.extracted),
          },
    ),
  )
}

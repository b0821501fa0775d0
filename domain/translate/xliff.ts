import sax from 'sax'
import { isLocale, type Locale, otherLocale } from '#lib/locale.ts'
import {
  addressOf,
  type ExchangedRecord,
  type ExchangedText,
  FileRefused,
  readAddress,
  readStamp,
  type Returned,
  type ReturnedRecord,
  type ReturnedText,
  stampOf,
} from './exchange.ts'
import { type Coded, parseCodes } from './inline-codes.ts'

/** XLIFF 2.1 kept the namespace of 2.0 (OASIS, xliff-core-v2.1, 4.1). */
const namespace = 'urn:oasis:names:tc:xliff:document:2.0'
/** Its module for terms (the same, 5.2). */
const glossary = 'urn:oasis:names:tc:xliff:glossary:2.0'
const tags: Record<Locale, string> = { zh: 'zh-CN', en: 'en' }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark)

/** What XML cannot hold is written by its number (XML 1.0, 2.2). */
const escapeWords = (text: string) =>
  escape(text).replaceAll(/\p{Cc}|[\uFFFE\uFFFF]/gu, (mark) => {
    const code = mark.charCodeAt(0)
    if ('\t\n\r'.includes(mark) || (code >= 0x7f && code <= 0x9f)) return mark
    return `<cp hex="${code.toString(16).toUpperCase().padStart(4, '0')}"/>`
  })

/** Notes and terms have no elements in them (xliff-core-v2.1, 4.2.2.9): what XML cannot hold is left out. */
const escapePlain = (text: string) => escapeWords(text).replaceAll(/<cp hex="\w+"\/>/g, '')

const writePiece = (piece: Coded): string => {
  if (typeof piece === 'string') return escapeWords(piece)
  const { children, code } = piece
  return children ? `<pc id="${code}">${children.map(writePiece).join('')}</pc>` : `<ph id="${code}"/>`
}
const writeWords = (text: string) => (parseCodes(text) ?? [text]).map(writePiece).join('')

function writeTerms({ terms = [] }: ExchangedText, target: Locale): string {
  const entries = terms.map((term) => {
    const note = term.note ? `<gls:definition>${escapePlain(term.note)}</gls:definition>` : ''
    return `<gls:glossEntry><gls:term>${escapePlain(term[otherLocale(target)])}</gls:term><gls:translation>${escapePlain(term[target])}</gls:translation>${note}</gls:glossEntry>`
  })
  return entries.length === 0 ? '' : `<gls:glossary>${entries.join('')}</gls:glossary>`
}

/** The ids of codes, of what a text has in the source and in the translation, are the same. */
function writeUnit(text: ExchangedText, number: number, into: Locale): string {
  const { isCurrent, label, place, source, target } = text
  const written = target === '' ? '' : `<target xml:space="preserve">${writeWords(target)}</target>`
  return `<unit id="${number}.${stampOf(text)}" name="${escape(place)}">${writeTerms(text, into)}<notes><note category="field">${escapePlain(label)}</note></notes><segment state="${isCurrent ? 'final' : 'initial'}"><source xml:space="preserve">${writeWords(source)}</source>${written}</segment></unit>\n`
}

/** @param target language that is translated into */
export const xliffHead = (target: Locale): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="${namespace}" xmlns:gls="${glossary}" version="2.1" srcLang="${tags[otherLocale(target)]}" trgLang="${tags[target]}">\n`
export const xliffEnd = '</xliff>\n'

/** A record as a `file` of XLIFF 2.1, with a unit for each of its texts, of which there is at least one. */
export function xliffRecord(record: ExchangedRecord, target: Locale): string {
  const units = record.texts.map((text, index) => writeUnit(text, index + 1, target)).join('')
  return `<file id="${record.kind}-${record.record}" original="${addressOf(record)}"><notes><note category="name">${escapePlain(record.name)}</note></notes>\n${units}</file>\n`
}

/** A unit while it is read: its segments, of which tools may make more, one after the other. */
interface Unit extends Omit<ReturnedText, 'text'> {
  segments: { source: string; target?: string; isIgnorable: boolean }[]
}

/** The translation of a unit; nothing where one of its segments has none. */
function textOf({ segments }: Unit): string {
  const texts = segments.map(({ isIgnorable, source, target }) => target ?? (isIgnorable ? source : undefined))
  return texts.includes(undefined) ? '' : texts.join('')
}

/** What a reader of XML is told, and what becomes of it. */
class Reading {
  target: Locale = 'en'
  readonly records: ReturnedRecord[] = []
  #unit: Unit | undefined
  /** `source` or `target`, while one is read. */
  #side: 'source' | 'target' | undefined
  #depth = 0
  /** How the codes end that have begun. */
  readonly #codes: string[] = []

  open(name: string, attributes: Record<string, string>): void {
    this.#depth += 1
    if (this.#depth === 1) this.#openDocument(name, attributes)
    else if (name === 'file') this.records.push({ ...readAddress(attributes.original), texts: [] })
    else if (name === 'unit') {
      const { id = '', name: place = '' } = attributes
      this.#unit = { ...readStamp(id.replace(/^\d+\./, '')), place, segments: [] }
    } else if (name === 'segment' || name === 'ignorable')
      this.#unit?.segments.push({ source: '', isIgnorable: name === 'ignorable' })
    else if (name === 'source' || name === 'target') {
      this.#side = name
      this.say('')
    } else this.#openCode(name, attributes)
  }

  close(name: string): void {
    this.#depth -= 1
    if (name === 'source' || name === 'target') this.#side = undefined
    else if (name === 'unit' && this.#unit) {
      const { from, into, place } = this.#unit
      this.records.at(-1)?.texts.push({ place, from, into, text: textOf(this.#unit) })
      this.#unit = undefined
    } else if (name === 'pc') this.say(this.#codes.pop() ?? '')
  }

  say(words: string): void {
    const segment = this.#unit?.segments.at(-1)
    if (segment && this.#side) segment[this.#side] = (segment[this.#side] ?? '') + words
  }

  #openDocument(name: string, { srcLang = '', trgLang = '', version = '' }: Record<string, string>): void {
    if (name !== 'xliff') throw new FileRefused('foreign')
    if (!/^2\.[012]$/.test(version)) throw new FileRefused('version')
    const [source, target] = [srcLang, trgLang].map((tag) => tag.toLowerCase().split('-', 1)[0])
    if (!isLocale(target) || source !== otherLocale(target)) throw new FileRefused('language')
    this.target = target
  }

  /** Tools may write a code as two that stand for its beginning and its end. Their own marks say nothing of ours. */
  #openCode(name: string, { hex = '', id = '', startRef = '' }: Record<string, string>): void {
    if (name === 'pc') {
      this.say(`<${id}>`)
      this.#codes.push(`</${id}>`)
    } else if (name === 'sc') this.say(`<${id}>`)
    else if (name === 'ec') this.say(`</${startRef || id}>`)
    else if (name === 'ph') this.say(`<${id}/>`)
    else if (name === 'cp')
      this.say(/^[\dA-Fa-f]{1,5}$/.test(hex) ? String.fromCodePoint(Number.parseInt(hex, 16)) : '\uFFFD')
  }
}

/**
 * Reads an XLIFF 2 that came back. No entity but those of XML itself is known.
 *
 * @throws FileRefused
 */
export function readXliff(text: string): Returned {
  const reading = new Reading()
  const parser = sax.parser(true)
  const refuse = (problem: 'broken' | 'declaration'): never => {
    throw new FileRefused(problem, parser.line + 1)
  }
  Object.assign(parser, {
    ondoctype: () => refuse('declaration'),
    onerror: () => refuse('broken'),
    onopentag: ({ attributes, name }: { attributes: Record<string, string>; name: string }) =>
      reading.open(name.replace(/^.*:/, ''), attributes),
    onclosetag: (name: string) => reading.close(name.replace(/^.*:/, '')),
    ontext: (words: string) => reading.say(words),
    oncdata: (words: string) => reading.say(words),
  })
  parser.write(text.replace(/^\uFEFF/, '')).close()
  const records = reading.records.filter(({ texts }) => texts.length > 0)
  if (records.length === 0) throw new FileRefused('empty')
  return { target: reading.target, records }
}

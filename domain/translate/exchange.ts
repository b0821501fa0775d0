import { type Locale, otherLocale } from '#lib/locale.ts'
import { withoutCodes } from './inline-codes.ts'
import { type Term, termsIn } from './terms.ts'

/** A text of a record that goes out to be translated, and comes back. */
export interface ExchangedText {
  /** Where it stands in the record. */
  place: string
  /** What it is called, for people. */
  label: string
  /** Digest of the source that went out. */
  from: string
  /** Digest of the translation that there was; empty for none. */
  into: string
  /** With codes, where it is of a formatted text (`inline-codes.ts`). */
  source: string
  target: string
  /** Whether the translation says what the source says now. */
  isCurrent: boolean
  /** What things are called that the source speaks of. */
  terms?: readonly Term[]
}

/** A record with its texts. */
export interface ExchangedRecord {
  kind: string
  record: number
  /** What it is called, for people. */
  name: string
  texts: ExchangedText[]
}

/** The same with the terms that each text speaks of. */
export function withTerms(record: ExchangedRecord, terms: readonly Term[], target: Locale): ExchangedRecord {
  const termsOf = ({ source }: ExchangedText) => termsIn(withoutCodes(source), terms, otherLocale(target))
  return { ...record, texts: record.texts.map((text) => ({ ...text, terms: termsOf(text) })) }
}

/** A text as it came back. */
export type ReturnedText = Pick<ExchangedText, 'place' | 'from' | 'into'> & { text: string }

export interface ReturnedRecord {
  kind: string
  record: number
  texts: ReturnedText[]
}

/** What a file that came back says. */
export interface Returned {
  /** Language that was translated into. */
  target: Locale
  records: ReturnedRecord[]
}

/** Why a file cannot be read. */
export type FileProblem = 'broken' | 'declaration' | 'version' | 'foreign' | 'language' | 'empty'

/** A file that cannot be read. */
export class FileRefused extends Error {
  readonly problem: FileProblem
  /** Where it is broken, counted from one; nothing where that is not known. */
  readonly line: number | undefined

  constructor(problem: FileProblem, line?: number) {
    super(problem)
    this.problem = problem
    this.line = line
  }
}

/** A file is of a record by `portico:KIND/NUMBER`, so that those of other projects are told from ours. */
export const addressOf = ({ kind, record }: Pick<ExchangedRecord, 'kind' | 'record'>) => `portico:${kind}/${record}`

/** @throws FileRefused for an address that is none of ours */
export function readAddress(address: string | undefined): Pick<ExchangedRecord, 'kind' | 'record'> {
  const [, kind, record] = /^portico:([a-z][a-z-]{0,60})\/(\d{1,15})$/.exec(address ?? '') ?? []
  if (kind === undefined || record === undefined) throw new FileRefused('foreign')
  return { kind, record: Number(record) }
}

/** What a text was when it went out. No translator's tool may change it (XLIFF 2.1, 4.3.1.11), and a table has a column for it. */
export const stampOf = ({ from, into }: Pick<ExchangedText, 'from' | 'into'>) => `${from}.${into}`

/** @throws FileRefused for a stamp that is none of ours */
export function readStamp(stamp: string): Pick<ExchangedText, 'from' | 'into'> {
  const [, from, into] = /^([\w-]{1,16})\.([\w-]{0,16})$/.exec(stamp) ?? []
  if (from === undefined || into === undefined) throw new FileRefused('foreign')
  return { from, into }
}

import { readMessage, type Token } from '#domain/mail/message.ts'
import { type Locale, locales } from '#lib/locale.ts'

/** A value that a message is given, and as what the product uses it in either language. */
export interface MessageValue {
  name: string
  kind: 'words' | 'number' | 'choice'
  /** The cases of a choice, without `other`. */
  choices: string[]
}

/** A message of the site's interface as the product has it. */
export interface ProductMessage {
  /** Its subject and where it stands among the subject's messages: `course.lessonsOf`. */
  key: string
  words: Record<Locale, string>
  values: MessageValue[]
}

/** Messages as they are written: texts, groups and rows of them. */
export type WrittenMessages = string | { readonly [name: string]: WrittenMessages } | readonly WrittenMessages[]

function noteValues(tokens: readonly Token[], noted: Map<string, MessageValue>): void {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue
    const value = noted.get(token.arg) ?? { name: token.arg, kind: 'words', choices: [] }
    noted.set(token.arg, value)
    if (token.type === 'select') {
      value.kind = 'choice'
      const keys = token.cases.map(({ key }) => key).filter((key) => key !== 'other')
      value.choices = [...new Set([...value.choices, ...keys])]
    } else if (token.type !== 'argument') value.kind = 'number'
    if ('cases' in token) for (const each of token.cases) noteValues(each.tokens, noted)
  }
}

function valuesOf(words: Record<Locale, string>): MessageValue[] {
  const noted = new Map<string, MessageValue>()
  for (const locale of locales) noteValues(readMessage(words[locale], locale), noted)
  return [...noted.values()]
}

/** All messages of a subject, in the order in which they are written. What one language leaves empty is the other's there too. */
export function listMessages(
  area: string,
  zh: WrittenMessages | undefined,
  en: WrittenMessages | undefined,
): ProductMessage[] {
  if (typeof zh === 'string' || zh === undefined) {
    const words = { zh: zh ?? '', en: typeof en === 'string' ? en : '' }
    return [{ key: area, words, values: valuesOf(words) }]
  }
  const english = (typeof en === 'object' ? en : {}) as Readonly<Record<string, WrittenMessages>>
  return Object.entries(zh).flatMap(([name, each]) => listMessages(`${area}.${name}`, each, english[name]))
}

import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import { parse, type PluralCategory } from '@messageformat/parser'

export type Message = string | MessageSource

/** Messages as written: texts, groups of texts, and rows of texts. */
export type MessageSource = { readonly [key: string]: Message } | readonly Message[]

/** Whether it is a row of texts; `Array.isArray` does not know rows that nobody may change. */
export const isRow = (message: Message): message is readonly Message[] => Array.isArray(message)

function complete(own: Message | undefined, fallback: Message): Message {
  if (typeof fallback === 'string') return typeof own === 'string' && own.trim() !== '' ? own : fallback
  return completeMessages(typeof own === 'object' ? own : {}, fallback)
}

/** The messages of a language with the fallback's where it has none (contract L5). */
export function completeMessages(messages: MessageSource, fallback: MessageSource): MessageSource {
  const own = messages as Readonly<Record<string, Message>>
  if (isRow(fallback)) return fallback.map((each, index) => complete(own[index], each))
  const entries = Object.entries(fallback).map(([key, each]) => [key, complete(own[key], each)])
  return { ...messages, ...(Object.fromEntries(entries) as MessageSource) }
}

const plurals: PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The text of a message without values; nothing when it has some. @throws a message that is no ICU message */
export function plainText(message: string): string | undefined {
  const parts = parse(message, { cardinal: plurals, ordinal: plurals })
  return parts.every((part) => part.type === 'content') ? parts.map(({ value }) => value).join('') : undefined
}

/**
 * Compiles ICU messages to a JavaScript module whose default export (`texts` in it) has the same keys: a string for a message without
 * values, otherwise a function of them. No parser, and nothing that makes code from texts, reaches the browser.
 */
export function compileMessages(messages: MessageSource, locale: string): string {
  const templates: Record<string, string> = {}
  const write = (message: Message): string => {
    if (isRow(message)) return `[${message.map(write).join(',\n')}]`
    if (typeof message !== 'string') {
      const entries = Object.entries(message).map(([key, each]) => `${JSON.stringify(key)}: ${write(each)}`)
      return `{\n${entries.join(',\n')}\n}`
    }
    const plain = plainText(message)
    if (plain !== undefined) return JSON.stringify(plain)
    const id = `m${Object.keys(templates).length}`
    templates[id] = message
    return `templates.${id}`
  }
  const texts = write(messages)
  const compiled = compileModule(new MessageFormat(locale, { strictPluralKeys: false }), templates).replace(
    'export default',
    'const templates =',
  )
  return `${compiled}\nconst texts = ${texts}\nexport default texts\n`
}

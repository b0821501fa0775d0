import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import { parse, type PluralCategory } from '@messageformat/parser'

/** Messages as written: texts, and groups of texts. */
export interface MessageSource {
  readonly [key: string]: string | MessageSource
}

/** The messages of a language with the fallback's where it has none (contract L5). */
export function completeMessages(messages: MessageSource, fallback: MessageSource): MessageSource {
  const complete: Record<string, string | MessageSource> = { ...fallback, ...messages }
  for (const [key, text] of Object.entries(fallback)) {
    const own = messages[key]
    if (typeof text !== 'string') complete[key] = completeMessages(typeof own === 'object' ? own : {}, text)
    else if (typeof own !== 'string' || own.trim() === '') complete[key] = text
  }
  return complete
}

/** The text of a message without values; nothing when it has some. @throws a message that is no ICU message */
function plainText(message: string, plurals: PluralCategory[]): string | undefined {
  const parts = parse(message, { cardinal: plurals, ordinal: plurals })
  return parts.every((part) => part.type === 'content') ? parts.map(({ value }) => value).join('') : undefined
}

/**
 * Compiles ICU messages to a JavaScript module whose default export has the same keys: a string for a message without
 * values, otherwise a function of them. No parser, and nothing that makes code from texts, reaches the browser.
 */
export function compileMessages(messages: MessageSource, locale: string): string {
  const plurals: PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other']
  const templates: Record<string, string> = {}
  const write = (group: MessageSource): string => {
    const entries = Object.entries(group).map(([key, message]) => {
      const name = JSON.stringify(key)
      if (typeof message !== 'string') return `${name}: ${write(message)}`
      const plain = plainText(message, plurals)
      if (plain !== undefined) return `${name}: ${JSON.stringify(plain)}`
      const id = `m${Object.keys(templates).length}`
      templates[id] = message
      return `${name}: templates.${id}`
    })
    return `{\n${entries.join(',\n')}\n}`
  }
  const texts = write(messages)
  const compiled = compileModule(new MessageFormat(locale, { strictPluralKeys: false }), templates).replace(
    'export default',
    'const templates =',
  )
  return `${compiled}\nexport default ${texts}\n`
}

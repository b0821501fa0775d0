import MessageFormat from '@messageformat/core'
import type { Locale } from '#lib/locale.ts'
import { isRow, type Message, type MessageSource, plainText } from './compile-messages.ts'
import type { Messages, TextsOf } from './texts.ts'

/**
 * The texts of a subject for what the process writes itself, where no build has compiled them: to be loaded when the first
 * document is asked for, because the parser is.
 */
export function runMessages<Source extends MessageSource>(sources: { zh: Source; en: Messages<Source> }) {
  const textsIn = (locale: Locale) => {
    const format = new MessageFormat(locale, { strictPluralKeys: false })
    const run = (message: Message): unknown => {
      if (typeof message === 'string') return plainText(message) ?? format.compile(message)
      if (isRow(message)) return message.map(run)
      return Object.fromEntries(Object.entries(message).map(([key, each]) => [key, run(each)]))
    }
    return run(sources[locale]) as TextsOf<Source>
  }
  return { zh: textsIn('zh'), en: textsIn('en') }
}

import { readMessage, type Token } from '#domain/mail/message.ts'
import type { Locale } from '#lib/locale.ts'

/** A value, a value written as a number, or a choice by a value: `p` and `o` by how a language counts, `s` by its name. */
export type TextPart =
  | string
  /** The number of the choice that it stands in. */
  | 0
  | readonly [name: string, written?: 'n']
  | readonly [name: string, by: 'p' | 'o' | 's', cases: Readonly<Record<string, readonly TextPart[]>>, offset?: number]

/** A message taken apart, so that a browser needs no parser: its words, or its parts where it has values. */
export type TextTree = string | readonly TextPart[]

const choices = { plural: 'p', selectordinal: 'o', select: 's' } as const

function partOf(token: Token): TextPart {
  if (token.type === 'content') return token.value
  if (token.type === 'octothorpe') return 0
  if (token.type === 'argument') return [token.arg]
  if (token.type === 'function') return [token.arg, 'n']
  const cases = Object.fromEntries(
    token.cases.map(({ key, tokens }) => [key.replace(/^=/, ''), tokens.map(partOf)] as const),
  )
  const offset = 'pluralOffset' in token ? token.pluralOffset : undefined
  return offset ? [token.arg, choices[token.type], cases, offset] : [token.arg, choices[token.type], cases]
}

/** @throws what is no ICU message */
export function treeOf(message: string, locale: Locale): TextTree {
  const parts = readMessage(message, locale).map(partOf)
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts
}

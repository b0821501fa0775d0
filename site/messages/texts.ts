import type { Locale } from '#lib/locale.ts'
import type { zh } from './zh.ts'

/** What another language has to have beside the Chinese: the same keys, each with an ICU message. */
export type Messages<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Messages<Source[Key]>
}

type Letter =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's'
  | 't'
  | 'u'
  | 'v'
  | 'w'
  | 'x'
  | 'y'
  | 'z'
/** The name before the first comma or brace; none when the braces are those of a plural form, whose words are Chinese. */
type NameAt<Rest extends string> = (Rest extends `${infer Head}}${string}` ? Head : never) extends infer Head extends
  string
  ? (Head extends `${infer Name},${string}` ? Name : Head) extends infer Name extends `${Letter}${string}`
    ? Name
    : never
  : never
/** The names of a message's values. */
type NamesIn<Message extends string> = Message extends `${string}{${infer Rest}` ? NameAt<Rest> | NamesIn<Rest> : never

/** A text with places for values, ready to be filled in. Plural forms and numbers are those of its language. */
export type MessageTemplate<Names extends string = string> = (
  values: Readonly<Record<Names, string | number | boolean>>,
) => string

/** What pages use: plain texts, and templates where a message has values. */
export type TextsOf<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? Source[Key] extends `${string}{${string}`
      ? MessageTemplate<NamesIn<Source[Key]>>
      : string
    : TextsOf<Source[Key]>
}

export type Texts = TextsOf<typeof zh>

/**
 * The texts of a subject, from the messages beside it: `messages/zh.ts` and `messages/en.ts`. Where they are imported, the
 * build has put their compiled form in their place (`vite-messages.ts`), which the type checker does not know.
 *
 * @example
 * const texts = asTexts({ zh, en })
 * texts.en.lessonsOf({ count: 2 }) // '2 lessons'
 */
export function asTexts<Source>(messages: { zh: Source; en: Messages<Source> }): Record<Locale, TextsOf<Source>>
export function asTexts(messages: unknown) {
  return messages
}

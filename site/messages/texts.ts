import type { zh } from './zh.ts'

/** A text with places for values, ready to be filled in. */
export type MessageTemplate = (values: Record<string, string | number>) => string

/** What pages use: plain texts, and templates where a message has values. */
export type TextsOf<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? Source[Key] extends `${string}{${string}`
      ? MessageTemplate
      : string
    : TextsOf<Source[Key]>
}

export type Texts = TextsOf<typeof zh>

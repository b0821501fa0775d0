import { cleanLine } from '#domain/desk-mail/clean-text.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { usableWords } from './judge-words.ts'
import type { Mail, MailFacts, OwnWords } from './mail.ts'
import { readMessage, type Values, writeParagraphs, writeTokens } from './message.ts'

/** A mail's words with its facts: what it is about, its paragraphs, and what the reader may do. */
export interface MailText {
  subject: string
  paragraphs: string[]
  /** Path of the site that the button leads to, without language prefix. */
  action: { label: string; path: string }
  /** Something else that the reader may do, below it. */
  also?: { label: string; path: string }
}

/** What stands for each variable. */
export function valuesOf(mail: Mail, facts: MailFacts, locale: Locale): Values {
  const always = Object.entries(mail.variables).flatMap(([name, { words }]) => (words ? [[name, words[locale]]] : []))
  const { email, site } = facts
  return { site, email, ...(Object.fromEntries(always) as Values), ...mail.read?.(facts, locale) }
}

/** The same of both languages in one mail: first the Chinese. */
const joinPieces = (pieces: readonly string[]) => pieces.join(' / ')

/** @param own what editors wrote, by language; what of it is wrong gives way to the product's words */
export function writeMailText(
  mail: Mail,
  facts: MailFacts,
  { language, own = {} }: { language: Locale; own?: Partial<Record<Locale, OwnWords>> },
): MailText {
  const written = (mail.isBilingual ? locales : [language]).map((locale) => {
    const product = mail.words[locale]
    const { own: used } = usableWords(own[locale] ?? {}, locale, mail)
    const { action, also } = product
    const [subject, text] = [used.subject ?? product.subject ?? '', used.text ?? product.text]
    const mayBeEmpty = (name: string) =>
      Object.hasOwn(mail.variables, name) && mail.variables[name]?.mayBeEmpty === true
    const context = { values: valuesOf(mail, facts, locale), locale, mayBeEmpty }
    return {
      action,
      also,
      // A value of several lines would begin another header.
      subject: cleanLine(writeTokens(readMessage(subject, locale), context)),
      paragraphs: writeParagraphs(readMessage(text, locale), context),
    }
  })
  const links = mail.links(facts)
  return {
    subject: mail.subjectOf?.(facts) ?? joinPieces(written.map(({ subject }) => subject)),
    paragraphs: written.flatMap(({ paragraphs }) => paragraphs),
    action: { label: joinPieces(written.map(({ action }) => action)), path: links.action },
    ...(links.also !== undefined && {
      also: { label: joinPieces(written.map(({ also = '' }) => also)), path: links.also },
    }),
  }
}

import { createHash } from 'node:crypto'
import type { AddressObject, ParsedMail, simpleParser } from 'mailparser'
import { normalizeEmail } from '#lib/email-address.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import type { Headers } from './judge-mail.ts'

/** The largest accepted mail, in bytes: 20 MB of files, encoded. */
export const largestMail = 40 * 1024 * 1024
/** The longest HTML that is converted to text, in characters. */
const longestHtml = 2_000_000
const mostAddresses = 50

/** A received mail, reduced to what we need. Its HTML is never stored. */
export interface ReadMail {
  /** Identifies a mail that is delivered twice: a digest of Message-ID and sender, or of the whole mail. */
  key: string
  from: { address: string | undefined; name: string }
  subject: string
  /** Its full text, without invisible characters. */
  text: string
  headers: Headers
  /** Recipients, according to its headers. */
  receivers: string[]
  /** Message-IDs that it replies to, the nearest first. */
  answers: string[]
  attachments: { name: string; content: Buffer }[]
}

const each = (given: AddressObject | AddressObject[] | undefined) =>
  (given === undefined ? [] : [given].flat()).flatMap(({ value }) => value)

function readHeaders({ headerLines }: ParsedMail): Headers {
  const headers = new Map<string, string[]>()
  for (const { key, line } of headerLines) {
    const value = line
      .slice(line.indexOf(':') + 1)
      .replaceAll(/\r?\n\s+/g, ' ')
      .trim()
    headers.set(key, [...(headers.get(key) ?? []), value])
  }
  return headers
}

/** Files that only Outlook can open, and that add nothing to the mail. */
const isWrapper = ({ contentType, filename = '' }: { contentType: string; filename?: string | undefined }) =>
  contentType === 'application/ms-tnef' || /^winmail\.dat$/i.test(filename)

/** @throws the parser's error for malformed mail */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const parser = await import('mailparser')
  const parsed = await parser.simpleParser(raw, {
    keepCidLinks: true,
    skipTextToHtml: true,
    maxHtmlLengthToParse: longestHtml,
  } as Parameters<typeof simpleParser>[1])
  const headers = readHeaders(parsed)
  const senders = each(parsed.from)
  // With several senders there is nobody whose rights could be checked.
  const only = senders.length === 1 ? senders[0] : undefined
  const address = normalizeEmail(only?.address ?? '')
  const id = headers.get('message-id')?.[0] ?? ''
  const known = id === '' ? raw : `${id}\n${address ?? ''}`
  const named = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap((name) => headers.get(name) ?? [])
  const addressed = [...each(parsed.to), ...each(parsed.cc)].flatMap((one) => [one, ...(one.group ?? [])])
  const answers = [
    headers.get('in-reply-to')?.[0] ?? '',
    ...(headers.get('references')?.[0] ?? '').split(/\s+/).toReversed(),
  ]
  return {
    key: createHash('sha256').update(known).digest('hex'),
    from: { address, name: cleanLine(only?.name ?? '').slice(0, 100) },
    subject: cleanLine(parsed.subject ?? ''),
    text: cleanText(parsed.text ?? ''),
    headers,
    receivers: [...named, ...addressed.map((one) => one.address ?? '')].slice(0, mostAddresses),
    answers: answers.filter((answer) => answer !== '').slice(0, mostAddresses),
    attachments: parsed.attachments
      .filter((file) => !isWrapper(file))
      .map(({ content, filename, contentType }) => ({ name: filename ?? nameOf(contentType), content })),
  }
}

const nameOf = (type: string) => (type === 'message/rfc822' ? 'mail.eml' : `file.${type.split('/')[1] ?? 'bin'}`)

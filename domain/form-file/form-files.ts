import type { ReceivedKind } from '#domain/enquiry/enquiry.ts'
import { formatSize } from '#lib/format-size.ts'
import type { Locale } from '#lib/locale.ts'
import type { FileFault } from '#domain/storage/private-files.ts'

/**
 * Files that forms accept. Browser and server apply the same rules, so nothing here may depend on either. The server
 * determines a file's type from its content alone, never from its name or the type that the browser claims.
 */
export const fileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  zip: 'application/zip',
  gz: 'application/gzip',
  /**
   * Plain text of any name: text has no signature, so it is a file without another type's signature and without control
   * characters.
   */
  txt: 'text/plain',
} as const
export type FileType = keyof typeof fileTypes

export interface FileRules {
  types: readonly FileType[]
  least: number
  most: number
  /** Per file; small enough for a phone's connection, as a request may take 30 s. */
  maxBytes: number
  /** For all files together, if that is less than the sum. */
  maxTotal?: number
}

const megabyte = 1024 * 1024

/** What files belong to: a public form, a customer's message in a ticket, or an agent's. */
export type FileKind = ReceivedKind | 'ticket' | 'desk'

const ticketFiles: FileRules = {
  types: ['pdf', 'docx', 'odt', 'png', 'jpg', 'webp', 'txt', 'zip', 'gz'],
  least: 0,
  most: 10,
  maxBytes: 20 * megabyte,
}

/** The forms that accept files, with their rules. */
export const fileRules: Partial<Record<FileKind, FileRules>> = {
  application: { types: ['pdf', 'docx', 'odt'], least: 1, most: 3, maxBytes: 5 * megabyte },
  ticket: ticketFiles,
  desk: ticketFiles,
  report: { types: ['pdf', 'png', 'jpg', 'txt', 'zip', 'gz'], least: 0, most: 5, maxBytes: 10 * megabyte },
  // A form that editors make may take fewer.
  form: {
    types: ['pdf', 'docx', 'odt', 'png', 'jpg', 'webp', 'txt', 'zip'],
    least: 0,
    most: 5,
    maxBytes: 10 * megabyte,
  },
}

/** Upper limit of files in any form. */
export const mostFiles = 10

/** An uploaded file as a form refers to it: `file` is its sealed reference, which only the server can make. */
export interface SentFile {
  file: string
  name: string
  size: number
}

/** The rules of a kind; a kind without rules accepts no files. */
export const rulesOf = (kind: FileKind): FileRules => fileRules[kind] ?? { types: [], least: 0, most: 0, maxBytes: 0 }

/** The usual extensions of a type. */
const extensions: Partial<Record<FileType, string[]>> = { jpg: ['jpg', 'jpeg'], txt: ['txt', 'log', 'csv', 'md', 'm'] }

/** For `accept` of a file field. */
export function acceptedFiles({ types }: FileRules): string {
  return types.flatMap((type) => (extensions[type] ?? [type]).map((name) => `.${name}`)).join(',')
}

/** Longest name of a file, in UTF-16 units, its extension included. */
const longestName = 120

/**
 * A safe file name: the last path segment without control, bidirectional or file system characters, and with the
 * extension of its real type.
 */
export function cleanFileName(given: string, type: FileType): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const words = last
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*%;]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
  const own = extensions[type] ?? [type]
  const [, stem = words, extension = ''] = /^(.*)\.([\p{L}\p{N}]{1,8})$/u.exec(words) ?? []
  const kept = own.includes(extension.toLowerCase()) ? extension.toLowerCase() : type
  // A wrong extension stays readable, but has no effect before the right one.
  const name = own.includes(extension.toLowerCase()) || extension === '' ? stem : `${stem} ${extension}`
  return `${
    [...name]
      .slice(0, longestName - kept.length - 1)
      .join('')
      .trim() || 'file'
  }.${kept}`
}

/** What is wrong with a file and how to fix it, in the reader's language. */
export function describeFileFault(fault: FileFault, rules: FileRules, locale: Locale, given = ''): string {
  const size = formatSize(rules.maxBytes)
  const total = formatSize(rules.maxTotal ?? rules.most * rules.maxBytes)
  const types = [...new Set(rules.types.map((type) => type.toUpperCase()))]
  const name = [...given.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')].slice(0, 80).join('')
  if (locale === 'zh') {
    const of = name === '' ? '文件' : `“${name}”`
    return {
      missing: '请选择文件。',
      many: `最多${rules.most}个文件，请去掉一些。`,
      large: `${of}太大，每个文件最多${size}。`,
      empty: `${of}是空的，请换一个。`,
      type: `${of}的内容不是${types.join('、')}，请换一个（改扩展名不起作用）。`,
      expired: '文件已过期或已清除，请重新选择。',
      space: '现在存不下文件，请稍后再试，或用邮件发给我们。',
      broken: `${of}没有传完，请重试。`,
      infected: `${of}里发现了病毒，没有收下。`,
      total: `这些文件合计超过${total}，请去掉一些。`,
      unsent: '您上传后没有发出的文件太多，请先发出或去掉一些；不处理的话一天后会自动清除。',
      unfinished: `${of}还没有传完，请等它传完，或把它去掉。`,
      used: `${of}已经随另一条消息发出，请重新选择。`,
    }[fault]
  }
  const of = name === '' ? 'The file' : `“${name}”`
  return {
    missing: 'Choose a file.',
    many: `At most ${rules.most} ${rules.most === 1 ? 'file' : 'files'}. Please remove some.`,
    large: `${of} is too large: at most ${size} for each file.`,
    empty: `${of} is empty. Please choose another.`,
    type: `What is in ${name === '' ? 'the file' : of} is not ${types.join(', ')}. Please choose another; changing its extension does not help.`,
    expired: 'The files have expired. Please choose them again.',
    space: 'We cannot store files right now. Please try later, or send them by e-mail.',
    broken: `${of} did not arrive whole. Please try again.`,
    infected: `A virus was found in ${name === '' ? 'the file' : of}. It was not taken.`,
    total: `The files are larger than ${total} together. Please remove some.`,
    unsent:
      'You have uploaded too many files that were never sent. Send or remove some; what is left is cleared after a day.',
    unfinished: `${of} has not arrived whole yet. Please wait for it, or remove it.`,
    used: `${of} has already been sent with another message. Please choose it again.`,
  }[fault]
}

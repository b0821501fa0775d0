import type { Locale } from '#lib/locale.ts'
import { ticketLimits } from '#domain/ticket/ticket.ts'
import type { TakenFiles } from './mail-files.ts'

const words = {
  zh: {
    cut: '（邮件太长，后面的内容没有收下，请用文件发送。）',
    files: '（见附件）',
    leftOut: (names: string) => `（有附件没有收下，类型、大小或数量不允许：${names}）`,
  },
  en: {
    cut: '(The mail was too long and is cut here. Please send the rest as a file.)',
    files: '(See the attached files.)',
    leftOut: (names: string) => `(Attachments not taken because of their type, size or number: ${names})`,
  },
} satisfies Record<Locale, object>

/** A mail as a message of a ticket: never longer than one, and with what was not taken of it. */
export function writeTicketText(text: string, { files, leftOut }: TakenFiles, language: Locale): string {
  const { cut, files: seeFiles, leftOut: name } = words[language]
  const notes = leftOut.length === 0 ? [] : [name(leftOut.join(language === 'zh' ? '、' : ', '))]
  const room = ticketLimits.text - notes.join('').length - cut.length - 10
  const body = text.length > room ? `${text.slice(0, room).toWellFormed().trimEnd()}\n\n${cut}` : text
  const own = body === '' && files.length > 0 ? seeFiles : body
  return [own, ...notes].filter((part) => part !== '').join('\n\n')
}

import { cleanLine } from '#domain/desk-mail/read-mail.ts'
import type { Locale } from '#lib/locale.ts'
import type { TicketFacts } from './facts.ts'
import type { MailText, Write } from './mail-text.ts'
import { ticketSubject } from './ticket-subject.ts'

const none: TicketFacts = { number: '', subject: '', lines: [] }
const mine = (number: string) => `/support/ticket/mine?ticket=${number}`
const atDesk = (number: string) => `/admin/desk?ticket=${number}`
const written = (lines: string[]) => lines.filter((line) => line.trim() !== '')

/** Files stay in the ticket: who opens the mail need not be who may have them. */
const attached = {
  zh: (files: string[] = []) => (files.length === 0 ? [] : [`附件请到工单里下载：${files.join('、')}`]),
  en: (files: string[] = []) => (files.length === 0 ? [] : [`Attached in the ticket: ${files.join(', ')}`]),
}

/** What staff see at a glance: whose ticket it is, about what, and until when they are to answer. */
const glance = {
  zh: ({ about, due }: TicketFacts) =>
    [
      `客户：${about?.customer}${about?.organisation === undefined ? '' : `（${about.organisation}）`}`,
      ...(about?.product === undefined ? [] : [`产品：${about.product}`]),
      `严重程度：${about?.severity}`,
      ...(due === undefined ? [] : [`首次答复期限：${due}`]),
    ].join('\n'),
  en: ({ about, due }: TicketFacts) =>
    [
      `Customer: ${about?.customer}${about?.organisation === undefined ? '' : ` (${about.organisation})`}`,
      ...(about?.product === undefined ? [] : [`Product: ${about.product}`]),
      `Severity: ${about?.severity}`,
      ...(due === undefined ? [] : [`First answer due: ${due}`]),
    ].join('\n'),
}

/** A mail of a ticket's thread; what it tells of is in its words, because the subject stays the same. */
const inThread = (
  words: Record<Locale, (ticket: TicketFacts) => Omit<MailText, 'subject'>>,
): Record<Locale, Write> => ({
  zh: ({ ticket = none }) => ({ subject: ticketSubject(ticket), ...words.zh(ticket) }),
  en: ({ ticket = none }) => ({ subject: ticketSubject(ticket), ...words.en(ticket) }),
})

/** A mail to staff: what has happened, the ticket at a glance, the customer’s last words, and the way to the desk. */
const toStaff = (what: Record<Locale, string>) =>
  inThread({
    zh: (ticket) => ({
      paragraphs: [what.zh, glance.zh(ticket), '客户写道：', ...written(ticket.lines), ...attached.zh(ticket.files)],
      action: { label: '在工作台处理', path: atDesk(ticket.number) },
    }),
    en: (ticket) => ({
      paragraphs: [
        what.en,
        glance.en(ticket),
        'The customer wrote:',
        ...written(ticket.lines),
        ...attached.en(ticket.files),
      ],
      action: { label: 'Open at the desk', path: atDesk(ticket.number) },
    }),
  })

/**
 * Mails about tickets. Those to customers repeat what a customer wrote to nobody else, but for the subject, by which all of them
 * are one thread. None can have an internal note: its text is in no fact.
 */
export const ticketMailTexts = {
  ticketOpened: inThread({
    zh: ({ due, number, subject }) => ({
      paragraphs: [
        `我们收到了您的工单“${cleanLine(subject)}”，编号${number}。${due === undefined ? '' : `首次答复不晚于${due}。`}`,
        '补充信息、查看进度，请打开下面的链接。',
      ],
      action: { label: '查看工单', path: mine(number) },
    }),
    en: ({ due, number, subject }) => ({
      paragraphs: [
        `We have received your ticket “${cleanLine(subject)}”. Its number is ${number}.${due === undefined ? '' : ` You will have a first answer by ${due}.`}`,
        'Open the link below to add information or to follow it.',
      ],
      action: { label: 'Open the ticket', path: mine(number) },
    }),
  }),
  ticketSplit: inThread({
    zh: ({ due, lines, number, other = '' }) => ({
      paragraphs: [
        `您在工单${other}里还问了另一件事，我们为它新开了工单${number}，分开处理。${due === undefined ? '' : `首次答复不晚于${due}。`}`,
        '这件事是：',
        ...written(lines),
      ],
      action: { label: '查看工单', path: mine(number) },
    }),
    en: ({ due, lines, number, other = '' }) => ({
      paragraphs: [
        `In ticket ${other} you asked about something else as well. We look after that in a ticket of its own, ${number}.${due === undefined ? '' : ` You will have a first answer by ${due}.`}`,
        'You wrote:',
        ...written(lines),
      ],
      action: { label: 'Open the ticket', path: mine(number) },
    }),
  }),
  ticketMerged: inThread({
    zh: ({ number, other = '' }) => ({
      paragraphs: [
        `工单${number}和工单${other}说的是同一件事，我们把它们合成一张。往来消息都在工单${other}里，以后也在那里答复。`,
        '原来的链接仍然有效，会打开合并后的工单。',
      ],
      action: { label: '查看工单', path: mine(other) },
    }),
    en: ({ number, other = '' }) => ({
      paragraphs: [
        `Tickets ${number} and ${other} are about the same, so we have made one of them. All messages are in ${other}, and we answer there from now on.`,
        'Links to the former ticket go on working: they lead to this one.',
      ],
      action: { label: 'Open the ticket', path: mine(other) },
    }),
  }),
  ticketAnswered: inThread({
    zh: ({ files, lines, number }) => ({
      paragraphs: ['技术支持答复：', ...written(lines), ...attached.zh(files)],
      action: { label: '查看并回复', path: mine(number) },
    }),
    en: ({ files, lines, number }) => ({
      paragraphs: ['Support wrote:', ...written(lines), ...attached.en(files)],
      action: { label: 'Read and reply', path: mine(number) },
    }),
  }),
  ticketSolved: inThread({
    zh: ({ files, lines, rating = '' }) => ({
      paragraphs: [
        '技术支持答复：',
        ...written(lines),
        ...attached.zh(files),
        '我们认为问题已经解决。如果没有，请在14天内到工单里回复，它会重新打开。',
        '请用下面的链接给这次处理评分，不需要登录。',
      ],
      action: { label: '评分', path: `/support/ticket/rate?token=${rating}` },
    }),
    en: ({ files, lines, rating = '' }) => ({
      paragraphs: [
        'Support wrote:',
        ...written(lines),
        ...attached.en(files),
        'We believe that the problem is solved. If it is not, reply in the ticket within 14 days and it is open again.',
        'Please rate how it was handled by the link below; you need not sign in.',
      ],
      action: { label: 'Rate it', path: `/support/ticket/rate?token=${rating}` },
    }),
  }),
  ticketCopyWaits: inThread({
    zh: ({ copy, number }) => ({
      paragraphs: [
        `工单${number}抄送给了${copy}，对方用邮件回复了。在您同意之前，回复会先留在我们这里，不进入工单。`,
        '如果您认识这个邮箱，请打开工单，在“抄送”一栏点“允许回复”；已经收到的回复随后会出现在工单里。如果地址写错了，不用理会这封邮件。',
      ],
      action: { label: '查看工单', path: mine(number) },
    }),
    en: ({ copy, number }) => ({
      paragraphs: [
        `${copy}, who is in copy of ticket ${number}, has answered by mail. The answer waits with us and is not in the ticket until you agree.`,
        'If you know this address, open the ticket and choose “Let them reply” under “In copy”; what they have written then appears in the ticket. If the address was a mistake, you need do nothing.',
      ],
      action: { label: 'Open the ticket', path: mine(number) },
    }),
  }),
  ticketNew: toStaff({ zh: '来了一张新工单。', en: 'A new ticket has come in.' }),
  ticketAssigned: toStaff({ zh: '这张工单已分配给您。', en: 'This ticket has been assigned to you.' }),
  ticketReplied: toStaff({ zh: '客户有新消息。', en: 'The customer has written again.' }),
  ticketDue: toStaff({ zh: '承诺时间快到或已过。', en: 'A promised time is near or over.' }),
} satisfies Record<string, Record<Locale, Write>>

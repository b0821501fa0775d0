import { cleanLine } from '#domain/desk-mail/clean-text.ts'
import { reopenFor } from '#domain/ticket/ticket.ts'
import { type Locale, locales } from '#lib/locale.ts'
import type { TicketFacts } from './facts.ts'
import { type Both, listWords, type Mail, type MailArea, type MailFacts, siteVariable, type Variable } from './mail.ts'
import type { Values } from './message.ts'
import { ticketSubject } from './ticket-subject.ts'

const none: TicketFacts = { number: '', subject: '', lines: [] }
const mine = (number: string) => `/support/ticket/mine?ticket=${number}`
const written = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')

const number: Variable = { name: { zh: '工单编号', en: 'Number of the ticket' } }
const due: Variable = {
  name: { zh: '首次答复期限', en: 'When the first answer is promised' },
  isRequired: true,
  mayBeEmpty: true,
}
const other: Variable = { name: { zh: '另一张工单的编号', en: 'Number of the other ticket' }, isRequired: true }
const answer: Variable = { name: { zh: '答复', en: 'The answer' }, isRequired: true, kind: 'lines' }
/** Files stay in the ticket: who opens the mail need not be who may have them. */
const files: Variable = { name: { zh: '附件名', en: 'Names of the files' }, isRequired: true, mayBeEmpty: true }

interface Told {
  area?: MailArea
  title: Both
  when: Both
  variables: Record<string, Variable>
  text: Both
  action: Both
  read: (ticket: TicketFacts, locale: Locale) => Values
  path: (ticket: TicketFacts) => string
}

const ticketOf = ({ ticket = none }: MailFacts) => ticket

/** A mail of a ticket's thread; what it tells of is in its words, because the subject stays the same. */
const inThread = ({ action, area = 'ticket', path, read, text, title, variables, when }: Told): Mail => ({
  area,
  title,
  when,
  variables: { ...siteVariable, ...variables },
  words: Object.fromEntries(
    locales.map((locale) => [locale, { text: text[locale], action: action[locale] }]),
  ) as Mail['words'],
  read: (facts, locale) => read(ticketOf(facts), locale),
  subjectOf: (facts) => ticketSubject(ticketOf(facts)),
  links: (facts) => ({ action: path(ticketOf(facts)) }),
})

const readOwn = ({ due: promised = '', lines, number: own, other: another = '', subject }: TicketFacts): Values => ({
  number: own,
  subject: cleanLine(subject),
  due: promised,
  other: another,
  lines: written(lines),
})

const toCustomer = (told: Omit<Told, 'read' | 'action' | 'path'> & Partial<Told>) =>
  inThread({
    action: { zh: '查看工单', en: 'Open the ticket' },
    path: (ticket) => mine(ticket.number),
    read: readOwn,
    ...told,
  })

const readAnswer = ({ files: names = [], lines }: TicketFacts, locale: Locale): Values => ({
  days: reopenFor / (24 * 60 * 60_000),
  answer: written(lines),
  files: listWords(names, locale),
})

const staffVariables: Record<string, Variable> = {
  customer: { name: { zh: '客户和单位', en: 'Customer and organisation' }, isRequired: true },
  product: { name: { zh: '产品', en: 'Product' }, mayBeEmpty: true },
  severity: { name: { zh: '严重程度', en: 'Severity' } },
  due,
  words: { name: { zh: '客户的话', en: 'What the customer wrote' }, isRequired: true, kind: 'lines' },
  files,
}

const brackets = { zh: ['（', '）'], en: [' (', ')'] } as const

/** A mail to staff: what has happened, the ticket at a glance, the customer’s last words, and the way to the desk. */
const toStaff = (title: Both, when: Both, what: Both) =>
  inThread({
    area: 'desk',
    title,
    when,
    variables: staffVariables,
    text: {
      zh: `${what.zh}\n\n客户：{customer}\n产品：{product}\n严重程度：{severity}\n首次答复期限：{due}\n\n客户写道：\n\n{words}\n\n附件请到工单里下载：{files}`,
      en: `${what.en}\n\nCustomer: {customer}\nProduct: {product}\nSeverity: {severity}\nFirst answer due: {due}\n\nThe customer wrote:\n\n{words}\n\nAttached in the ticket: {files}`,
    },
    action: { zh: '在工作台处理', en: 'Open at the desk' },
    path: (ticket) => `/admin/desk?ticket=${ticket.number}`,
    read: ({ about, due: promised = '', files: names = [], lines }, locale) => {
      const [open, close] = brackets[locale]
      const organisation = about?.organisation === undefined ? '' : `${open}${about.organisation}${close}`
      return {
        customer: `${about?.customer ?? ''}${organisation}`,
        product: about?.product ?? '',
        severity: about?.severity ?? '',
        due: promised,
        words: written(lines),
        files: listWords(names, locale),
      }
    },
  })

/**
 * Mails about tickets. Those to customers repeat what a customer wrote to nobody else, but for the subject, by which all of them
 * are one thread. None can have an internal note: its text is in no fact.
 */
export const ticketMails = {
  ticketOpened: toCustomer({
    title: { zh: '已收到工单', en: 'Ticket received' },
    when: { zh: '客户提交工单后', en: 'After a customer has opened a ticket' },
    variables: {
      subject: { name: { zh: '工单标题', en: 'Subject of the ticket' } },
      number: { ...number, isRequired: true },
      due,
    },
    text: {
      zh: '我们收到了您的工单“{subject}”，编号{number}。\n首次答复不晚于{due}。\n\n补充信息、查看进度，请打开下面的链接。',
      en: 'We’ve received your ticket “{subject}”. Its number is {number}.\nYou’ll have a first answer by {due}.\n\nUse the link below to add information or follow its progress.',
    },
  }),
  ticketSplit: toCustomer({
    title: { zh: '拆出新工单', en: 'Separate ticket' },
    when: {
      zh: '技术支持把另一件事拆成新工单后',
      en: 'After support has opened a separate ticket for a second question',
    },
    variables: {
      number: { ...number, isRequired: true },
      other,
      due,
      lines: { name: { zh: '客户的话', en: 'What the customer wrote' }, isRequired: true, kind: 'lines' },
    },
    text: {
      zh: '您在工单{other}里还问了另一件事，我们为它新开了工单{number}，分开处理。\n首次答复不晚于{due}。\n\n这件事是：\n\n{lines}',
      en: 'In ticket {other} you also asked about something else. We’ve opened a separate ticket for it, {number}.\nYou’ll have a first answer by {due}.\n\nYou wrote:\n\n{lines}',
    },
  }),
  ticketMerged: toCustomer({
    title: { zh: '工单已合并', en: 'Tickets merged' },
    when: { zh: '技术支持把两张工单合成一张后', en: 'After support has merged two tickets' },
    variables: { number: { ...number, isRequired: true }, other },
    text: {
      zh: '工单{number}和工单{other}说的是同一件事，我们把它们合成一张。往来消息都在工单{other}里，以后也在那里答复。\n\n原来的链接仍然有效，会打开合并后的工单。',
      en: 'Tickets {number} and {other} are about the same issue, so we’ve merged them. All messages are in {other}, and we’ll answer there from now on.\n\nLinks to the old ticket still work and lead to the merged one.',
    },
    path: (ticket) => mine(ticket.other ?? ''),
  }),
  ticketAnswered: toCustomer({
    title: { zh: '技术支持答复', en: 'Support has answered' },
    when: { zh: '技术支持答复后，发给客户和抄送人', en: 'After an answer, to the customer and those in copy' },
    variables: { answer, files },
    text: {
      zh: '技术支持答复：\n\n{answer}\n\n附件请到工单里下载：{files}',
      en: 'Support wrote:\n\n{answer}\n\nAttached in the ticket: {files}',
    },
    action: { zh: '查看并回复', en: 'Read and reply' },
    read: readAnswer,
  }),
  ticketSolved: toCustomer({
    title: { zh: '工单已解决', en: 'Ticket solved' },
    when: { zh: '技术支持认为问题已解决时', en: 'When support believes that the problem is solved' },
    variables: {
      answer,
      files,
      days: {
        name: { zh: '几天内可以重新打开', en: 'Days in which it can be opened again' },
        isRequired: true,
        kind: 'number',
      },
    },
    text: {
      zh: '技术支持答复：\n\n{answer}\n\n附件请到工单里下载：{files}\n\n我们认为问题已经解决。如果没有，请在{days}天内到工单里回复，它会重新打开。\n\n请用下面的链接给这次处理评分，不需要登录。',
      en: 'Support wrote:\n\n{answer}\n\nAttached in the ticket: {files}\n\nWe believe the problem is solved. If it isn’t, reply within {days} days to reopen the ticket.\n\nHow did we do? Rate it with the link below – no sign-in needed.',
    },
    action: { zh: '评分', en: 'Rate it' },
    read: readAnswer,
    path: ({ rating = '' }) => `/support/ticket/rate?token=${rating}`,
  }),
  ticketCopyWaits: toCustomer({
    title: { zh: '抄送人的回复待同意', en: 'A reply is waiting for consent' },
    when: {
      zh: '抄送人用邮件回复，客户还没有同意时',
      en: 'When someone in copy has replied and the customer hasn’t agreed yet',
    },
    variables: { number, copy: { name: { zh: '抄送人的邮箱', en: 'Address of who is in copy' }, isRequired: true } },
    text: {
      zh: '工单{number}抄送给了{copy}，对方用邮件回复了。在您同意之前，回复会先留在我们这里，不进入工单。\n\n如果您认识这个邮箱，请打开工单，在“抄送”一栏点“允许回复”；已经收到的回复随后会出现在工单里。如果地址写错了，不用理会这封邮件。',
      en: '{copy}, who is copied on ticket {number}, has replied by e-mail. We’re holding the reply; it won’t appear in the ticket until you agree.\n\nIf you know this address, open the ticket and choose “Let them reply” under “In copy”; their reply then appears in the ticket. If the address was a mistake, you don’t need to do anything.',
    },
    read: (ticket) => ({ number: ticket.number, copy: ticket.copy ?? '' }),
  }),
  ticketNew: toStaff(
    { zh: '新工单', en: 'New ticket' },
    { zh: '收到新工单时，发给技术支持', en: 'To support, when a ticket comes in' },
    { zh: '来了一张新工单。', en: 'A new ticket has arrived.' },
  ),
  ticketAssigned: toStaff(
    { zh: '工单已分配', en: 'Ticket assigned' },
    { zh: '工单分配给某人时，发给本人', en: 'To whom a ticket is assigned' },
    { zh: '这张工单已分配给您。', en: 'This ticket has been assigned to you.' },
  ),
  ticketReplied: toStaff(
    { zh: '客户有新消息', en: 'The customer has written' },
    { zh: '客户在工单里写了新消息时', en: 'When the customer has written in a ticket again' },
    { zh: '客户有新消息。', en: 'The customer has written again.' },
  ),
  ticketDue: toStaff(
    { zh: '工单快到期限', en: 'Response due soon or overdue' },
    { zh: '承诺的时间快到或已过时', en: 'When a response is due soon or overdue' },
    { zh: '承诺时间快到或已过。', en: 'A response is due soon or overdue.' },
  ),
}

import type { Locale } from '#lib/locale.ts'
import type { TicketFacts, Write } from './texts.ts'

const none: TicketFacts = { number: '', id: 0, lines: [] }
const mine = (number: string) => `/support/ticket/mine?ticket=${number}`
const inAdmin = (id: number) => `/admin/collections/tickets/${id}`
const written = (lines: string[]) => lines.filter((line) => line.trim() !== '')

/** Files stay in the ticket: who opens the mail need not be who may have them. */
const attached = {
  zh: (files: string[] = []) => (files.length === 0 ? [] : [`附件请到工单里下载：${files.join('、')}`]),
  en: (files: string[] = []) => (files.length === 0 ? [] : [`Attached in the ticket: ${files.join(', ')}`]),
}

/** Mails about tickets. None repeats what a customer wrote to anybody else, and none can have an internal note: its text is in no fact. */
export const ticketMailTexts = {
  ticketOpened: {
    zh: ({ site, ticket: { due, number } = none }) => ({
      subject: `已收到工单${number} · ${site}`,
      paragraphs: [
        `我们收到了您的工单，编号${number}。${due === undefined ? '' : `首次答复不晚于${due}。`}`,
        '补充信息、查看进度，请打开下面的链接。',
      ],
      action: { label: '查看工单', path: mine(number) },
    }),
    en: ({ site, ticket: { due, number } = none }) => ({
      subject: `Ticket ${number} received · ${site}`,
      paragraphs: [
        `We have received your ticket. Its number is ${number}.${due === undefined ? '' : ` You will have a first answer by ${due}.`}`,
        'Open the link below to add information or to follow it.',
      ],
      action: { label: 'Open the ticket', path: mine(number) },
    }),
  },
  ticketSplit: {
    zh: ({ site, ticket: { due, lines, number, other = '' } = none }) => ({
      subject: `新工单${number}，从工单${other}拆出 · ${site}`,
      paragraphs: [
        `您在工单${other}里还问了另一件事，我们为它新开了工单${number}，分开处理。${due === undefined ? '' : `首次答复不晚于${due}。`}`,
        '这件事是：',
        ...written(lines),
      ],
      action: { label: '查看工单', path: mine(number) },
    }),
    en: ({ site, ticket: { due, lines, number, other = '' } = none }) => ({
      subject: `New ticket ${number}, split off from ${other} · ${site}`,
      paragraphs: [
        `In ticket ${other} you asked about something else as well. We look after that in a ticket of its own, ${number}.${due === undefined ? '' : ` You will have a first answer by ${due}.`}`,
        'You wrote:',
        ...written(lines),
      ],
      action: { label: 'Open the ticket', path: mine(number) },
    }),
  },
  ticketMerged: {
    zh: ({ site, ticket: { number, other = '' } = none }) => ({
      subject: `工单${number}已并入工单${other} · ${site}`,
      paragraphs: [
        `工单${number}和工单${other}说的是同一件事，我们把它们合成一张。往来消息都在工单${other}里，以后也在那里答复。`,
        '原来的链接仍然有效，会打开合并后的工单。',
      ],
      action: { label: '查看工单', path: mine(other) },
    }),
    en: ({ site, ticket: { number, other = '' } = none }) => ({
      subject: `Ticket ${number} is now part of ${other} · ${site}`,
      paragraphs: [
        `Tickets ${number} and ${other} are about the same, so we have made one of them. All messages are in ${other}, and we answer there from now on.`,
        'Links to the former ticket go on working: they lead to this one.',
      ],
      action: { label: 'Open the ticket', path: mine(other) },
    }),
  },
  ticketAnswered: {
    zh: ({ site, ticket: { files, lines, number } = none }) => ({
      subject: `工单${number}有新答复 · ${site}`,
      paragraphs: ['技术支持答复：', ...written(lines), ...attached.zh(files)],
      action: { label: '查看并回复', path: mine(number) },
    }),
    en: ({ site, ticket: { files, lines, number } = none }) => ({
      subject: `New answer to ticket ${number} · ${site}`,
      paragraphs: ['Support wrote:', ...written(lines), ...attached.en(files)],
      action: { label: 'Read and reply', path: mine(number) },
    }),
  },
  ticketSolved: {
    zh: ({ site, ticket: { files, lines, number, rating = '' } = none }) => ({
      subject: `工单${number}已解决 · ${site}`,
      paragraphs: [
        '技术支持答复：',
        ...written(lines),
        ...attached.zh(files),
        '我们认为问题已经解决。如果没有，请在14天内到工单里回复，它会重新打开。',
        '请用下面的链接给这次处理评分，不需要登录。',
      ],
      action: { label: '评分', path: `/support/ticket/rate?token=${rating}` },
    }),
    en: ({ site, ticket: { files, lines, number, rating = '' } = none }) => ({
      subject: `Ticket ${number} is solved · ${site}`,
      paragraphs: [
        'Support wrote:',
        ...written(lines),
        ...attached.en(files),
        'We believe that the problem is solved. If it is not, reply in the ticket within 14 days and it is open again.',
        'Please rate how it was handled by the link below; you need not sign in.',
      ],
      action: { label: 'Rate it', path: `/support/ticket/rate?token=${rating}` },
    }),
  },
  ticketNew: {
    zh: ({ ticket: { due, id, lines, number } = none }) => ({
      subject: `新工单${number}`,
      paragraphs: [...written(lines), ...(due === undefined ? [] : [`首次答复不晚于${due}。`])],
      action: { label: '在后台查看', path: inAdmin(id) },
    }),
    en: ({ ticket: { due, id, lines, number } = none }) => ({
      subject: `New ticket ${number}`,
      paragraphs: [...written(lines), ...(due === undefined ? [] : [`First answer due by ${due}.`])],
      action: { label: 'Open in the admin', path: inAdmin(id) },
    }),
  },
  ticketAssigned: {
    zh: ({ ticket: { due, id, lines, number } = none }) => ({
      subject: `工单${number}已分配给您`,
      paragraphs: ['这张工单由您负责。', ...written(lines), ...(due === undefined ? [] : [`首次答复不晚于${due}。`])],
      action: { label: '在后台查看', path: inAdmin(id) },
    }),
    en: ({ ticket: { due, id, lines, number } = none }) => ({
      subject: `Ticket ${number} is yours`,
      paragraphs: [
        'This ticket has been assigned to you.',
        ...written(lines),
        ...(due === undefined ? [] : [`First answer due by ${due}.`]),
      ],
      action: { label: 'Open in the admin', path: inAdmin(id) },
    }),
  },
  ticketReplied: {
    zh: ({ ticket: { id, lines, number } = none }) => ({
      subject: `工单${number}：客户有新消息`,
      paragraphs: ['客户在工单里写了新消息。', ...written(lines)],
      action: { label: '在后台查看', path: inAdmin(id) },
    }),
    en: ({ ticket: { id, lines, number } = none }) => ({
      subject: `Ticket ${number}: the customer wrote`,
      paragraphs: ['The customer has written in the ticket.', ...written(lines)],
      action: { label: 'Open in the admin', path: inAdmin(id) },
    }),
  },
  ticketDue: {
    zh: ({ ticket: { due, id, lines, number } = none }) => ({
      subject: `工单${number}：承诺时间快到或已过`,
      paragraphs: [...written(lines), ...(due === undefined ? [] : [`期限：${due}。`])],
      action: { label: '在后台查看', path: inAdmin(id) },
    }),
    en: ({ ticket: { due, id, lines, number } = none }) => ({
      subject: `Ticket ${number}: a promised time is near or over`,
      paragraphs: [...written(lines), ...(due === undefined ? [] : [`Due: ${due}.`])],
      action: { label: 'Open in the admin', path: inAdmin(id) },
    }),
  },
} satisfies Record<string, Record<Locale, Write>>

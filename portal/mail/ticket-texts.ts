import type { Locale } from '#lib/locale.ts'
import type { TicketFacts, Write } from './texts.ts'

const none: TicketFacts = { number: '', id: 0, lines: [] }
const mine = (number: string) => `/support/ticket/mine?ticket=${number}`
const inAdmin = (id: number) => `/admin/collections/tickets/${id}`
const written = (lines: string[]) => lines.filter((line) => line.trim() !== '')

/** Mails about tickets. None repeats what a customer wrote, and none can have an internal note: its text is in no fact. */
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
  ticketAnswered: {
    zh: ({ site, ticket: { lines, number } = none }) => ({
      subject: `工单${number}有新答复 · ${site}`,
      paragraphs: ['技术支持答复：', ...written(lines)],
      action: { label: '查看并回复', path: mine(number) },
    }),
    en: ({ site, ticket: { lines, number } = none }) => ({
      subject: `New answer to ticket ${number} · ${site}`,
      paragraphs: ['Support wrote:', ...written(lines)],
      action: { label: 'Read and reply', path: mine(number) },
    }),
  },
  ticketSolved: {
    zh: ({ site, ticket: { lines, number, rating = '' } = none }) => ({
      subject: `工单${number}已解决 · ${site}`,
      paragraphs: [
        '技术支持答复：',
        ...written(lines),
        '我们认为问题已经解决。如果没有，请在14天内到工单里回复，它会重新打开。',
        '请用下面的链接给这次处理评分，不需要登录。',
      ],
      action: { label: '评分', path: `/support/ticket/rate?token=${rating}` },
    }),
    en: ({ site, ticket: { lines, number, rating = '' } = none }) => ({
      subject: `Ticket ${number} is solved · ${site}`,
      paragraphs: [
        'Support wrote:',
        ...written(lines),
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

import type { CollectionConfig, Field } from 'payload'
import { isAdministrator, nobody } from '#content/access/roles.ts'
import { downloadNoteFile, downloadTicketFile } from '#content/enquiry-files.ts'
import { given } from '#content/fields/given.ts'
import { describe, names } from '#content/fields/labels.ts'
import { fileLinks, storedFiles } from '#content/fields/stored-files.ts'
import { applyMessage, signAnswer } from '#content/hooks/tickets.ts'
import { ticketEventKinds } from '#content/desk/note-event.ts'
import { indexed } from '#content/hooks/desk-text.ts'
import { afterAnswer, staffStatusNames, ticketLimits } from '#domain/ticket/ticket.ts'
import { groups } from '#content/collections/content-collection.ts'
import { closed } from '#content/collections/member/member-records.ts'
import { mayServe, moment, readOwn, ticket, writerOptions } from './ticket-rights.ts'

const writtenText = (hintZh: string, hintEn: string): Field => ({
  name: 'text',
  type: 'textarea',
  required: true,
  maxLength: ticketLimits.text,
  ...describe('内容', 'Text', hintZh, hintEn),
})

const author = (hintZh: string, hintEn: string): Field =>
  given({ name: 'author', type: 'text', ...describe('作者', 'Author', hintZh, hintEn) })

/** What customer and agents write to each other. There is no kind for what customers may not see: that is another table. */
export const ticketMessages: CollectionConfig = {
  slug: 'ticket-messages',
  labels: names('工单消息', 'Ticket message', 'Ticket messages'),
  admin: {
    useAsTitle: 'text',
    group: groups.support,
    defaultColumns: ['ticket', 'author', 'kind', 'at'],
    hidden: false,
  },
  access: { read: readOwn('ticket.'), create: mayServe, update: nobody, delete: isAdministrator },
  defaultSort: '-at',
  endpoints: [downloadTicketFile],
  hooks: {
    ...indexed('message'),
    beforeChange: [signAnswer],
    afterChange: [applyMessage, ...indexed('message').afterChange],
  },
  fields: [
    ticket,
    writtenText(
      '发给客户，保存后不能修改；代码放在两行```之间',
      'Goes to the customer and cannot be changed once saved; code stands between two lines of ```',
    ),
    {
      name: 'thenStatus',
      type: 'select',
      defaultValue: afterAnswer[0],
      options: afterAnswer.map((value) => ({ value, label: staffStatusNames[value] })),
      ...describe(
        '答复后的状态',
        'Status afterwards',
        '工单随这条答复变成的状态',
        'The ticket’s status after this answer',
      ),
    },
    fileLinks('TicketFiles'),
    given({
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'agent',
      options: writerOptions,
      ...describe('由谁', 'By', '客户还是客服写的', 'Whether customer or agent wrote it'),
    }),
    author('客户看到的名字', 'The name the customer sees'),
    moment('at', '时间', 'When', '写下的时间', 'When it was written'),
    {
      name: 'member',
      type: 'relationship',
      relationTo: 'members',
      index: true,
      admin: { hidden: true },
      access: { update: nobody },
    },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true, hidden: true, access: { update: nobody } },
    storedFiles,
    // Once its mails are written, or when none is due.
    { name: 'mailedAt', type: 'date', index: true, hidden: true, access: { create: nobody, update: nobody } },
  ],
}

/** What agents write among themselves. No call, mail or export reads this table. */
export const ticketNotes: CollectionConfig = {
  slug: 'ticket-notes',
  labels: names('工单内部备注', 'Internal note', 'Internal notes'),
  admin: { useAsTitle: 'text', group: groups.support, defaultColumns: ['ticket', 'author', 'createdAt'] },
  access: { read: mayServe, create: mayServe, update: nobody, delete: isAdministrator },
  endpoints: [downloadNoteFile],
  hooks: {
    beforeChange: [
      ({ data, operation, req }) =>
        operation === 'create' && req.user?.collection === 'users'
          ? { ...data, author: req.user.name, user: req.user.id }
          : data,
    ],
    ...indexed('note'),
  },
  fields: [
    ticket,
    writtenText('只有客服看得到，保存后不能修改', 'Seen by agents only; cannot be changed once saved'),
    fileLinks('NoteFiles'),
    author('写下备注的客服', 'Which agent wrote it'),
    { name: 'user', type: 'relationship', relationTo: 'users', hidden: true, access: { update: nobody } },
    storedFiles,
  ],
}

/** What happened to a ticket, for good: nobody adds, changes or removes a row of it by hand. */
export const ticketEvents: CollectionConfig = {
  slug: 'ticket-events',
  labels: names('工单变更', 'Ticket event', 'Ticket events'),
  admin: {
    group: groups.support,
    useAsTitle: 'kind',
    defaultColumns: ['ticket', 'kind', 'before', 'after', 'actor', 'at'],
  },
  access: { read: mayServe, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-at',
  fields: [
    ticket,
    given({
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: [...ticketEventKinds],
      ...describe('事项', 'Kind', '改了什么，或发生了什么', 'What was changed, or what happened'),
    }),
    given({ name: 'before', type: 'text', ...describe('原值', 'Before', '改动之前', 'Before the change') }),
    given({ name: 'after', type: 'text', ...describe('新值', 'After', '改动之后', 'After the change') }),
    given({
      name: 'actor',
      type: 'text',
      ...describe('由谁', 'By', '空着的是系统', 'Empty for the system itself'),
    }),
    moment('at', '时间', 'When', '发生的时间', 'When it happened'),
    { name: 'member', type: 'relationship', relationTo: 'members', hidden: true },
    { name: 'user', type: 'relationship', relationTo: 'users', hidden: true },
    // Once whoever it concerns has been told by mail, or need not be.
    { name: 'mailedAt', type: 'date', index: true, hidden: true },
  ],
}

/** Up to when somebody has read a ticket. */
export const ticketReads: CollectionConfig = {
  slug: 'ticket-reads',
  labels: names('工单阅读', 'Ticket reading', 'Ticket readings'),
  ...closed,
  indexes: [{ fields: ['ticket', 'member'], unique: true }],
  fields: [
    { name: 'ticket', type: 'relationship', relationTo: 'tickets', required: true, index: true },
    { name: 'member', type: 'relationship', relationTo: 'members', required: true, index: true },
    { name: 'at', type: 'date', required: true },
  ],
}

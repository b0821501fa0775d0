import type { CollectionConfig } from 'payload'
import { isAdministrator, nobody } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { deskEndpoints } from '#content/desk/endpoints.ts'
import { indexed } from '#content/hooks/desk-text.ts'
import { auditTicket, dateStatus, endTicket } from '#content/hooks/tickets.ts'
import { severities, severityNames, staffStatusNames, ticketStatuses } from '#domain/ticket/ticket.ts'
import { groups } from '#content/collections/content-collection.ts'
import { deskInbox } from './desk-inbox.ts'
import { organisations } from './organisations.ts'
import { heldAnswers, heldDeeds, ticketPresences } from './ticket-desk.ts'
import { handled } from './ticket-handling.ts'
import { cannedReplies, ticketMacros, ticketTags } from './ticket-tools.ts'
import { asked } from './ticket-fields.ts'
import { ticketEvents, ticketMessages, ticketNotes, ticketReads } from './ticket-parts.ts'
import { mayServe, readOwn, staffOnly } from './ticket-rights.ts'

/** What customers asked. Written by the calls; agents answer, assign and set the status in the admin. */
const tickets: CollectionConfig = {
  slug: 'tickets',
  labels: names('工单', 'Ticket', 'Tickets'),
  admin: {
    useAsTitle: 'subject',
    group: groups.support,
    defaultColumns: ['number', 'subject', 'status', 'severity', 'dueAt', 'assignee', 'lastMessageAt'],
    listSearchableFields: ['number', 'subject'],
    description: {
      zh: '客户提交的工单。在“往来消息”里答复客户；“内部备注”客户永远看不到。每次修改都留有记录。',
      en: 'What customers asked. Answer them under Messages; Internal notes never reach a customer. Every change is recorded.',
    },
  },
  access: { read: readOwn(''), create: nobody, update: mayServe, delete: isAdministrator },
  defaultSort: '-lastMessageAt',
  endpoints: deskEndpoints,
  defaultPopulate: { number: true, subject: true },
  hooks: {
    beforeChange: [dateStatus],
    afterChange: [auditTicket, ...indexed('subject').afterChange],
    beforeDelete: [endTicket],
    afterDelete: indexed('subject').afterDelete,
  },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: ticketStatuses.map((value) => ({ value, label: staffStatusNames[value] })),
      ...describe(
        '状态',
        'Status',
        '等客户回复、已解决和已关闭时，承诺时间暂停',
        'Response times are paused while it is waiting for the customer, solved or closed',
      ),
    },
    {
      name: 'severity',
      type: 'select',
      required: true,
      options: severities.map((value) => ({ value, label: severityNames[value] })),
      ...describe(
        '严重程度',
        'Severity',
        '由客户选定；改动会重新计算承诺',
        'Chosen by the customer; a change moves the response time',
      ),
    },
    ...handled,
    {
      name: 'messages',
      type: 'join',
      collection: 'ticket-messages',
      on: 'ticket',
      defaultSort: 'at',
      defaultLimit: 50,
      maxDepth: 0,
      admin: {
        defaultColumns: ['text', 'author', 'kind', 'at'],
        description: { zh: '客户看得到。点“新建”答复客户', en: 'Visible to the customer. Add one to answer' },
      },
      label: { zh: '往来消息', en: 'Messages' },
    },
    {
      name: 'notes',
      type: 'join',
      collection: 'ticket-notes',
      on: 'ticket',
      defaultSort: 'createdAt',
      maxDepth: 0,
      ...staffOnly,
      admin: {
        defaultColumns: ['text', 'author', 'createdAt'],
        description: { zh: '只有客服看得到，不会发给客户', en: 'Visible to agents only, and never sent' },
      },
      label: { zh: '内部备注', en: 'Internal notes' },
    },
    {
      name: 'events',
      type: 'join',
      collection: 'ticket-events',
      on: 'ticket',
      defaultSort: '-at',
      maxDepth: 0,
      ...staffOnly,
      admin: {
        allowCreate: false,
        defaultColumns: ['kind', 'before', 'after', 'actor', 'at'],
        description: { zh: '自动记下，不能修改', en: 'Written by the system; can’t be changed' },
      },
      label: { zh: '变更记录', en: 'History' },
    },
    ...asked,
  ],
}

/** Tickets with all that hangs on them. */
export const ticketCollections = [
  organisations,
  tickets,
  ticketMessages,
  ticketNotes,
  ticketEvents,
  ticketReads,
  deskInbox,
  ticketTags,
  cannedReplies,
  ticketMacros,
  heldAnswers,
  heldDeeds,
  ticketPresences,
]

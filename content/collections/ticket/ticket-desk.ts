import type { CollectionConfig } from 'payload'
import { names } from '#content/fields/labels.ts'
import { storedFiles } from '#content/fields/stored-files.ts'
import { afterAnswer } from '#domain/ticket/ticket.ts'
import { closed } from '#content/collections/member/member-records.ts'

/**
 * Answers that wait for the half minute in which they can be taken back. They are no messages yet: no call, mail or export
 * reads this table, so nothing of an answer that is taken back was ever anywhere else.
 */
export const heldAnswers: CollectionConfig = {
  slug: 'ticket-held-answers',
  labels: names('待发答复', 'Held answer', 'Held answers'),
  ...closed,
  fields: [
    { name: 'ticket', type: 'relationship', relationTo: 'tickets', required: true, index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'author', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'thenStatus', type: 'select', required: true, options: [...afterAnswer] },
    { name: 'sendAt', type: 'date', required: true, index: true },
    storedFiles,
  ],
}

/**
 * What an agent is about to do to a whole ticket: merge it, split it, give it to another customer. Like an answer it waits for
 * the half minute in which it can be taken back, so that customers never see or are told of what is undone.
 */
export const heldDeeds: CollectionConfig = {
  slug: 'ticket-held-deeds',
  labels: names('待执行操作', 'Held action', 'Held actions'),
  ...closed,
  fields: [
    { name: 'ticket', type: 'relationship', relationTo: 'tickets', required: true, index: true },
    // The target of a merger, so that it shows what is about to come.
    { name: 'other', type: 'relationship', relationTo: 'tickets', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'author', type: 'text', required: true },
    { name: 'input', type: 'json', required: true },
    { name: 'doAt', type: 'date', required: true, index: true },
  ],
}

/** Which agent looks at which ticket now, and whether they are writing: a row each, renewed while the screen is open. */
export const ticketPresences: CollectionConfig = {
  slug: 'ticket-presences',
  labels: names('工单在看', 'Ticket presence', 'Ticket presences'),
  ...closed,
  timestamps: false,
  indexes: [{ fields: ['ticket', 'user'], unique: true }],
  fields: [
    { name: 'ticket', type: 'relationship', relationTo: 'tickets', required: true, index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'isWriting', type: 'checkbox', required: true, defaultValue: false },
    { name: 'at', type: 'date', required: true, index: true },
  ],
}

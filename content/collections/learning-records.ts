import type { CollectionConfig, Field } from 'payload'
import { names } from '#content/fields/labels.ts'

const nobody = () => false

/** Tables that only the calls write and read, with override access: no role of the admin reaches them. */
const closed = {
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody, unlock: nobody },
} satisfies Partial<CollectionConfig>

const member: Field = { name: 'member', type: 'relationship', relationTo: 'members', index: true, required: true }

/** Who has taken up which course. */
export const enrolments: CollectionConfig = {
  slug: 'enrolments',
  labels: names('选课', 'Enrolment', 'Enrolments'),
  ...closed,
  indexes: [{ fields: ['member', 'course'], unique: true }],
  fields: [member, { name: 'course', type: 'relationship', relationTo: 'courses', index: true, required: true }],
}

/** How far somebody is in a lesson: the place in its video, and whether it is done. */
export const lessonProgress: CollectionConfig = {
  slug: 'lesson-progress',
  labels: names('学习进度', 'Progress', 'Progress'),
  ...closed,
  indexes: [{ fields: ['member', 'lesson'], unique: true }],
  fields: [
    member,
    { name: 'lesson', type: 'relationship', relationTo: 'lessons', index: true, required: true },
    { name: 'seconds', type: 'number', required: true },
    { name: 'isDone', type: 'checkbox', required: true, defaultValue: false },
  ],
}

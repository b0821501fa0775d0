import type { CollectionConfig } from 'payload'
import { names } from '#content/fields/labels.ts'
import { closed, member } from '#content/collections/member/member-records.ts'

/** Who has taken up which course. */
export const enrolments: CollectionConfig = {
  slug: 'enrolments',
  labels: names('选课', 'Enrolment', 'Enrolments'),
  ...closed,
  indexes: [{ fields: ['member', 'course'], unique: true }],
  fields: [member(true), { name: 'course', type: 'relationship', relationTo: 'courses', index: true, required: true }],
}

/** How far somebody is in a lesson: the place in its video, and whether it is done. */
export const lessonProgress: CollectionConfig = {
  slug: 'lesson-progress',
  labels: names('学习进度', 'Progress', 'Progress'),
  ...closed,
  indexes: [{ fields: ['member', 'lesson'], unique: true }],
  fields: [
    member(true),
    { name: 'lesson', type: 'relationship', relationTo: 'lessons', index: true, required: true },
    { name: 'seconds', type: 'number', required: true },
    { name: 'isDone', type: 'checkbox', required: true, defaultValue: false },
  ],
}

import type { Field } from 'payload'
import {
  attachmentsField,
  imageField,
  productsField,
  slugField,
  summaryField,
  titleField,
} from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line, passage } from '#content/fields/texts.ts'
import { forgetCourse, forgetLesson } from '#content/hooks/forget-learning.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'

/** A row of courses that lead to one thing: the `projectId` of `/education/details`. */
export const programmes = contentCollection({
  slug: 'programmes',
  labels: names('教育项目', 'Programme', 'Programmes'),
  group: groups.education,
  orderable: true,
  asRelation: ['slug'],
  fields: [titleField, slugField, summaryField],
})

/** Levels from the first to the highest: the `difficultId` of `/education/details`. */
export const difficulties = contentCollection({
  slug: 'difficulties',
  labels: names('课程难度', 'Difficulty', 'Difficulties'),
  group: groups.education,
  orderable: true,
  asRelation: ['slug', 'text'],
  fields: [titleField, slugField, passage('text', ['说明', 'Text', '学之前应会什么', 'Prerequisites'], true)],
})

export const teachers = contentCollection({
  slug: 'teachers',
  labels: names('讲师', 'Teacher', 'Teachers'),
  group: groups.education,
  asRelation: ['role', 'text'],
  fields: [
    { ...titleField, ...describe('姓名', 'Name', '课程页上的写法', 'As courses show it') } as Field,
    line('role', ['职务', 'Role', '做什么工作', 'What they do'], true),
    passage('text', ['介绍', 'Text', '一两句，与所教内容有关的经历', 'One or two sentences on their experience'], true),
  ],
})

const about: Field[] = [
  titleField,
  slugField,
  {
    name: 'programme',
    type: 'relationship',
    relationTo: 'programmes',
    required: true,
    index: true,
    ...describe('项目', 'Programme', '属于哪个项目', 'The programme it belongs to'),
  },
  {
    name: 'difficulty',
    type: 'relationship',
    relationTo: 'difficulties',
    required: true,
    index: true,
    ...describe('难度', 'Difficulty', '只选一个', 'One only'),
  },
  productsField(
    '产品',
    'Products',
    '课程用到的产品，列表可按它筛选',
    'What it works with; the list is filtered by them',
  ),
  imageField,
  summaryField,
  passage('audience', ['对象', 'Audience', '适合谁，不适合谁', 'Who it suits, and who it doesn’t'], true),
  passage('goals', ['目标', 'Goals', '学完能做什么，一行一条', 'What learners can do afterwards, one per line'], true),
]

const terms: Field[] = [
  {
    name: 'teachers',
    type: 'relationship',
    relationTo: 'teachers',
    hasMany: true,
    ...describe('讲师', 'Teachers', '主讲的排在最前', 'Course leader first'),
  },
  passage('software', [
    '所需软件',
    'Software needed',
    '产品、版本和许可，一行一条',
    'Product, release and licence, one per line',
  ]),
  passage('certificate', ['证书', 'Certificate', '怎样得到，说明什么', 'How to get it, and what it says']),
  line('start', ['开课', 'Start', '随时，或下一班的日期和地点', 'Any time, or date and place of the next class'], true),
  {
    name: 'startsOn',
    type: 'date',
    index: true,
    ...describe('下一班日期', 'Next class', '自学课程留空', 'Empty for a self-paced course'),
  },
  {
    ...attachmentsField,
    ...describe('资料', 'Materials', '学员可以下载的讲义和模型', 'Notes and models for learners'),
  } as Field,
]

export const courses = contentCollection({
  slug: 'courses',
  labels: names('课程', 'Course', 'Courses'),
  group: groups.education,
  columns: ['programme', 'difficulty', 'startsOn'],
  orderable: true,
  beforeDelete: [forgetCourse],
  asRelation: ['slug'],
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { zh: '介绍', en: 'About' }, fields: about },
        { label: { zh: '条件与资料', en: 'Terms' }, fields: terms },
        {
          label: { zh: '课时', en: 'Lessons' },
          fields: [
            {
              name: 'lessons',
              type: 'join',
              collection: 'lessons',
              on: 'course',
              defaultSort: 'position',
              ...describe('课时', 'Lessons', '在课时里选定这门课', 'A lesson names its course'),
            },
          ],
        },
      ],
    },
  ],
})

export const lessons = contentCollection({
  slug: 'lessons',
  labels: names('课时', 'Lesson', 'Lessons'),
  group: groups.education,
  columns: ['course', 'position', 'minutes', 'video', 'updatedAt'],
  beforeDelete: [forgetLesson],
  asRelation: ['slug'],
  fields: [
    titleField,
    slugField,
    {
      name: 'course',
      type: 'relationship',
      relationTo: 'courses',
      required: true,
      index: true,
      ...describe('课程', 'Course', '属于哪门课', 'The course it belongs to'),
    },
    {
      name: 'position',
      type: 'number',
      required: true,
      min: 1,
      max: 500,
      ...describe('次序', 'Position', '在课程中的第几节', 'Its number in the course'),
    },
    {
      name: 'minutes',
      type: 'number',
      required: true,
      min: 1,
      max: 600,
      ...describe('时长', 'Minutes', '分钟，连同练习', 'Minutes, the exercise included'),
    },
    summaryField,
    passage(
      'body',
      [
        '课文',
        'Text',
        '段落之间空一行；有视频时写在视频下方',
        'Paragraphs separated by a blank line; shown below the video if there is one',
      ],
      true,
    ),
    {
      name: 'video',
      type: 'upload',
      relationTo: 'videos',
      ...describe('视频', 'Video', '没有视频的课时是文字课', 'Without one, the lesson is text only'),
    },
    attachmentsField,
  ],
})

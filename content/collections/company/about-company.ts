import { titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line, mark, passage } from '#content/fields/texts.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'

/** The company's history, a row of the timeline each. */
export const milestones = contentCollection({
  slug: 'milestones',
  labels: names('沿革', 'Milestone', 'Milestones'),
  group: groups.company,
  columns: ['year', 'updatedAt'],
  defaultSort: 'year',
  fields: [
    titleField,
    {
      name: 'year',
      type: 'number',
      required: true,
      index: true,
      min: 1800,
      max: 2200,
      ...describe('年份', 'Year', '时间线按它排列', 'The timeline is sorted by it'),
    },
    passage('text', ['说明', 'Text', '一到三句，写事实', 'One to three sentences of fact'], true),
  ],
})

/** Who leads the company. Without pictures: a name and what the person answers for are enough. */
export const leaders = contentCollection({
  slug: 'leaders',
  labels: names('负责人', 'Leader', 'Leadership'),
  group: groups.company,
  orderable: true,
  fields: [
    {
      ...titleField,
      ...describe('姓名', 'Name', '姓在前或按本人习惯', 'As the person writes it'),
    } as typeof titleField,
    line('role', ['职务', 'Role', '现任职务', 'The present one'], true),
    passage('text', ['介绍', 'Text', '负责什么，做过什么', 'What the person is responsible for and has done'], true),
  ],
})

export const qualificationKinds = [
  { value: 'certificate', label: { zh: '资质与认证', en: 'Certificate' } },
  { value: 'honour', label: { zh: '荣誉', en: 'Honour' } },
] as const

/** Certificates with their numbers and terms, and honours. */
export const qualifications = contentCollection({
  slug: 'qualifications',
  labels: names('资质与荣誉', 'Certificate or honour', 'Certificates and honours'),
  group: groups.company,
  columns: ['kind', 'issuedAt'],
  defaultSort: '-issuedAt',
  fields: [
    titleField,
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'certificate',
      options: qualificationKinds.map(({ label, value }) => ({ label, value })),
      ...describe('种类', 'Kind', '在页面的哪一段显示', 'Which part of the page shows it'),
    },
    mark('number', ['编号', 'Number', '证书上的编号，荣誉可不填', 'As on the certificate; honours may have none']),
    line('issuer', ['颁发机构', 'Issued by', '机构全称', 'The body’s full name'], true),
    passage('scope', ['范围', 'Scope', '证书覆盖什么，或因何获得', 'What it covers, or what it was awarded for']),
    {
      name: 'issuedAt',
      type: 'date',
      required: true,
      index: true,
      ...describe('颁发日期', 'Issued on', '证书上的日期', 'The date on the certificate'),
    },
    {
      name: 'validUntil',
      type: 'date',
      ...describe(
        '有效期至',
        'Valid until',
        '过期后页面上标“已过期”；长期有效则不填',
        'Marked as expired after this day; leave empty if it doesn’t expire',
      ),
    },
  ],
})

import type { Access, CollectionConfig, Field } from 'payload'
import { hasRole, nobody } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { groups } from '#content/collections/content-collection.ts'

/** Who looks after customers. */
const maySell: Access = ({ req }) => hasRole(req.user, 'administrator', 'agent')

const member: Field = {
  name: 'member',
  type: 'relationship',
  relationTo: 'members',
  required: true,
  index: true,
  ...describe('访客', 'Visitor', '账户的主人', 'Whose account it is'),
}

/** Written by the house alone, read by who looks after visitors. */
const noted = {
  access: { read: maySell, create: nobody, update: nobody, delete: nobody },
} satisfies Partial<CollectionConfig>

const number = (name: string, zh: string, en: string, hintZh: string, hintEn: string): Field => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  ...describe(zh, en, hintZh, hintEn),
})

const counters: Field[] = [
  number('started', '开始', 'Started', '开始的次数，续传也算', 'Downloads started, including resumed ones'),
  number('completed', '完成', 'Completed', '送到最后一个字节的次数', 'Downloads completed'),
  number('abandoned', '中断', 'Abandoned', '没有送完的次数', 'Downloads interrupted'),
]

/** What a visitor may fetch beyond what everybody may. */
export const entitlements: CollectionConfig = {
  slug: 'entitlements',
  labels: names('下载授权', 'Entitlement', 'Entitlements'),
  admin: { group: groups.downloads, defaultColumns: ['member', 'product', 'until'] },
  access: { read: maySell, create: maySell, update: maySell, delete: maySell },
  fields: [
    member,
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      required: true,
      ...describe('产品', 'Product', '须有授权才能下载的文件', 'Whose gated files can be downloaded'),
    },
    {
      name: 'until',
      type: 'date',
      ...describe('到期', 'Until', '不填则没有期限', 'No end if empty'),
    },
  ],
}

/** Which licence agreement a visitor accepted, when and in which language. */
export const eulaAcceptances: CollectionConfig = {
  slug: 'eula-acceptances',
  labels: names('接受的许可协议', 'EULA acceptance', 'EULA acceptances'),
  admin: { group: groups.downloads, useAsTitle: 'version', defaultColumns: ['member', 'version', 'language', 'at'] },
  ...noted,
  fields: [
    member,
    {
      name: 'version',
      type: 'text',
      required: true,
      ...describe('版本', 'Version', '协议的版本', 'Of the agreement'),
    },
    {
      name: 'language',
      type: 'text',
      required: true,
      ...describe('语言', 'Language', '所读文本的语言', 'Of the text that was read'),
    },
    {
      name: 'at',
      type: 'date',
      required: true,
      ...describe('时间', 'When', '接受的时间', 'When it was accepted'),
    },
  ],
}

/** Who fetched what: one record for each visitor and file, so that they can be told of an advisory. */
export const memberDownloads: CollectionConfig = {
  slug: 'member-downloads',
  labels: names('访客的下载', 'Visitor’s download', 'Visitors’ downloads'),
  admin: { group: groups.downloads, defaultColumns: ['member', 'file', 'completed', 'lastAt'] },
  ...noted,
  indexes: [{ fields: ['member', 'file'], unique: true }],
  fields: [
    member,
    {
      name: 'file',
      type: 'relationship',
      relationTo: 'release-files',
      required: true,
      index: true,
      ...describe('文件', 'File', '下载的文件', 'What was fetched'),
    },
    {
      name: 'eula',
      type: 'text',
      ...describe('许可协议', 'EULA', '当时接受的版本', 'The version accepted then'),
    },
    { name: 'firstAt', type: 'date', required: true, ...describe('首次', 'First', '第一次', 'The first time') },
    { name: 'lastAt', type: 'date', required: true, ...describe('最近', 'Last', '最近一次', 'The last time') },
    ...counters,
  ],
}

/** Who was told of which advisory, so that nobody is told twice. */
export const advisoryNotices: CollectionConfig = {
  slug: 'advisory-notices',
  labels: names('公告通知', 'Advisory notice', 'Advisory notices'),
  admin: { group: groups.downloads, useAsTitle: 'advisory', defaultColumns: ['advisory', 'member', 'at'] },
  ...noted,
  indexes: [{ fields: ['member', 'advisory'], unique: true }],
  fields: [
    member,
    {
      name: 'advisory',
      type: 'text',
      required: true,
      ...describe('公告编号', 'Number of the advisory', '邮件所说的安全公告', 'The advisory the e-mail was about'),
    },
    {
      name: 'at',
      type: 'date',
      required: true,
      ...describe('时间', 'When', '邮件写好的时间', 'When the e-mail was written'),
    },
  ],
}

/** How often each file was fetched in a month, by everybody: numbers without persons. */
export const downloadCounts: CollectionConfig = {
  slug: 'download-counts',
  labels: names('下载次数', 'Download count', 'Download counts'),
  admin: { group: groups.downloads, useAsTitle: 'month', defaultColumns: ['file', 'month', 'completed', 'abandoned'] },
  ...noted,
  indexes: [{ fields: ['file', 'month'], unique: true }],
  fields: [
    {
      name: 'file',
      type: 'relationship',
      relationTo: 'release-files',
      required: true,
      ...describe('文件', 'File', '下载的文件', 'What was fetched'),
    },
    {
      name: 'month',
      type: 'text',
      required: true,
      ...describe('月份', 'Month', '协调世界时', 'In universal time'),
    },
    ...counters,
    number('bytes', '字节', 'Bytes', '送出的字节数', 'How many bytes were sent'),
  ],
}

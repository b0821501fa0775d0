import type { CollectionBeforeChangeHook, Field, TextFieldSingleValidation } from 'payload'
import { productsField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line, mark, rows } from '#content/fields/texts.ts'
import { keepPublishedRelease, keepReleaseWithFiles, refuseVersionTwice } from '#content/hooks/releases.ts'
import { parseVersion } from '#domain/release/release-version.ts'
import { versionKey } from '#domain/release/version-key.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'

const validateVersion: TextFieldSingleValidation = (value, { req }) => {
  if (value && parseVersion(value)) return true
  return req.i18n.language === 'zh'
    ? '写成R2026b、R2026a Update 3、R2027a Beta 1，或2.4.1这样的语义版本'
    : 'Write R2026b, R2026a Update 3, R2027a Beta 1, or a semantic version such as 2.4.1'
}

const orderByVersion: CollectionBeforeChangeHook = ({ data }) => {
  const { version } = data as { version?: unknown }
  return typeof version === 'string' ? { ...data, versionKey: versionKey(version) } : data
}

const about: Field[] = [
  titleField,
  {
    ...productsField(
      '产品',
      'Products',
      '以这个版本号一起发布的产品；产品页由此列出版本',
      'Products released together under this version; product pages list their releases from this',
    ),
    required: true,
  } as Field,
  {
    name: 'version',
    type: 'text',
    required: true,
    index: true,
    validate: validateVersion,
    ...describe(
      '版本',
      'Version',
      '按历法或语义版本，发布文件后不能改',
      'Calendar or semantic; fixed once a file is published',
    ),
  },
  // What lists are ordered by; a database does not know which version is later.
  {
    name: 'versionKey',
    type: 'text',
    index: true,
    label: { zh: '排序值', en: 'Sort key' },
    admin: { hidden: true, description: { zh: '由版本得出', en: 'Worked out from the version' } },
  },
  {
    name: 'channel',
    type: 'select',
    required: true,
    index: true,
    options: [
      { value: 'stable', label: { zh: '稳定版', en: 'Stable' } },
      { value: 'lts', label: { zh: '长期支持版', en: 'Long-term support' } },
      { value: 'beta', label: { zh: '测试版', en: 'Beta' } },
    ],
    ...describe('通道', 'Channel', '测试版没有支持期', 'A beta has no support period'),
  },
  {
    name: 'date',
    type: 'date',
    required: true,
    index: true,
    ...describe('发布日期', 'Released on', '北京时间的当天', 'The day in China'),
  },
  {
    name: 'supportedUntil',
    type: 'date',
    ...describe(
      '支持到',
      'Supported until',
      '含当天；过后显示为已停止支持',
      'That day included; afterwards it shows as ended',
    ),
  },
  mark('eula', [
    '许可协议版本',
    'EULA version',
    '例如4.2；需接受协议的文件以它为准',
    'For example 4.2; the version to accept for gated files',
  ]),
]

const words: Field[] = [
  {
    name: 'notes',
    type: 'richText',
    localized: true,
    required: true,
    ...describe(
      '发布说明',
      'Release notes',
      '改了什么，升级前要知道什么',
      'What changed, and what to know before upgrading',
    ),
  },
  rows(
    'requirements',
    ['系统要求', 'Requirements', '与产品页不同的才写，一行一项', 'Only what differs from the product’s page'],
    [
      line('title', ['项目', 'Item', '例如“操作系统”', 'For example “Operating system”'], true),
      line('text', ['要求', 'Requirement', '最低的条件', 'The least it takes'], true),
    ],
  ),
  {
    name: 'files',
    type: 'join',
    collection: 'release-files',
    on: 'release',
    defaultLimit: 50,
    ...describe('文件', 'Files', '在“发布文件”中添加', 'Added under “Release files”'),
  },
]

/** Versions of the products as they were released, each with its files. */
export const releases = contentCollection({
  slug: 'releases',
  labels: names('版本', 'Release', 'Releases'),
  group: groups.downloads,
  useAsTitle: 'version',
  columns: ['title', 'products', 'channel', 'date', 'supportedUntil'],
  defaultSort: '-date',
  beforeChange: [orderByVersion, refuseVersionTwice, keepPublishedRelease],
  beforeDelete: [keepReleaseWithFiles],
  asRelation: ['version', 'channel', 'date', 'supportedUntil', 'products', 'eula'],
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { zh: '版本', en: 'Release' }, fields: about },
        { label: { zh: '说明与文件', en: 'Notes and files' }, fields: words },
      ],
    },
  ],
})

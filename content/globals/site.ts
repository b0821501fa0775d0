import type { GlobalConfig } from 'payload'
import { hasRole, mayWrite, readAlways } from '#content/access/roles.ts'
import { groups } from '#content/collections/content-collection.ts'
import { enquirySettings } from '#content/fields/enquiry-settings.ts'
import { imageField, targetField } from '#content/fields/fields.ts'
import { headFragmentField } from '#content/fields/head-fragment-field.ts'
import { describe } from '#content/fields/labels.ts'
import { purgeGlobal } from '#content/hooks/purge.ts'

const text = (name: string, zh: string, en: string) => ({
  name,
  type: 'text' as const,
  localized: true,
  ...describe(zh, en),
})

/** Settings of the whole site: C15, and what C18 and C19 need beside their records. */
export const site: GlobalConfig = {
  slug: 'site',
  label: { zh: '网站设置', en: 'Site settings' },
  admin: { group: groups.site },
  access: { read: readAlways, update: ({ req }) => hasRole(req.user, 'administrator', 'publisher') },
  hooks: { afterChange: [purgeGlobal] },
  fields: [
    {
      name: 'slug',
      type: 'text',
      required: true,
      ...describe('公司代号', 'Company slug', '用于栏目接口地址', 'Used in the address of the column call'),
    },
    { ...text('name', '公司名称', 'Company name'), required: true },
    { ...text('shortName', '简称', 'Short name'), required: true },
    text('line', '口号', 'Line'),
    { name: 'description', type: 'textarea', localized: true, required: true, ...describe('描述', 'Description') },
    text('copyright', '版权说明', 'Copyright line'),
    {
      name: 'country',
      type: 'text',
      ...describe('国家代码', 'Country code', '两位字母，例如 CN', 'Two letters, for example CN'),
    },
    text('icp', 'ICP 备案号', 'ICP filing number'),
    text('publicSecurity', '公安备案号', 'Public security filing number'),
    { name: 'email', type: 'email', ...describe('邮箱', 'E-mail') },
    text('phone', '电话', 'Phone'),
    text('hours', '服务时间', 'Hours'),
    { name: 'timeZone', type: 'text', ...describe('时区', 'Time zone') },
    headFragmentField,
    {
      name: 'userDefaultImg',
      type: 'upload',
      relationTo: 'media',
      ...describe('默认头像', 'Default picture of a person'),
    },
    {
      name: 'social',
      type: 'array',
      ...describe('社交账号', 'Social accounts'),
      fields: [{ ...text('title', '名称', 'Title'), required: true }, targetField('url', true)],
    },
    {
      name: 'phones',
      type: 'array',
      ...describe('各用途电话', 'Phones by purpose'),
      fields: [
        { ...text('purpose', '用途', 'Purpose'), required: true },
        { ...text('phone', '电话', 'Phone'), required: true },
        { name: 'email', type: 'email', ...describe('邮箱', 'E-mail') },
      ],
    },
    {
      name: 'channels',
      type: 'array',
      ...describe('咨询渠道', 'Consultation channels'),
      fields: [
        { ...text('title', '名称', 'Title'), required: true },
        text('text', '说明', 'Text'),
        { name: 'icon', type: 'text', ...describe('图标', 'Icon') },
        text('value', '号码或地址', 'Number or address'),
        targetField('target'),
      ],
    },
    { ...imageField, name: 'mapImage', ...describe('地图图片', 'Map picture') } as typeof imageField,
    { ...imageField, name: 'qrCode', ...describe('二维码', 'QR code') } as typeof imageField,
    text('qrText', '二维码文字', 'Text of the QR code'),
    ...enquirySettings,
  ],
}

/** Rows of the home page that are not records of their own: C2, C3, C7, C14 and the numbers of the first screen. */
const row = (name: string, zh: string, en: string, fields: GlobalConfig['fields']) => ({
  name,
  type: 'array' as const,
  ...describe(zh, en),
  fields: [{ ...text('title', '标题', 'Title'), required: true }, ...fields],
})

const rowText = { name: 'text', type: 'textarea' as const, localized: true, ...describe('说明', 'Text') }
const rowIcon = { name: 'icon', type: 'text' as const, ...describe('图标', 'Icon', 'Iconify 名称', 'An Iconify name') }
const rowLink = [targetField('target'), text('linkTitle', '链接文字', 'Link text')]
const rowMetric = [{ name: 'value', type: 'text' as const, ...describe('数值', 'Value') }, text('unit', '单位', 'Unit')]

/** The sections of the home page that have a heading of the editors' own. */
export const homeSections = [
  { name: 'products', zh: '产品', en: 'Products' },
  { name: 'engines', zh: '引擎', en: 'Engines' },
  { name: 'constructs', zh: '构成', en: 'How it is built' },
  { name: 'solutions', zh: '解决方案', en: 'Solutions' },
  { name: 'cases', zh: '案例', en: 'Cases' },
  { name: 'news', zh: '新闻', en: 'News' },
  { name: 'ecology', zh: '伙伴', en: 'Partners' },
  { name: 'about', zh: '关于', en: 'About' },
  { name: 'life', zh: '在公司', en: 'Life' },
  { name: 'consult', zh: '咨询', en: 'Consultation' },
] as const

export const home: GlobalConfig = {
  slug: 'home',
  label: { zh: '首页内容', en: 'Home page' },
  admin: { group: groups.home },
  access: { read: readAlways, update: mayWrite },
  hooks: { afterChange: [purgeGlobal] },
  fields: [
    {
      name: 'headings',
      type: 'group',
      ...describe('各段标题', 'Section headings'),
      fields: homeSections.map(({ en, name, zh }) => ({ ...text(name, zh, en), required: true })),
    },
    row('headline', '首屏数字', 'Numbers of the first screen', [
      ...rowMetric,
      text('source', '来源与条件', 'Source and condition'),
    ]),
    row('icons', '快捷入口', 'Quick links', [rowText, rowIcon, targetField('target')]),
    row('constructs', '构成', 'How it is built', [rowText, rowIcon, ...rowLink]),
    row('life', '在公司', 'Life at the company', [rowText, imageField, ...rowLink]),
    row('about', '关于数字', 'Figures about the company', [rowText, ...rowMetric, ...rowLink]),
  ],
}

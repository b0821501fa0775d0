import type { Field, GlobalConfig } from 'payload'
import { mayTranslate, readAlways } from '#content/access/roles.ts'
import { groups } from '#content/collections/content-collection.ts'
import { inTabs } from '#content/fields/document-layout.ts'
import { enquirySettings } from '#content/fields/enquiry-settings.ts'
import { imageField, targetField } from '#content/fields/fields.ts'
import { headFragmentField } from '#content/fields/head-fragment-field.ts'
import { describe } from '#content/fields/labels.ts'
import { line, passage } from '#content/fields/texts.ts'
import { sectionsOffField } from '#content/fields/sections-off.ts'
import { publicationSettings } from '#content/fields/publication-settings.ts'
import { securitySettings } from '#content/fields/security-settings.ts'
import { purgeGlobal } from '#content/hooks/purge.ts'

/** What the company is called, and what every page says of it. */
const identity: Field[] = [
  {
    name: 'slug',
    type: 'text',
    required: true,
    ...describe('公司代号', 'Company slug', '用于栏目接口地址', 'Used in the address of the column call'),
  },
  line('name', ['公司名称', 'Company name', '全称，用于页面标题和邮件', 'In full, for page titles and mails'], true),
  line('shortName', ['简称', 'Short name', '标志旁的文字', 'The words beside the logo'], true),
  line('line', ['口号', 'Line', '页脚标志下的一句话', 'The sentence below the logo in the footer']),
  passage(
    'description',
    ['描述', 'Description', '首页给搜索引擎和链接预览的描述', 'Of the home page, for search engines and link previews'],
    true,
  ),
  line('copyright', ['版权说明', 'Copyright line', '页脚最下面一行', 'The last line of the footer']),
  {
    name: 'userDefaultImg',
    type: 'upload',
    relationTo: 'media',
    ...describe(
      '默认头像',
      'Default picture of a person',
      '没有自己头像的人显示这张',
      'For people without a picture of their own',
    ),
  },
]

/** How to reach the company, and where it is. */
const contact: Field[] = [
  { name: 'email', type: 'email', ...describe('邮箱', 'E-mail', '公开显示', 'Shown to everybody') },
  line('phone', ['电话', 'Phone', '总机，带国家代码', 'The main number, with country code']),
  line('hours', ['服务时间', 'Hours', '工作日和时间', 'Days and times']),
  {
    name: 'timeZone',
    type: 'text',
    ...describe('时区', 'Time zone', '例如Asia/Shanghai', 'For example Asia/Shanghai'),
  },
  {
    name: 'phones',
    type: 'array',
    ...describe('各用途电话', 'Phones by purpose', '例如销售、技术支持', 'For example sales, technical support'),
    fields: [
      line('purpose', ['用途', 'Purpose', '打这个电话能办什么', 'What this number is for'], true),
      line('phone', ['电话', 'Phone', '带国家代码', 'With country code'], true),
      { name: 'email', type: 'email', ...describe('邮箱', 'E-mail', '公开显示', 'Shown to everybody') },
    ],
  },
  {
    name: 'channels',
    type: 'array',
    ...describe(
      '咨询渠道',
      'Consultation channels',
      '咨询栏和联系页中显示',
      'Shown in the consult bar and on the contact page',
    ),
    fields: [
      line('title', ['名称', 'Title', '显示的名称', 'The name that is shown'], true),
      line('text', ['说明', 'Text', '什么时候有人答复', 'When it is staffed']),
      {
        name: 'icon',
        type: 'text',
        ...describe('图标', 'Icon', 'Iconify名称，例如lucide:phone', 'An Iconify name, for example lucide:phone'),
      },
      line('value', ['号码或地址', 'Number or address', '可复制的原样文字', 'As it is to be copied']),
      targetField('target'),
    ],
  },
  {
    name: 'social',
    type: 'array',
    ...describe('社交账号', 'Social accounts', '显示在页脚', 'Shown in the footer'),
    fields: [line('title', ['名称', 'Title', '显示的名称', 'The name that is shown'], true), targetField('url', true)],
  },
  {
    ...imageField,
    name: 'mapImage',
    ...describe(
      '地图图片',
      'Map picture',
      '联系页的静态地图，不含文字：名称由各办公室在地图上的位置写上',
      'The static map on the contact page, without words: names come from the offices’ places on it',
    ),
  } as typeof imageField,
  {
    ...imageField,
    name: 'qrCode',
    ...describe('二维码', 'QR code', '与下面的文字内容一致', 'Says the same as the text below'),
  } as typeof imageField,
  line('qrText', ['二维码文字', 'Text of the QR code', '扫码后得到的内容', 'What scanning it returns']),
]

/** What all mails have; their words are in the collection of mail texts. */
const mail: Field[] = [
  line('mailSender', [
    '发件人名称',
    'Name of the sender',
    '收件人看到的名称；不填则用公司名称。发件地址在服务器设置里',
    'What recipients see; the company’s name if empty. The address is a server setting',
  ]),
  {
    name: 'mailReplyTo',
    type: 'email',
    ...describe(
      '回复地址',
      'Address for replies',
      '对自动邮件的回复发到这里；不填则请收件人不要回复',
      'Where replies to automatic e-mail go; if empty, there is no reply address',
    ),
  },
  passage('mailFooter', [
    '页脚',
    'Footer',
    '每封邮件的最后几行，例如公司地址和电话；中文邮件会自动加上备案号',
    'The last lines of every e-mail, such as address and phone number; Chinese e-mail has the filing number as well',
  ]),
]

/** What authorities ask for, and what machines read in every page. */
const filing: Field[] = [
  {
    name: 'country',
    type: 'text',
    ...describe('国家代码', 'Country code', '两位字母，例如CN', 'Two letters, for example CN'),
  },
  line('icp', ['ICP备案号', 'ICP filing number', '在中国运营的网站须填', 'Required for sites run in China']),
  line('publicSecurity', [
    '公安备案号',
    'Public security filing number',
    '在中国运营的网站须填',
    'Required for sites run in China',
  ]),
  headFragmentField,
]

/** Settings of the whole site: C15, and what C18 and C19 need beside their records. */
export const site: GlobalConfig = {
  slug: 'site',
  label: { zh: '网站设置', en: 'Site settings' },
  admin: { group: groups.site },
  access: { read: readAlways, update: mayTranslate },
  hooks: { afterChange: [purgeGlobal] },
  fields: [
    inTabs(
      ['公司', 'Company', identity],
      ['联系方式', 'Contact', contact],
      ['栏目', 'Sections', [sectionsOffField]],
      ['来件与邮箱', 'Enquiries and mailboxes', [...enquirySettings, ...securitySettings]],
      ['邮件', 'Mails', mail],
      ['备案与页头', 'Filing and head', filing],
    ),
    ...publicationSettings,
  ],
}

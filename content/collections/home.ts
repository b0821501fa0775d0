import { imageField, linkField, periodFields, targetField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { contentCollection, groups } from './content-collection.ts'

export const banners = contentCollection({
  slug: 'banners',
  labels: names('横幅', 'Banner', 'Banners'),
  group: groups.home,
  orderable: true,
  fields: [
    titleField,
    { name: 'subtitle', type: 'textarea', localized: true, ...describe('副标题', 'Subtitle') },
    imageField,
    targetField('video'),
    linkField,
    {
      name: 'theme',
      type: 'select',
      defaultValue: 'ink',
      required: true,
      options: [
        { value: 'ink', label: { zh: '深色', en: 'Ink' } },
        { value: 'paper', label: { zh: '浅色', en: 'Paper' } },
      ],
      ...describe('底色', 'Theme'),
    },
    ...periodFields,
  ],
})

export const announcements = contentCollection({
  slug: 'announcements',
  labels: names('公告', 'Announcement', 'Announcements'),
  group: groups.home,
  fields: [
    titleField,
    {
      name: 'level',
      type: 'select',
      defaultValue: 'info',
      required: true,
      options: [
        { value: 'info', label: { zh: '消息', en: 'Information' } },
        { value: 'notice', label: { zh: '提示', en: 'Notice' } },
        { value: 'warning', label: { zh: '警告', en: 'Warning' } },
      ],
      ...describe('级别', 'Level'),
    },
    linkField,
    ...periodFields,
  ],
})

export const friendLinks = contentCollection({
  slug: 'friend-links',
  labels: names('友情链接', 'Friend link', 'Friend links'),
  group: groups.site,
  orderable: true,
  fields: [titleField, targetField('url', true), { ...imageField, name: 'logo' } as typeof imageField],
})

/** The record behind a public route: menu label, heading, description and the text of its page. */
export const columns = contentCollection({
  slug: 'columns',
  labels: names('栏目', 'Column', 'Columns'),
  group: groups.site,
  columns: ['title', 'path', '_status', 'updatedAt'],
  fields: [
    titleField,
    {
      name: 'path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      ...describe(
        '路径',
        'Path',
        '网站路由，例如 /product/Toolbox',
        'A route of the site, for example /product/Toolbox',
      ),
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      required: true,
      ...describe('描述', 'Description', '给搜索引擎和链接预览', 'For search engines and link previews'),
    },
    { name: 'lead', type: 'textarea', localized: true, ...describe('导语', 'Lead') },
    { name: 'body', type: 'richText', localized: true, ...describe('正文', 'Body') },
    { name: 'icon', type: 'text', ...describe('图标', 'Icon', 'Iconify 名称', 'An Iconify name') },
  ],
})

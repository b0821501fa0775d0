import { imageField, linkField, periodFields, targetField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { passage } from '#content/fields/texts.ts'
import { contentCollection, groups } from './content-collection.ts'

export const banners = contentCollection({
  slug: 'banners',
  labels: names('横幅', 'Banner', 'Banners'),
  group: groups.home,
  orderable: true,
  fields: [
    titleField,
    passage('subtitle', ['副标题', 'Subtitle', '标题下的一两句话', 'One or two sentences below the title']),
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
      ...describe(
        '底色',
        'Theme',
        '文字压在图片上时，选与图片相近的一种',
        'The one closer to the picture the text is on',
      ),
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
      ...describe('级别', 'Level', '决定图标和颜色，多条公告时不影响顺序', 'Decides icon and colour, not the order'),
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
    passage(
      'description',
      ['描述', 'Description', '给搜索引擎和链接预览', 'For search engines and link previews'],
      true,
    ),
    passage('lead', ['导语', 'Lead', '标题下的一段话', 'The text below the heading']),
    {
      name: 'body',
      type: 'richText',
      localized: true,
      ...describe('正文', 'Body', '标题从二级开始', 'Headings start at the second level'),
    },
    { name: 'icon', type: 'text', ...describe('图标', 'Icon', 'Iconify名称', 'An Iconify name') },
  ],
})

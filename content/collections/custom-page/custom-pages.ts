import type { TextFieldSingleValidation } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'
import { titleField } from '#content/fields/fields.ts'
import { names } from '#content/fields/labels.ts'
import { pathFromTitle } from '#content/fields/slug-from-title.ts'
import { passage } from '#content/fields/texts.ts'
import { inTabs } from '#content/fields/document-layout.ts'
import { isCustomPath, isReservedPath } from '#domain/site/custom-path.ts'
import { blocksField } from './blocks-field.ts'

const words = {
  form: {
    zh: '以 / 开头，一到三段，每段只用小写字母、数字和连字符，例如 /trust/data-centre',
    en: 'Begins with /, one to three parts of lower-case letters, digits and hyphens, for example /trust/data-centre',
  },
  reserved: {
    zh: '这个地址或它的上一级属于网站自己的页面，请另选一个',
    en: 'This address, or the one above it, belongs to a page of the site itself. Choose another',
  },
  taken: {
    zh: '另一个页面已使用这个路径（可能在回收站里）',
    en: 'Another page already has this path; it may be in the trash',
  },
}

const validatePath: TextFieldSingleValidation = async (value, { event, id, req, siblingData }) => {
  const language = req.i18n.language === 'zh' ? 'zh' : 'en'
  // A form may leave it empty: it is made from the title when the record is stored, and judged then.
  const isMadeLater = event !== undefined && Boolean((siblingData as { title?: unknown }).title)
  if (!value) return isMadeLater ? true : req.t('validation:required')
  if (isReservedPath(value)) return words.reserved[language]
  if (!isCustomPath(value)) return words.form[language]
  const { docs } = await openCollections(req.payload).find({
    collection: 'custom-pages',
    where: { path: { equals: value }, id: { not_equals: id ?? 0 } },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
    // What is taken is, whether or not the person may read it.
    overrideAccess: true,
    select: { path: true },
    ...(req.transactionID !== undefined && { req: { transactionID: req.transactionID } }),
  })
  return docs.length > 0 ? words.taken[language] : true
}

/** Pages that editors make of blocks, at a path of their own choice. */
export const customPages = contentCollection({
  slug: 'custom-pages',
  labels: names('自定义页面', 'Custom page', 'Custom pages'),
  group: groups.site,
  columns: ['title', 'path', '_status', 'updatedAt'],
  address: 'path',
  fields: [
    inTabs(
      [
        '内容',
        'Content',
        [
          titleField,
          passage('lead', ['导语', 'Lead', '标题下的一段话', 'The text below the heading']),
          blocksField({
            zh: '从上到下就是页面的顺序。以主视觉开头时，它代替标题和导语。每种语言各有一列内容块，右上角菜单可以从另一种语言复制过来',
            en: 'From top to bottom, as on the page. A banner that comes first stands for heading and lead. Each language has its own; the menu above copies those of the other',
          }),
        ],
      ],
      [
        '搜索结果',
        'Search results',
        [
          passage('description', [
            '描述',
            'Description',
            '给搜索引擎和链接预览；不填则用导语',
            'For search engines and link previews; the lead if empty',
          ]),
        ],
      ],
    ),
    {
      name: 'path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validatePath,
      hooks: {
        beforeValidate: [pathFromTitle],
        // A copy gets its own.
        beforeDuplicate: [() => undefined],
      },
      label: { zh: '路径', en: 'Path' },
      admin: {
        position: 'sidebar',
        description: {
          zh: '两种语言相同，英文前面加 /en；留空则保存时由标题生成。改动之后，旧路径会跳转到新路径',
          en: 'The same in both languages, with /en in front in English; made from the title if left empty. After a change, the old path redirects to the new one',
        },
      },
    },
  ],
})

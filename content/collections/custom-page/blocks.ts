import type { Block, Field } from 'payload'
import { describe, names } from '#content/fields/labels.ts'
import { targetField } from '#content/fields/fields.ts'
import { cardKinds, cardKindNames, mostCards } from '#domain/site/card-kinds.ts'
import { blockDrawings } from './block-drawings.ts'

type Words = [zh: string, en: string, hintZh: string, hintEn: string]

/** Texts are of the language whose list the block stands in; no field of a block has a language of its own. */
const short = (name: string, ...words: Words): Field => ({ name, type: 'text', ...describe(...words) })
const long = (name: string, ...words: Words): Field => ({ name, type: 'textarea', ...describe(...words) })
const rich = (name: string, ...words: Words): Field => ({ name, type: 'richText', ...describe(...words) })
const picture = (name: string, ...words: Words): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  ...describe(...words),
})

const video = (name: string, ...words: Words): Field => ({
  name,
  type: 'upload',
  relationTo: 'videos',
  ...describe(...words),
})

/** Fields of the same name are of the same kind in every block: what is published is searched for relations by their names. */
const heading = short(
  'title',
  '标题',
  'Heading',
  '一行，不加句号；可不填',
  'One line without a full stop; may be empty',
)

const items = (zh: string, en: string, fields: Field[]): Field => ({
  name: 'items',
  type: 'array',
  maxRows: 50,
  fields,
  ...describe(zh, en, '空着的一行不显示', 'Empty rows are left out'),
})

interface BlockWords {
  zh: string
  en: string
  ens: string
}

const block = (slug: keyof typeof blockDrawings, { en, ens, zh }: BlockWords, fields: Field[]): Block => ({
  slug,
  labels: names(zh, en, ens),
  fields,
  admin: {
    // Its own words name it; a second name, which nobody sees, would not.
    disableBlockName: true,
    images: { thumbnail: { url: blockDrawings[slug], alt: '' } },
    components: {
      Label: { path: '/fields/block-label.tsx#BlockLabel', clientProps: { kind: { zh, en } } },
    },
  },
})

const titleAndText = [
  short('title', '标题', 'Title', '一行，不加句号', 'One line, without a full stop'),
  long('text', '说明', 'Text', '一到三句', 'One to three sentences'),
]

const way = [
  targetField('target'),
  short('linkTitle', '按钮文字', 'Button text', '说明通向哪里', 'Says where it leads'),
]

/** What goes from one edge of the page to the other. */
const ofWholeWidth = () => [
  block('hero', { zh: '主视觉', en: 'Banner', ens: 'Banners' }, [
    heading,
    long('text', '说明', 'Text', '一两句话', 'One or two sentences'),
    picture(
      'image',
      '图片',
      'Picture',
      '排在最前时在文字旁，其他位置铺满整屏宽',
      'Beside the words where it comes first, elsewhere across the page',
    ),
    video(
      'video',
      '动态画面',
      'Moving picture',
      '代替图片，无声循环播放，几秒即可；访客可以暂停，不喜欢动画的人只看到封面',
      'Instead of the picture: a few seconds, silent and again and again. Visitors can stop it, and who prefers no motion sees its poster',
    ),
    ...way,
  ]),
  block('cards', { zh: '网站内容', en: 'Cards', ens: 'Cards' }, [
    heading,
    {
      name: 'kind',
      type: 'select',
      options: cardKinds.map((value) => ({ value, label: cardKindNames[value] })),
      ...describe(
        '内容',
        'Of what',
        '取网站上已发布的内容，随它更新；同一种每页只显示一次，没有内容时不显示',
        'What is published on the site, and follows it; one of a kind on a page, and absent while there is nothing',
      ),
    },
    {
      name: 'count',
      type: 'number',
      min: 1,
      max: mostCards,
      ...describe(
        '数量',
        'How many',
        `最多显示几项，1到${mostCards}；不填则按首页的惯例`,
        `At most this many, 1 to ${mostCards}; as on the usual home page when empty`,
      ),
    },
  ]),
]

const ofText = () => [
  block('text', { zh: '正文', en: 'Text', ens: 'Texts' }, [
    rich('body', '正文', 'Text', '用二级和三级标题分段', 'Divide it with second- and third-level headings'),
  ]),
  block('columns', { zh: '两栏', en: 'Two columns', ens: 'Two columns' }, [
    heading,
    rich('body', '左栏', 'Left', '手机上在上面', 'Above the other on a phone'),
    rich('beside', '右栏', 'Right', '放图片时不用填', 'Empty when there is a picture'),
    picture('image', '右栏图片', 'Picture on the right', '代替右栏文字', 'Instead of the text on the right'),
  ]),
  block('quotation', { zh: '引语', en: 'Quotation', ens: 'Quotations' }, [
    long('text', '原话', 'Words', '不加引号', 'Without quotation marks'),
    short('person', '说话人', 'Person', '姓名或称呼', 'Name, or how to refer to the person'),
    short('role', '职务', 'Role', '职务与单位', 'Post and house'),
  ]),
  block('table', { zh: '表格', en: 'Table', ens: 'Tables' }, [
    heading,
    {
      name: 'cells',
      type: 'textarea',
      maxLength: 20_000,
      label: { zh: '单元格', en: 'Cells' },
      admin: {
        rows: 8,
        description: {
          zh: '可以直接从Excel、Word或飞书粘贴。一行一行写，格与格之间用 | 或制表符隔开；第一行是表头',
          en: 'Paste it from Excel, Word or Feishu. One line per row, cells separated by | or a tab; the first line is the header',
        },
      },
    },
    short('note', '注', 'Note', '单位、条件或来源，写在表下', 'Units, conditions or the source, below the table'),
  ]),
]

const ofPictures = () => [
  block('figure', { zh: '插图', en: 'Figure', ens: 'Figures' }, [
    picture('image', '图片', 'Picture', '从图片库选择', 'From the pictures'),
    long('caption', '图注', 'Caption', '不填则用图片自己的', 'The picture’s own if empty'),
    {
      name: 'isWide',
      type: 'checkbox',
      ...describe('通栏', 'Full width', '与页面同宽，否则与正文同宽', 'As wide as the page, otherwise as the text'),
    },
  ]),
  block('gallery', { zh: '图集', en: 'Gallery', ens: 'Galleries' }, [
    heading,
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 50,
      ...describe('图片', 'Pictures', '按这里的顺序显示', 'Shown in this order'),
    },
  ]),
]

const ofVideos = () => [
  block('video', { zh: '视频', en: 'Video', ens: 'Videos' }, [
    heading,
    video(
      'video',
      '视频',
      'Video',
      '从视频中选；封面和字幕随它而来',
      'Of the videos; poster and captions come with it',
    ),
    long('caption', '说明', 'Caption', '写在视频下面；可不填', 'Below the video; may be empty'),
  ]),
]

const ofRows = () => [
  block('numbers', { zh: '数字', en: 'Numbers', ens: 'Numbers' }, [
    heading,
    items('数字', 'Numbers', [
      short('value', '数值', 'Value', '只写数值，例如14 → 3', 'The value alone, for example 14 → 3'),
      short('unit', '单位', 'Unit', '例如ms；没有单位时留空', 'For example ms; empty without a unit'),
      short('label', '名称', 'Label', '这个数字量的是什么', 'What the number measures'),
      short(
        'source',
        '来源与条件',
        'Source and condition',
        '没有来源的数字不显示',
        'A number without a source isn’t shown',
      ),
    ]),
  ]),
  block('steps', { zh: '步骤', en: 'Steps', ens: 'Steps' }, [heading, items('步骤', 'Steps', titleAndText)]),
  block('questions', { zh: '问答', en: 'Questions', ens: 'Questions' }, [
    heading,
    items('问答', 'Questions', [
      short('title', '问题', 'Question', '读者会怎么问', 'As a reader would ask'),
      long('text', '回答', 'Answer', '一到五句', 'One to five sentences'),
    ]),
  ]),
]

const ofRecords = () => [
  block('people', { zh: '人员', en: 'People', ens: 'People' }, [
    heading,
    {
      name: 'people',
      type: 'relationship',
      relationTo: 'leaders',
      hasMany: true,
      maxRows: 50,
      ...describe('人员', 'People', '从公司负责人中选', 'From the company’s leadership'),
    },
  ]),
  block('downloads', { zh: '下载', en: 'Downloads', ens: 'Downloads' }, [
    heading,
    {
      name: 'files',
      type: 'relationship',
      relationTo: 'attachments',
      hasMany: true,
      maxRows: 50,
      ...describe('文件', 'Files', '从附件中选', 'Of the attachments'),
    },
  ]),
  block('form', { zh: '表单', en: 'Form', ens: 'Forms' }, [
    heading,
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      ...describe(
        '表单',
        'Form',
        '一页一张；撤下后这里什么也不显示',
        'One per page; nothing is shown here once it is withdrawn',
      ),
    },
  ]),
  block('action', { zh: '行动号召', en: 'Call to action', ens: 'Calls to action' }, [
    heading,
    long('text', '说明', 'Text', '一两句话', 'One or two sentences'),
    ...way,
  ]),
]

/**
 * What custom pages and a composed home page are made of. The set is closed: one more block is an entry here, its answer in
 * `portal/custom-page/read-block.ts` and its look in `site/features/custom-page/block-view.tsx`; the compiler names both.
 * Made anew for each field, since Payload notes in the rows to whom they belong.
 */
export const makeBlocks = (): Block[] => [
  ...ofWholeWidth(),
  ...ofText(),
  ...ofPictures(),
  ...ofVideos(),
  ...ofRows(),
  ...ofRecords(),
]

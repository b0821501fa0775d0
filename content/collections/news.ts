import {
  attachmentsField,
  categoryField,
  dateField,
  imageField,
  productsField,
  slugField,
  summaryField,
  targetField,
  titleField,
} from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { contentCollection, groups } from './content-collection.ts'

export const newsCategories = contentCollection({
  slug: 'news-categories',
  labels: names('新闻分类', 'News category', 'News categories'),
  group: groups.news,
  orderable: true,
  fields: [titleField, slugField],
})

export const news = contentCollection({
  slug: 'news',
  labels: names('新闻', 'News item', 'News'),
  group: groups.news,
  columns: ['image', 'title', '_status', 'date', 'category'],
  defaultSort: '-date',
  fields: [
    titleField,
    slugField,
    dateField,
    categoryField('news-categories', '一条新闻属于一类', 'Each news item has one category'),
    summaryField,
    imageField,
    {
      name: 'body',
      type: 'richText',
      localized: true,
      required: true,
      ...describe('正文', 'Body', '用二级和三级标题分段', 'Divide it with second- and third-level headings'),
    },
    line('author', ['作者', 'Author', '人或部门，写在文末', 'Person or department, below the text']),
    {
      name: 'source',
      type: 'group',
      ...describe(
        '来源',
        'Source',
        '转载或依据别处发表的内容时填写',
        'If the text comes from, or is based on, something published elsewhere',
      ),
      fields: [
        line('title', ['名称', 'Title', '出版物或机构', 'The publication or institution']),
        targetField('target'),
      ],
    },
    productsField('相关产品', 'Products', '新闻所讲的产品', 'The products the news is about'),
    attachmentsField,
  ],
})

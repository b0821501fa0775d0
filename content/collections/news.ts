import { imageField, slugField, summaryField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
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
    { name: 'date', type: 'date', required: true, index: true, ...describe('日期', 'Date') },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'news-categories',
      required: true,
      index: true,
      ...describe('分类', 'Category'),
    },
    summaryField,
    imageField,
    { name: 'author', type: 'text', localized: true, ...describe('作者或来源', 'Author or source') },
    { name: 'body', type: 'richText', localized: true, required: true, ...describe('正文', 'Body') },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      ...describe('相关产品', 'Products'),
    },
  ],
})

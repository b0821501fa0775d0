import type { CollectionConfig, TextareaFieldValidation } from 'payload'
import { mayChangeShown, mayWrite } from '#content/access/roles.ts'
import { targetField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { purgeHooks } from '#content/hooks/purge.ts'
import { groups } from './content-collection.ts'

/**
 * What the search is taught. Visitors never read it; the search does, with override access, and answers by it
 * at once: who teaches it publishes.
 */
const access = { read: mayWrite, create: mayChangeShown, update: mayChangeShown, delete: mayChangeShown }

const validateWords: TextareaFieldValidation = (value, { req }) => {
  const lines = (value ?? '').split('\n').filter((text) => text.trim() !== '')
  if (lines.length > 1 && lines.length <= 20 && lines.every((text) => text.length <= 60)) return true
  return req.i18n.language === 'zh' ? '2到20行，每行不超过60字' : '2 to 20 lines of at most 60 characters'
}

/** Expressions that mean the same, each found by the others, in any language. */
const searchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: names('同义词', 'Synonyms', 'Synonyms'),
  admin: { group: groups.site, useAsTitle: 'words', defaultColumns: ['words', 'updatedAt'] },
  access,
  hooks: purgeHooks,
  fields: [
    {
      name: 'words',
      type: 'textarea',
      required: true,
      validate: validateWords,
      ...describe(
        '同义的说法',
        'Expressions',
        '一行一个，中英文都可以；搜其中一个，就找到全部',
        'One per line, in either language; searching for one finds them all',
      ),
    },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/search/synonym-preview-field.tsx#SynonymPreviewField' } },
    },
  ],
}

/** Queries that are answered by one page before everything else. */
const searchRedirects: CollectionConfig = {
  slug: 'search-redirects',
  labels: names('搜索直达', 'Search shortcut', 'Search shortcuts'),
  admin: { group: groups.site, useAsTitle: 'query', defaultColumns: ['query', 'target', 'updatedAt'] },
  access,
  hooks: purgeHooks,
  fields: [
    {
      name: 'query',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 100,
      ...describe(
        '搜索词',
        'Query',
        '访客输入的全部文字，不分大小写',
        'Everything a visitor types, in any letter case',
      ),
    },
    targetField('target', true),
    line('title', ['链接文字', 'Link text', '排在结果最前面', 'Shown before the results'], true),
  ],
}

/** Not content: there are no drafts of it, and no visitor reads it. */
export const searchCollections = [searchSynonyms, searchRedirects]

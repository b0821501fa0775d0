import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig, Field } from 'payload'
import { mayChange, mayDelete, mayTranslate, mayWrite, readPublished } from '#content/access/roles.ts'
import { authorFields } from '#content/audit/author.ts'
import { fieldsOfTabs, layOut } from '#content/fields/document-layout.ts'
import { type AdminText, describe } from '#content/fields/labels.ts'
import { formerSlugHooks } from '#content/hooks/former-slugs.ts'
import { purgeHooks } from '#content/hooks/purge.ts'
import { requirePublishRight } from '#content/hooks/publish-right.ts'
import { searchHooks } from '#content/hooks/search.ts'

interface ContentCollection {
  slug: string
  labels: NonNullable<CollectionConfig['labels']>
  group: AdminText
  fields: Field[]
  /** Field shown as the record's name in the admin. */
  useAsTitle?: string
  /** Columns of the admin's list after picture, title and languages, which every list has. */
  columns?: string[]
  defaultSort?: string
  /** Editors order the records by drag. */
  orderable?: boolean
  /** What follows from the other fields, worked out before a record is stored. */
  beforeChange?: CollectionBeforeChangeHook[]
  /** What forbids that a record is deleted for good, or must go before it: the database refuses while rows name it. */
  beforeDelete?: CollectionBeforeDeleteHook[]
  /** What its address is made from, where that is no slug; what it once was leads on. */
  address?: 'path'
  /** What other records show of one that they refer to, beside its title; no more is read with them. Default: all of it. */
  asRelation?: string[]
}

/** How far each language has come; a column of lists only. */
export const languagesColumn: Field = {
  name: 'languageStates',
  type: 'ui',
  label: { zh: '语言', en: 'Languages' },
  admin: { components: { Cell: '/publish/languages-cell.tsx#LanguagesCell' } },
}

/**
 * Payload's own status of each language, and what it leaves out: saved as a draft in one language, a copy would be as
 * published as its original in the others.
 */
export const copiesAreDrafts: Field = {
  name: '_status',
  type: 'select',
  // To these Payload adds its own two.
  options: [],
  hooks: { beforeDuplicate: [() => 'draft'] },
  ...describe('状态', 'Status', '每种语言各有一个', 'One per language'),
}

/** Drafts and publication for each language; forms save by themselves. */
export const draftsByLanguage = { localizeStatus: true, autosave: { interval: 1000, showSaveDraftButton: true } }

/** Picture, title and languages first; the state of one language alone (`_status`) would say the same worse. */
function columnsOf(fields: Field[], title: string, own: string[] = ['updatedAt']): string[] {
  const picture = fieldsOfTabs(fields).find(({ type }) => type === 'upload')
  const first = picture && 'name' in picture ? [picture.name] : []
  return [...new Set([...first, title, 'languageStates', ...own.filter((name) => name !== '_status')])]
}

/**
 * A kind of record that visitors read: drafts and publication for each language, waste basket, the same access rules
 * and the purge of every page that shows it.
 *
 * @example
 *   export const caseCategories = contentCollection({
 *     slug: 'case-categories',
 *     labels: names('案例分类', 'Case category', 'Case categories'),
 *     group: groups.news,
 *     fields: [titleField, slugField],
 *   })
 */
export function contentCollection({
  address,
  asRelation,
  beforeChange = [],
  beforeDelete = [],
  columns,
  group,
  useAsTitle = 'title',
  ...rest
}: ContentCollection): CollectionConfig {
  const fields = layOut(rest.fields)
  const slugs = formerSlugHooks(fields, address)
  return {
    ...rest,
    ...(asRelation && {
      defaultPopulate: Object.fromEntries([...asRelation, 'title', '_status'].map((name) => [name, true])),
    }),
    fields: [...fields, languagesColumn, copiesAreDrafts, ...authorFields],
    admin: {
      useAsTitle,
      group,
      defaultColumns: columnsOf(fields, useAsTitle, columns),
      components: { edit: { SaveDraftButton: '/publish/save-draft-button.tsx#SaveDraftButton' } },
    },
    access: {
      read: readPublished,
      create: mayWrite,
      update: mayChange,
      delete: mayDelete,
      readVersions: mayTranslate,
    },
    trash: true,
    enableQueryPresets: true,
    versions: { drafts: draftsByLanguage, maxPerDoc: 50 },
    hooks: {
      beforeOperation: [requirePublishRight],
      beforeChange: [...(slugs.beforeChange ?? []), ...beforeChange],
      // The history is written before the purge: a page made after it finds the old slug.
      afterChange: [...(slugs.afterChange ?? []), ...purgeHooks.afterChange, ...searchHooks.afterChange],
      beforeDelete: [...beforeDelete, ...searchHooks.beforeDelete],
      afterDelete: [...(slugs.afterDelete ?? []), ...purgeHooks.afterDelete, ...searchHooks.afterDelete],
    },
  }
}

export const groups = {
  news: { zh: '新闻与案例', en: 'News and cases' },
  catalogue: { zh: '产品与方案', en: 'Catalogue' },
  education: { zh: '教育', en: 'Education' },
  downloads: { zh: '下载', en: 'Downloads' },
  home: { zh: '首页', en: 'Home page' },
  help: { zh: '帮助与安全', en: 'Help and security' },
  company: { zh: '公司', en: 'Company' },
  support: { zh: '技术支持', en: 'Support desk' },
  people: { zh: '访客', en: 'Visitors' },
  site: { zh: '网站', en: 'Site' },
} satisfies Record<string, AdminText>

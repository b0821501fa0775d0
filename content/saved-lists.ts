import type { Access, Config, Field, SanitizedConfig } from 'payload'
import { isStaff, mayPublish } from './access/roles.ts'
import { describe, names } from './fields/labels.ts'

/** The collection that Payload makes for what it calls query presets. */
const slug = 'payload-query-presets'

const sharing = {
  onlyMe: { zh: '仅自己', en: 'Only me' },
  everyone: { zh: '所有员工', en: 'All staff' },
  // Chosen by nobody; Payload's own rules ask for it, and PostgreSQL knows a choice only by name.
  specificUsers: { zh: '指定的员工', en: 'Certain staff' },
} as const

/**
 * Filters and columns of a list, kept under a name: for oneself by all staff, for everybody by those who may publish.
 * Between the two there is nothing: a list for some would need to be kept up whenever somebody comes or goes.
 */
export const savedLists: NonNullable<Config['queryPresets']> = {
  access: { create: isStaff, read: isStaff, update: isStaff, delete: isStaff },
  constraints: {},
  filterConstraints: ({ options, req }) => optionsFor(options, mayPublish(req.user)),
  labels: names('常用列表', 'Saved list', 'Saved lists'),
}

type Options = Parameters<NonNullable<NonNullable<Config['queryPresets']>['filterConstraints']>>[0]['options']
/** Values alone: the form is sent them as they are, and words that have to be asked for their language cannot be sent. */
const optionsFor = (options: Options, maySharing: boolean): Options =>
  options
    .map((option) => (typeof option === 'string' ? option : option.value))
    .filter((value) => value === 'onlyMe' || (value === 'everyone' && maySharing))

/** What was shared can be taken away by whoever may share: its owner may have left. */
const mayRemove =
  (own: Access): Access =>
  async (args) => {
    const rule = await own(args)
    if (typeof rule !== 'object' || !mayPublish(args.req.user)) return rule
    return { or: [rule, { 'access.read.constraint': { equals: 'everyone' } }] }
  }

const texts: Record<string, ReturnType<typeof describe>> = {
  title: describe('名称', 'Name', '说明列出的是什么', 'Says what is listed'),
  access: describe('共享设置', 'Sharing', '谁能用这个列表', 'Who may use this list'),
  where: describe('筛选', 'Filters', '列出符合条件的内容', 'Records that meet these are listed'),
  columns: describe('列', 'Columns', '点击显示或隐藏', 'Click to show or hide'),
}

/** Only who sees a list can be chosen; it is changed by its owner alone. */
function settleSharing(fields: Field[]): void {
  for (const part of fields) {
    if (part.type !== 'collapsible') continue
    const [group] = part.fields
    if (group?.type !== 'group' || !('name' in group)) continue
    part.label = { zh: '谁能用', en: 'Who may use it' }
    if (group.name !== 'read') part.admin = { ...part.admin, hidden: true }
    const [constraint] = group.fields
    if (constraint?.type !== 'select') continue
    Object.assign(constraint, describe('谁能用', 'Who may use it', '默认只有自己', 'Only you, unless you share it'))
    constraint.options = constraint.options.flatMap((option) => {
      const value = typeof option === 'string' ? option : option.value
      return Object.hasOwn(sharing, value) ? [{ value, label: sharing[value as keyof typeof sharing] }] : []
    })
    if (group.name !== 'read') constraint.filterOptions = ({ options }) => optionsFor(options, false)
  }
}

/** Payload's own form of a saved list, in both languages and with our rules. */
export function ruleSavedLists(config: SanitizedConfig): SanitizedConfig {
  const collection = config.collections.find((each) => each.slug === slug)
  if (collection === undefined) return config
  collection.access.delete = mayRemove(collection.access.delete)
  collection.admin.defaultColumns = ['title', 'isShared', 'updatedAt']
  for (const field of collection.fields) {
    if (!('name' in field)) continue
    const isHidden = field.name === 'groupBy' || field.name === 'isShared'
    const { admin, ...label } = texts[field.name] ?? {}
    Object.assign(field, label, { admin: { ...field.admin, ...admin, ...(isHidden && { hidden: true }) } })
    if (field.type !== 'group') continue
    settleSharing(field.fields)
    // By whoever may not share it has to be judged as well: what a condition hides is not validated.
    field.admin = {
      ...field.admin,
      condition: (data, _siblings, { user }) => mayPublish(user) || data.isShared === true,
    }
    // Payload tries out in a second transaction whether its owner would be shut out, for which the first would have to be over.
    field.validate = () => true
  }
  return config
}

import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Condition,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload'
import { mayChangeShown, mayWrite, nobody } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { purgeHooks } from '#content/hooks/purge.ts'
import { redirectEndpoints } from '#content/redirects/endpoints.ts'
import { forgetMissing, readRulesAlone } from '#content/redirects/rules.ts'
import { ruleWords } from '#content/redirects/words.ts'
import { findLoops, judgeRule, type RedirectRule, type RuleProblem } from '#domain/site/redirects.ts'
import { groups } from './content-collection.ts'

interface Written {
  from?: string | null | undefined
  to?: string | null | undefined
}

const languageOf = ({ i18n }: { i18n: { language: string } }) => (i18n.language === 'zh' ? 'zh' : 'en')

/** Whatever is said of the other address is said there. */
const validateAs =
  (field: RuleProblem['field']): TextFieldSingleValidation =>
  (value, { req, siblingData }) => {
    const written: Written = { ...(siblingData as Written), ...(field === 'from' ? { from: value } : { to: value }) }
    const judged = judgeRule({ from: written.from ?? '', to: written.to ?? '' })
    return 'problem' in judged && judged.field === field ? ruleWords[judged.problem][languageOf(req)] : true
  }

/** Addresses are stored in the form in which they are compared, so that none is there twice. */
const beforeValidate: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const { from, to } = { ...(originalDoc as Written | undefined), ...(data as Written | undefined) }
  const judged = judgeRule({ from: from ?? '', to: to ?? '' })
  return 'problem' in judged ? data : { ...data, ...judged }
}

const refuseLoops: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { from, id, isPermanent, to } = { ...(originalDoc as object), ...(data as object) } as RedirectRule
  // What is no rule by itself is refused at its field, after this.
  if ('problem' in judgeRule({ from, to })) return data as unknown
  const others = (await readRulesAlone(req)).filter((rule) => rule.id !== id)
  if (findLoops([...others, { id, from, to, isPermanent }]).length > findLoops(others).length) {
    const message = ruleWords.loop[languageOf(req)]
    throw new ValidationError({ collection: 'redirects', errors: [{ path: 'to', message }], req }, req.t)
  }
  return data as unknown
}

const settle: CollectionAfterChangeHook = async ({ doc, req }) => {
  await forgetMissing(req, (doc as RedirectRule).from)
}

/** What the house counts, or knows of itself: beside the form, once there is something to tell. */
function keptByHouse(...words: Parameters<typeof describe>) {
  const { admin, label } = describe(...words)
  return {
    label,
    access: { create: nobody, update: nobody },
    admin: {
      ...admin,
      position: 'sidebar' as const,
      condition: (...[, , { operation }]: Parameters<Condition>) => operation === 'update',
    },
  }
}

/**
 * Addresses that are gone, and where they lead; followed where there would be a 404 otherwise. They have no drafts: to save
 * one is to publish it.
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: names('跳转', 'Redirect', 'Redirects'),
  admin: {
    group: groups.site,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'isPermanent', 'uses', 'lastUsedAt'],
    description: {
      zh: '不再存在的地址通向哪里。批量导入和404记录在“旧地址”里。',
      en: 'Where addresses that no longer exist lead. Imports and the log of 404s are under “Old addresses”.',
    },
  },
  access: { read: mayWrite, create: mayChangeShown, update: mayChangeShown, delete: mayChangeShown },
  endpoints: redirectEndpoints,
  defaultSort: 'from',
  hooks: {
    beforeValidate: [beforeValidate],
    beforeChange: [refuseLoops],
    afterChange: [settle, ...purgeHooks.afterChange],
    afterDelete: purgeHooks.afterDelete,
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validateAs('from'),
      ...describe(
        '旧地址',
        'Old address',
        '以/开头，可以带问号；以/*结尾则涵盖下面的所有地址。不写/en则两种语言都适用',
        'Begins with /, with or without ?. Ending in /* it covers everything below. Without /en it applies to both languages',
      ),
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      validate: validateAs('to'),
      label: { zh: '新地址', en: 'New address' },
      admin: {
        description: {
          zh: '本站的地址；以 /* 结尾则接上旧地址星号处的部分',
          en: 'An address of this site. Ending in /* it takes over what the star of the old one stands for',
        },
        components: { afterInput: ['/links/target-picker.tsx#TargetPicker'] },
      },
    },
    {
      name: 'isPermanent',
      type: 'checkbox',
      defaultValue: true,
      ...describe(
        '永久跳转',
        'For good',
        '搜索引擎会改记新地址（301）；不勾选则是临时的（302）',
        'Search engines learn the new address (301); unticked, it is temporary (302)',
      ),
    },
    {
      name: 'uses',
      type: 'number',
      defaultValue: 0,
      ...keptByHouse('使用次数', 'Uses', '由系统计数，每分钟更新', 'Counted by the system, once a minute'),
    },
    {
      name: 'lastUsedAt',
      type: 'date',
      ...keptByHouse('上次使用', 'Last used', '最近一次跳转的时间', 'When it was last followed'),
    },
    {
      name: 'origin',
      type: 'select',
      defaultValue: 'hand',
      options: [
        { value: 'hand', label: { zh: '手工添加', en: 'Made by hand' } },
        { value: 'import', label: { zh: '导入', en: 'Imported' } },
      ],
      ...keptByHouse('来自', 'Made by', '由系统填写', 'Filled in by the system'),
    },
  ],
}

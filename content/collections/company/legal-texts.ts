import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { titleField } from '#content/fields/fields.ts'
import { type AdminText, describe, names } from '#content/fields/labels.ts'
import { mark, passage } from '#content/fields/texts.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'

const legalKinds = [
  { value: 'privacy', label: { zh: '隐私政策', en: 'Privacy policy' } },
  { value: 'cookies', label: { zh: 'Cookie说明', en: 'Cookie notice' } },
  { value: 'disclaimer', label: { zh: '免责声明', en: 'Disclaimer' } },
  { value: 'eula', label: { zh: '最终用户许可协议', en: 'End-user licence agreement' } },
] as const
export type LegalKind = (typeof legalKinds)[number]['value']
export const legalKindNames = Object.fromEntries(legalKinds.map(({ label, value }) => [value, label])) as Record<
  LegalKind,
  AdminText
>
export const legalKindValues = legalKinds.map(({ value }) => value) as [LegalKind, ...LegalKind[]]

/** What somebody agreed to is found again by kind and version, so there is one of each. */
const refuseSecond: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { id, ...before } = (originalDoc ?? {}) as { id?: number; kind?: string; version?: string }
  const { kind, version } = { ...before, ...(data as { kind?: string; version?: string }) }
  // A form saves by itself before anything is typed.
  if (!kind || !version) return
  const { totalDocs } = await req.payload.count({
    collection: 'legal-texts',
    where: { and: [{ kind: { equals: kind } }, { version: { equals: version } }, { id: { not_equals: id ?? 0 } }] },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return
  const words =
    req.i18n?.language === 'zh'
      ? `这一种类已有版本${version}，请用新的版本号`
      : `There is a version ${version} of this kind already; give it a new number`
  throw new APIError(words, 400, null, true)
}

/**
 * Texts that bind, a record for each version. The newest one that is in effect is the valid one; the earlier ones stay, since
 * people agreed to them.
 */
export const legalTexts = contentCollection({
  slug: 'legal-texts',
  labels: names('法律文本', 'Legal text', 'Legal texts'),
  group: groups.company,
  columns: ['kind', 'version', 'effectiveAt'],
  defaultSort: '-effectiveAt',
  beforeChange: [refuseSecond],
  asRelation: ['kind', 'version'],
  fields: [
    titleField,
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: legalKinds.map(({ label, value }) => ({ label, value })),
      ...describe('种类', 'Kind', '显示在哪一页', 'Which page shows it'),
    },
    mark('version', ['版本', 'Version', '每个种类内不重复，例如2.0', 'Unique within its kind, for example 2.0'], true),
    {
      name: 'effectiveAt',
      type: 'date',
      required: true,
      index: true,
      ...describe(
        '生效日期',
        'In effect from',
        '到这一天自动成为有效版本',
        'From this day on it is automatically the current version',
      ),
    },
    passage('changes', [
      '改了什么',
      'What has changed',
      '一行一条，首版可不填',
      'One per line; none for the first version',
    ]),
    {
      name: 'body',
      type: 'richText',
      localized: true,
      required: true,
      ...describe(
        '正文',
        'Body',
        '用二级标题分节，目录由它生成',
        'Divide it with second-level headings; the table of contents is made from them',
      ),
    },
  ],
})

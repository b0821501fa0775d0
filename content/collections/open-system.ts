import type { Field, TextFieldSingleValidation } from 'payload'
import { summaryField, targetField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { checkedMark, line, mark, passage, rows } from '#content/fields/texts.ts'
import { inAdminLanguage } from '#content/fields/version-ranges.ts'
import { parseVersion } from '#domain/release/release-version.ts'
import { contentCollection, groups } from './content-collection.ts'

const validateRelease: TextFieldSingleValidation = (value, { req, required }) => {
  if (!value) return required ? req.t('validation:required') : true
  return (
    parseVersion(value) !== undefined ||
    inAdminLanguage(req, '这不是版本号，例如R2026a', 'Not a version number. Example: R2026a')
  )
}

const product: Field = {
  name: 'product',
  type: 'relationship',
  relationTo: 'products',
  required: true,
  ...describe('产品', 'Product', '每个产品一行', 'One row per product'),
}

/** Standards and formats that the products speak, with the evidence for it. */
export const standards = contentCollection({
  slug: 'standards',
  labels: names('标准', 'Standard', 'Standards'),
  group: groups.help,
  orderable: true,
  columns: ['organisation', 'updatedAt'],
  fields: [
    titleField,
    mark('organisation', ['制定者', 'Organisation', '发布标准的机构', 'Who publishes it'], true),
    summaryField,
    rows(
      'support',
      ['支持', 'Support', '每个产品一行', 'One row per product'],
      [
        product,
        checkedMark('since', ['起始版本', 'Since', '例如R2025a', 'For example R2025a'], validateRelease, true),
        line('scope', ['范围', 'Scope', '导入、导出、联合仿真等', 'Import, export, co-simulation and so on'], true),
        line('limits', ['限制', 'Limits', '做不到什么；没有就空着', 'What doesn’t work; empty if everything does']),
      ],
    ),
    passage('evidence', ['依据', 'Evidence', '怎样测试，结果如何', 'How it was tested, and with what result'], true),
    targetField('evidenceLink'),
  ],
})

/** An SPDX licence expression; which identifiers there are is checked where the SBOM is made (its test). */
const validateLicence: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && /^[A-Za-z0-9.+-]+(?: (?:AND|OR|WITH) [A-Za-z0-9.+-]+)*$/.test(value)) ||
  inAdminLanguage(req, 'SPDX标识，例如MIT或Apache-2.0', 'An SPDX identifier, for example MIT or Apache-2.0')

const validatePackage: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^pkg:[a-z][a-z0-9.+-]*\/[^\s@]+@[^\s@]+$/.test(value) ||
  inAdminLanguage(req, '例如pkg:generic/zlib@1.3.1', 'For example pkg:generic/zlib@1.3.1')

/** Open-source components inside the products. The tables of the page and the SBOM of each version are made from these. */
export const components = contentCollection({
  slug: 'components',
  labels: names('开源组件', 'Open-source component', 'Open-source components'),
  group: groups.help,
  columns: ['version', 'licence', 'updatedAt'],
  defaultSort: 'title',
  fields: [
    titleField,
    mark('version', ['组件版本', 'Version', '例如1.3.1', 'For example 1.3.1'], true),
    checkedMark(
      'licence',
      ['许可证', 'Licence', 'SPDX标识，例如MIT', 'SPDX identifier, for example MIT'],
      validateLicence,
      true,
    ),
    checkedMark(
      'package',
      ['包地址', 'Package URL', '例如pkg:generic/zlib@1.3.1', 'For example pkg:generic/zlib@1.3.1'],
      validatePackage,
    ),
    targetField('website'),
    line('purpose', ['用途', 'Purpose', '产品用它做什么', 'What the products use it for'], true),
    {
      name: 'usedIn',
      type: 'array',
      required: true,
      ...describe('用在', 'Used in', '哪些产品的哪些版本', 'In which versions of which products'),
      fields: [
        {
          name: 'products',
          type: 'relationship',
          relationTo: 'products',
          hasMany: true,
          required: true,
          ...describe('产品', 'Products', '范围相同的写在一行', 'One row for those with the same range'),
        },
        checkedMark('from', ['从', 'From', '空着指一直以来', 'Empty means from the start'], validateRelease),
        checkedMark('before', ['到（不含）', 'Before', '空着指至今', 'Empty means up to now'], validateRelease),
      ],
    },
  ],
})

import type { Access, CollectionConfig, Field, TextFieldSingleValidation } from 'payload'
import { hasRole, mayPublish, mayTranslate, mayWrite, nobody, roles } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { purgeHooks } from '#content/hooks/purge.ts'
import { guardReleaseFile, refuseToDeletePublished, takeUpload } from '#content/hooks/release-files.ts'
import { fileNamePattern, reservedNames } from '#domain/release/release-file.ts'
import { groups } from '#content/collections/content-collection.ts'
import { choices, type FileState } from './release-file-choices.ts'

/** Who may do it with drafts; with files that visitors have, those who publish. */
const whileDraft =
  (mayDraft: Access): Access =>
  async (args) =>
    mayPublish(args.req.user) || ((await mayDraft(args)) === true && { state: { equals: 'draft' } })

const validateName: TextFieldSingleValidation = (value, { req }) => {
  if (value && fileNamePattern.test(value) && !reservedNames.includes(value)) return true
  return req.i18n.language === 'zh'
    ? '只用文字、数字和 . _ + -，不以符号开头；index.json和校验清单的名字已占用'
    : 'Letters, digits and . _ + - only, not beginning with a mark; index.json and the lists of checksums are taken'
}

const validateDigest: TextFieldSingleValidation = (value, { req }) => {
  if (!value || /^[0-9a-f]{64}$/i.test(value)) return true
  return req.i18n.language === 'zh' ? 'SHA-256是64位十六进制数字' : 'A SHA-256 has 64 hexadecimal digits'
}

/** Worked out by the house from the bytes; nobody types it in. */
function measured(field: Field): Field {
  const admin = { ...('admin' in field ? field.admin : {}), readOnly: true, position: 'sidebar' }
  return { ...field, admin, access: { create: nobody, update: nobody } } as Field
}

const what: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'release',
        type: 'relationship',
        relationTo: 'releases',
        required: true,
        index: true,
        ...describe('版本', 'Release', '文件属于哪个版本', 'The release the file belongs to'),
      },
      {
        name: 'product',
        type: 'relationship',
        relationTo: 'products',
        required: true,
        index: true,
        ...describe('产品', 'Product', '该版本的产品之一', 'One of the release’s products'),
      },
    ],
  },
  {
    name: 'name',
    type: 'text',
    required: true,
    index: true,
    validate: validateName,
    ...describe(
      '文件名',
      'File name',
      '下载后的名字，同一产品和版本内唯一',
      'As it is saved; the only one of its product and release',
    ),
  },
  line('text', ['说明', 'Text', '里面有什么，一句话', 'What it contains, in one sentence']),
  {
    type: 'row',
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: choices.kinds,
        ...describe('种类', 'Kind', '列表按它分组', 'Lists are grouped by it'),
      },
      {
        name: 'system',
        type: 'select',
        required: true,
        defaultValue: 'any',
        index: true,
        options: choices.systems,
        ...describe('系统', 'System', '在哪种操作系统上用', 'The operating system it is for'),
      },
      {
        name: 'architecture',
        type: 'select',
        required: true,
        defaultValue: 'any',
        options: choices.architectures,
        ...describe('架构', 'Architecture', '在哪种处理器上用', 'The processor it is for'),
      },
    ],
  },
  {
    name: 'toolbox',
    type: 'relationship',
    relationTo: 'toolboxes',
    index: true,
    ...describe(
      '工具箱',
      'Toolbox',
      '种类是“工具箱”时才填，那个工具箱的页面由此给出下载',
      'For the kind “Toolbox” only: the page of that toolbox offers the file',
    ),
  },
  {
    name: 'upload',
    type: 'text',
    label: { zh: '文件', en: 'File' },
    access: { read: ({ req }) => hasRole(req.user, ...roles) },
    admin: {
      description: {
        zh: '可以断点续传；校验值在上传时计算',
        en: 'An interrupted upload resumes where it stopped; digests are computed on the way',
      },
      components: { Field: '/release/release-upload.tsx#ReleaseUpload' },
    },
  },
  {
    name: 'expectedSha256',
    type: 'text',
    validate: validateDigest,
    access: { read: ({ req }) => hasRole(req.user, ...roles) },
    ...describe(
      '应有的SHA-256',
      'Expected SHA-256',
      '构建系统给出的值；与上传的文件不符就不能发布',
      'As the build gave it; a file that differs cannot be published',
    ),
  },
  {
    name: 'signature',
    type: 'textarea',
    maxLength: 10_000,
    ...describe(
      '签名',
      'Signature',
      '分离的签名，OpenPGP（.asc）或minisign（.minisig）的全文',
      'A detached signature: the full text of an OpenPGP (.asc) or minisign (.minisig) signature',
    ),
  },
]

const standing: Field[] = [
  {
    name: 'state',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'draft',
    options: choices.states,
    admin: {
      position: 'sidebar',
      description: {
        zh: '发布后文件不能再改，只能撤回',
        en: 'Once published a file cannot be changed, only withdrawn',
      },
    },
    label: { zh: '状态', en: 'State' },
  },
  {
    ...line('reason', [
      '撤回的原因',
      'Why it was withdrawn',
      '访客看得到；撤回时必填',
      'Shown to visitors; needed to withdraw',
    ]),
    admin: {
      position: 'sidebar',
      condition: (_data, sibling: { state?: FileState }) => sibling.state === 'withdrawn',
      description: { zh: '访客看得到；撤回时必填', en: 'Shown to visitors; needed to withdraw' },
    },
  },
  {
    name: 'gate',
    type: 'select',
    required: true,
    defaultValue: 'eula',
    options: choices.gates,
    label: { zh: '谁可以下载', en: 'Who may download it' },
    admin: {
      position: 'sidebar',
      description: { zh: '越往后要求越多', en: 'Each requires more than the one before' },
    },
  },
]

/** Files of the releases. Their bytes are in the store of `lib/files`, under their SHA-256. */
export const releaseFiles: CollectionConfig = {
  slug: 'release-files',
  labels: names('发布文件', 'Release file', 'Release files'),
  admin: {
    group: groups.downloads,
    useAsTitle: 'name',
    defaultColumns: ['name', 'product', 'release', 'system', 'architecture', 'state', 'missingSince'],
    listSearchableFields: ['name', 'sha256'],
    description: {
      zh: '“存储中找不到”一列有日期的文件，访客已下载不到：请从备份恢复。',
      en: 'A file with a date under “Missing since” can’t be downloaded: restore it from a backup.',
    },
  },
  access: {
    read: ({ req }) => hasRole(req.user, ...roles) || { state: { not_equals: 'draft' } },
    create: mayWrite,
    update: whileDraft(mayTranslate),
    delete: whileDraft(mayWrite),
  },
  defaultSort: '-createdAt',
  defaultPopulate: { name: true, product: true, release: true, state: true, size: true, sha256: true },
  hooks: {
    beforeChange: [takeUpload, guardReleaseFile],
    beforeDelete: [refuseToDeletePublished],
    ...purgeHooks,
  },
  fields: [
    ...what,
    ...standing,
    measured({
      name: 'size',
      type: 'number',
      ...describe('字节数', 'Size in bytes', '由上传的文件得出', 'Of the uploaded file'),
    }),
    measured({
      name: 'sha256',
      type: 'text',
      index: true,
      ...describe('校验值SHA-256', 'SHA-256 digest', '上传时计算', 'Computed while it was uploaded'),
    }),
    measured({
      name: 'sha512',
      type: 'text',
      ...describe('校验值SHA-512', 'SHA-512 digest', '上传时计算', 'Computed while it was uploaded'),
    }),
    measured({
      name: 'publishedAt',
      type: 'date',
      ...describe('发布时间', 'Published at', '从这时起不再改变', 'It has not changed since'),
    }),
    measured({
      name: 'missingSince',
      type: 'date',
      index: true,
      ...describe(
        '存储中找不到',
        'Missing since',
        '有人下载时发现文件不在存储中；恢复后自动清除',
        'When a download found that the store no longer has it; cleared automatically once it is back',
      ),
    }),
  ],
}

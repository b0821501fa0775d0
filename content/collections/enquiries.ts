import type { Access, CollectionConfig, PayloadRequest, Where } from 'payload'
import { hasRole, isAdministrator, nobody, type Role, roles } from '#content/access/roles.ts'
import { exportEnquiries } from '#content/enquiry-export.ts'
import { downloadEnquiryFile } from '#content/enquiry-files.ts'
import { writeAnswers } from '#content/enquiry-answers.ts'
import { given } from '#content/fields/given.ts'
import { describe, languageOptions, names } from '#content/fields/labels.ts'
import { fileLinks, storedFiles } from '#content/fields/stored-files.ts'
import { type EnquiryKind, enquiryKinds, receivedKinds, type ReceivedKind } from '#domain/enquiry/enquiry.ts'
import { groups } from './content-collection.ts'

/** Who answers what visitors send, by its kind. What people wrote is nobody else's business, not even other staff's. */
const answeredBy: Record<EnquiryKind, readonly Role[]> = {
  partner: ['administrator', 'agent'],
  quotation: ['administrator', 'agent'],
  contact: ['administrator', 'agent'],
  consultation: ['administrator', 'agent'],
  // A life in a file: those who answer customers do not need it.
  application: ['administrator'],
  // A flaw that is not fixed yet is the security team's alone.
  report: ['administrator', 'security'],
}
/**
 * The forms that name somebody of the staff as a receiver, as they are published: a draft gives nobody anything to read.
 * With override access: who receives is not asked of who may read the form.
 */
async function findReceived({ payload, transactionID, user }: PayloadRequest): Promise<number[]> {
  if (!hasRole(user, ...roles)) return []
  const where: Where = { receivers: { equals: user?.id } }
  const req: Partial<PayloadRequest> = transactionID === undefined ? {} : { transactionID }
  const asked = { collection: 'forms', where, limit: 0, pagination: false, depth: 0, select: {} } as const
  const { docs } = await payload.find({ ...asked, overrideAccess: true, req })
  return docs.map(({ id }) => id)
}

const mayAnswer: Access = async ({ req }) => {
  if (hasRole(req.user, 'administrator')) return true
  const kinds = enquiryKinds.filter((kind) => hasRole(req.user, ...answeredBy[kind]))
  const forms = await findReceived(req)
  const ways: Where[] = [
    ...(kinds.length > 0 ? [{ kind: { in: kinds } }] : []),
    ...(forms.length > 0 ? [{ form: { in: forms } }] : []),
  ]
  return ways.length > 0 && { or: ways }
}

const enquiryStates = ['new', 'working', 'done', 'spam'] as const
type EnquiryState = (typeof enquiryStates)[number]

const stateNames = {
  new: { zh: '新收到', en: 'New' },
  working: { zh: '处理中', en: 'In work' },
  done: { zh: '已办结', en: 'Done' },
  spam: { zh: '疑似垃圾', en: 'Spam' },
} satisfies Record<EnquiryState, { zh: string; en: string }>

export const enquiryNames = {
  partner: { zh: '伙伴申请', en: 'Partner application' },
  quotation: { zh: '询价', en: 'Quotation request' },
  contact: { zh: '留言', en: 'Message' },
  consultation: { zh: '专家咨询', en: 'Consultation request' },
  application: { zh: '职位申请', en: 'Job application' },
  report: { zh: '漏洞报告', en: 'Vulnerability report' },
  form: { zh: '自建表单', en: 'Form of our own' },
} satisfies Record<ReceivedKind, { zh: string; en: string }>

/**
 * What visitors sent by a form: partner applications and requests for quotations. One machine for every kind: what all
 * have is a field, what only one kind has is in `answers`. Written by the calls alone; erased when its time is over
 * (portal/enquiry/tidy.ts).
 */
export const enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: names('来件', 'Enquiry', 'Enquiries'),
  admin: {
    useAsTitle: 'receipt',
    group: groups.people,
    defaultColumns: ['receipt', 'kind', 'name', 'company', 'state', 'assignees', 'createdAt'],
    components: { beforeListTable: ['/enquiry/enquiry-export.tsx#EnquiryExport'] },
    listSearchableFields: ['receipt', 'email', 'name', 'company'],
    description: {
      zh: '访客通过表单发来的申请、询价、咨询和留言。到保存期后连同文件自动删除，期限在网站设置中。',
      en: 'Applications, requests and messages that visitors sent with a form. Deleted with their files after the period in the site settings.',
    },
  },
  access: { read: mayAnswer, create: nobody, update: mayAnswer, delete: isAdministrator },
  defaultSort: '-createdAt',
  endpoints: [exportEnquiries, downloadEnquiryFile],
  hooks: {
    // Before the fields are read, because by then the answers are in no language.
    beforeRead: [({ doc, req }) => ({ ...doc, details: writeAnswers(doc, req.i18n?.language) })],
  },
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: enquiryStates.map((value) => ({ value, label: stateNames[value] })),
      ...describe(
        '状态',
        'State',
        '处理到哪一步。标为“疑似垃圾”的来件30天后删除',
        'Its current state. Anything marked as spam is deleted after 30 days',
      ),
    },
    {
      name: 'assignees',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      ...describe(
        '负责人',
        'Assignees',
        '谁来答复；咨询按主题自动填，可改',
        'Who answers; filled in from a consultation’s topic, and can be changed',
      ),
    },
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 5000,
      ...describe('内部备注', 'Notes', '只有员工看得到', 'Seen by staff only'),
    },
    given({
      name: 'receipt',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      ...describe('受理编号', 'Receipt number', '访客凭它询问进度', 'What the visitor refers to'),
    }),
    given({
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: receivedKinds.map((value) => ({ value, label: enquiryNames[value] })),
      ...describe('种类', 'Kind', '用哪个表单发来', 'Which form it was sent with'),
    }),
    given({
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      index: true,
      ...describe('自建表单', 'Form', '用哪张自建的表单发来', 'Which of your own forms it was sent with'),
    }),
    given({
      name: 'eraseAt',
      type: 'date',
      index: true,
      ...describe(
        '删除日期',
        'Erased on',
        '到这一天连同文件自动删除；只有自建表单的来件有',
        'Then it is deleted with its files; only for your own forms',
      ),
    }),
    given({
      name: 'name',
      type: 'text',
      required: true,
      ...describe('姓名', 'Name', '由访客填写，未核实', 'As the visitor wrote it; not verified'),
    }),
    given({
      name: 'company',
      type: 'text',
      index: true,
      ...describe(
        '公司或单位',
        'Company or institution',
        '由访客填写，未核实',
        'As the visitor wrote it; not verified',
      ),
    }),
    given({
      name: 'email',
      type: 'text',
      required: true,
      index: true,
      ...describe(
        '邮箱',
        'E-mail',
        '确认邮件发到这里；是否为本人的邮箱未核实',
        'Where the confirmation goes; not verified',
      ),
    }),
    given({ name: 'phone', type: 'text', ...describe('电话', 'Phone', '选填', 'Optional in the form') }),
    given({
      name: 'details',
      type: 'textarea',
      virtual: true,
      ...describe('表单内容', 'Answers', '这种表单特有的各栏', 'Fields specific to this form'),
    }),
    given({
      name: 'message',
      type: 'textarea',
      ...describe('说明', 'Message', '访客的原话', 'In the visitor’s own words'),
    }),
    fileLinks('EnquiryFiles'),
    storedFiles,
    given({
      name: 'language',
      type: 'select',
      required: true,
      options: languageOptions,
      ...describe('语言', 'Language', '表单的语言，请用它答复', 'Language of the form; answer in it'),
    }),
    given({
      name: 'consent',
      type: 'group',
      ...describe('同意', 'Consent', '发送时同意的条款', 'What the sender agreed to'),
      fields: [
        given({
          name: 'version',
          type: 'text',
          required: true,
          ...describe('版本', 'Version', '条款的版本', 'Version of the text'),
        }),
        given({
          name: 'text',
          type: 'textarea',
          required: true,
          ...describe('原文', 'Text', '表单上显示的原文', 'As the form showed it'),
        }),
        given({
          name: 'at',
          type: 'date',
          required: true,
          label: { zh: '时间', en: 'When' },
          admin: {
            description: { zh: '发送的时间', en: 'When it was sent' },
            date: { pickerAppearance: 'dayAndTime' },
          },
        }),
        given({
          name: 'withdrawnAt',
          type: 'date',
          ...describe('撤回时间', 'Withdrawn at', '本人撤回后不再处理', 'Once withdrawn, it is no longer processed'),
        }),
      ],
    }),
    { name: 'answers', type: 'json', hidden: true, access: { update: nobody } },
    // Digest of the content: the same form sent twice is found by it.
    { name: 'key', type: 'text', required: true, index: true, hidden: true, access: { update: nobody } },
  ],
}

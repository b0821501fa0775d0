import {
  type CollectionConfig,
  type Field,
  type TextareaFieldValidation,
  type TextFieldSingleValidation,
} from 'payload'
import { mayChange, mayTranslate, nobody } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { mailTextEndpoints } from '#content/mail-texts/endpoints.ts'
import { sayProblems } from '#content/mail-texts/words.ts'
import { judgeSubject, judgeText, longestSubject } from '#domain/mail/judge-words.ts'
import { isMailTemplate, mailOf } from '#domain/mail/mails.ts'
import type { Locale } from '#lib/locale.ts'
import { contentCollection, groups } from './content-collection.ts'

interface Asked {
  data: unknown
  req: { locale?: string | null | undefined; i18n: { language: string } }
}

/** Judges words in the language that they are written in, and says so in the person's. */
function judgeWith(judge: typeof judgeText, value: string | null | undefined, { data, req }: Asked): string | true {
  const { mail } = (data ?? {}) as { mail?: unknown }
  // Another mail's words could be anybody's: the field of the mail itself says that it is none.
  if (!isMailTemplate(mail)) return true
  const written: Locale = req.locale === 'en' ? 'en' : 'zh'
  const problems = judge(value, written, mailOf(mail))
  return problems.length === 0 || sayProblems(problems, mailOf(mail), req.i18n.language === 'zh' ? 'zh' : 'en')
}

const validateSubject: TextFieldSingleValidation = (value, asked) => judgeWith(judgeSubject, value, asked)
const validateText: TextareaFieldValidation = (value, asked) => judgeWith(judgeText, value, asked)
const validateMail: TextFieldSingleValidation = (value, { req }) => {
  if (isMailTemplate(value)) return true
  return req.i18n.language === 'zh' ? '没有这种邮件' : 'There is no such mail'
}

/** What the house fills in when a record is opened. */
const byHouse = { access: { create: nobody, update: nobody } }

const fields: Field[] = [
  {
    ...line('title', ['邮件', 'Mail', '由系统填写', 'Filled in by the system'], true),
    ...byHouse,
    admin: { hidden: true },
  },
  {
    name: 'mail',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    validate: validateMail,
    ...byHouse,
    ...describe('邮件代号', 'Name of the mail', '由系统填写', 'Filled in by the system'),
    admin: { hidden: true },
  },
  {
    name: 'guide',
    type: 'ui',
    admin: { components: { Field: '/mail-texts/mail-guide.tsx#MailGuide' } },
  },
  {
    ...line('subject', [
      '主题',
      'Subject',
      `一行，最多${longestSubject}个字符；留空则用默认的`,
      `One line of up to ${longestSubject} characters; leave empty for the default`,
    ]),
    validate: validateSubject,
  } as Field,
  {
    name: 'text',
    type: 'textarea',
    localized: true,
    validate: validateText,
    label: { zh: '正文', en: 'Text' },
    admin: {
      rows: 8,
      description: {
        zh: '空一行分段；留空则用默认的。按钮和链接由系统添加',
        en: 'A blank line starts a new paragraph; leave empty for the default. The system adds button and link',
      },
    },
  },
  {
    name: 'preview',
    type: 'ui',
    admin: { components: { Field: '/mail-texts/mail-preview.tsx#MailPreviewField' } },
  },
]

const { access: _, ...content } = contentCollection({
  slug: 'mail-texts',
  labels: names('邮件文字', 'Mail text', 'Mail texts'),
  group: groups.site,
  defaultSort: 'mail',
  columns: ['mail', 'updatedAt'],
  fields,
})

/**
 * What editors write in place of the product's words in its mails: a record for each mail that they have opened. No visitor
 * reads it. Records are made by `POST /admin/api/mail-texts/open` alone.
 */
export const mailTexts: CollectionConfig = {
  ...content,
  // Not deleted, and so not in the waste basket, where one would keep its mail from being opened: a record that is empty or
  // withdrawn gives the product's words back.
  access: { read: mayTranslate, create: nobody, update: mayChange, delete: nobody, readVersions: mayTranslate },
  endpoints: mailTextEndpoints,
}

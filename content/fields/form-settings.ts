import type { Field, NumberField } from 'payload'
import { describe } from './labels.ts'
import { passage } from './texts.ts'

export const consentText = passage('consentText', [
  '同意条款',
  'Consent',
  '访客勾选的那句话；留空则用全站的条款。改动后版本随之改变，已收到的来件仍保留当时的原文',
  'The sentence visitors agree to; left empty, the site-wide one is used. Changing it makes a new version; earlier entries keep the wording they were sent with',
])

export const receivedText = passage('receivedText', [
  '提交后的说明',
  'When it is sent',
  '显示在受理编号下面，例如几天内答复；留空则用通常的说明',
  'Shown below the receipt number, such as when you will answer; left empty, the usual text is shown',
])

export const hasReceiptMail: Field = {
  name: 'hasReceiptMail',
  type: 'checkbox',
  defaultValue: true,
  ...describe(
    '发确认邮件',
    'Confirm by e-mail',
    '访客收到一封写有受理编号的邮件，不重复表单内容',
    'The visitor gets an e-mail with the receipt number and none of the form’s content',
  ),
}

export const caution: Field = {
  name: 'caution',
  type: 'select',
  required: true,
  defaultValue: 'usual',
  options: [
    { value: 'usual', label: { zh: '一般', en: 'Usual' } },
    { value: 'strict', label: { zh: '严格', en: 'Strict' } },
  ],
  ...describe(
    '防垃圾',
    'Spam protection',
    '一般：内容里多于两个网址时请本人确认；严格：有一个网址就请确认',
    'Usual: more than two web addresses need confirming by a person. Strict: even one does',
  ),
}

export const keepDays: NumberField = {
  name: 'keepDays',
  type: 'number',
  required: true,
  defaultValue: 180,
  min: 1,
  max: 3650,
  ...describe(
    '来件保存天数',
    'Days to keep entries',
    '从收到那天算起，到期后连同文件自动删除；以后改动只管新的来件',
    'Counted from the day of receipt; entries are then deleted with their files. A change applies to new entries only',
  ),
}

import type { Fault } from '#domain/enquiry/enquiry.ts'
import type { Locale } from '#lib/locale.ts'
import { type FormField, longestAnswer } from './form-fields.ts'

/** The bounds of a number or of a count, with the words around them; empty where there are none. */
function boundsOf({ least, most }: FormField, locale: Locale): string {
  if (least !== undefined && most !== undefined)
    return locale === 'zh' ? `${least}到${most}` : `between ${least} and ${most}`
  if (least !== undefined) return locale === 'zh' ? `不小于${least}` : `of at least ${least}`
  if (most !== undefined) return locale === 'zh' ? `不大于${most}` : `of at most ${most}`
  return ''
}

function describeCount({ least, most }: FormField, locale: Locale): string {
  if (least !== undefined && most !== undefined)
    return locale === 'zh' ? `请选${least}到${most}项。` : `Choose between ${least} and ${most}.`
  if (least !== undefined) return locale === 'zh' ? `请至少选${least}项。` : `Choose at least ${least}.`
  if (most !== undefined) return locale === 'zh' ? `最多选${most}项。` : `Choose at most ${most}.`
  return describeWrongChoice(locale)
}

const describeWrongChoice = (locale: Locale) => (locale === 'zh' ? '请重新选择。' : 'Please choose again.')

function describeWrong(field: FormField, locale: Locale): string {
  const isChinese = locale === 'zh'
  switch (field.kind) {
    case 'email':
      return isChinese
        ? '请检查邮箱，例如name@example.com。'
        : 'Check the e-mail address, for example name@example.com.'
    case 'phone':
      return isChinese
        ? '请检查电话：只写数字、空格和+ - ( )，至少5位。'
        : 'Check the number: digits, spaces and + - ( ) only, at least 5 of them.'
    case 'number': {
      const bounds = boundsOf(field, locale)
      if (isChinese) return bounds === '' ? '请填写数字。' : `请填写${bounds}的数字。`
      return bounds === '' ? 'Enter a number.' : `Enter a number ${bounds}.`
    }
    case 'date':
      return isChinese ? '请检查日期，例如2026-11-26。' : 'Check the date, for example 2026-11-26.'
    case 'choices':
      return describeCount(field, locale)
    case 'choice':
    case 'yes':
      return describeWrongChoice(locale)
    default:
      return isChinese
        ? '里面有不能显示的字符，请删去。'
        : 'This has characters that cannot be shown. Please remove them.'
  }
}

/** What is wrong with an answer and how to mend it, in the reader's language. */
export function describeFault(field: FormField, fault: Fault, locale: Locale): string {
  if (fault === 'wrong') return describeWrong(field, locale)
  if (fault === 'long') {
    const bound = field.kind === 'passage' ? longestAnswer.passage : longestAnswer.line
    const most = Math.min(field.most ?? bound, bound)
    return locale === 'zh' ? `太长了，最多${most}个字符。` : `This is too long: at most ${most} characters.`
  }
  if (field.kind === 'choice' || field.kind === 'choices') return locale === 'zh' ? '请选择。' : 'Please choose.'
  if (field.kind === 'yes') return locale === 'zh' ? '请勾选后再提交。' : 'Tick this to send the form.'
  return locale === 'zh' ? '请填写这一栏。' : 'Please fill in this field.'
}

import type { z } from 'zod'
import { writeCount } from '#domain/text/figures.ts'
import type { Locale } from '#lib/locale.ts'

type Words = Record<Locale, string>
type Issue = Parameters<z.core.$ZodErrorMap>[0]

const formats: Record<string, Words> = {
  email: { zh: '请填写有效的邮箱，例如name@example.com', en: 'Enter an e-mail address, such as name@example.com' },
  url: { zh: '请填写完整的网址，例如https://example.com', en: 'Enter a full address, such as https://example.com' },
  uuid: { zh: '编号的写法不对', en: 'This isn’t a valid identifier' },
  date: { zh: '请填写日期，例如2026-11-23', en: 'Enter a date, such as 2026-11-23' },
  datetime: {
    zh: '请填写日期和时间，例如2026-11-23T08:00:00Z',
    en: 'Enter a date and a time, such as 2026-11-23T08:00:00Z',
  },
}
const otherFormat: Words = { zh: '写法不对，请检查', en: 'The format isn’t valid' }

const types: Record<string, Words> = {
  string: { zh: '应为文本', en: 'Must be text' },
  number: { zh: '应为数字', en: 'Must be a number' },
  int: { zh: '应为整数', en: 'Must be a whole number' },
  boolean: { zh: '应为true或false', en: 'Must be true or false' },
  array: { zh: '应为列表', en: 'Must be a list' },
  object: { zh: '应为一组字段', en: 'Must be a group of fields' },
  record: { zh: '应为一组字段', en: 'Must be a group of fields' },
}

const missing: Words = { zh: '请填写', en: 'Please fill this in' }
const notChosen: Words = { zh: '请选择', en: 'Please choose' }
const notTicked: Words = { zh: '请勾选', en: 'Please tick this' }
const emptyList: Words = { zh: '请至少选择一项', en: 'Please choose at least one' }
const notUsable: Words = { zh: '内容有误，请检查', en: 'This value isn’t valid' }
/** More choices than this are not listed. */
const mostListed = 12

/**
 * What is wrong with a field of a call, for whoever filled it in: what is missing, too short, too long, out of range or
 * wrongly written. The schema alone decides; its library's own words are for programmers, and in one language's order.
 * @param issue as zod reports it
 */
export function fieldMessage(issue: Issue, locale: Locale): string {
  return wordsFor(issue)[locale]
}

function wordsFor(issue: Issue): Words {
  const isMissing = issue.input === undefined || issue.input === null || issue.input === ''
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? missing : (types[issue.expected] ?? notUsable)
    case 'invalid_value':
      if (issue.values[0] === true && issue.values.length === 1) return notTicked
      return isMissing ? notChosen : choicesOf(issue.values.map(String))
    case 'invalid_format':
      return isMissing ? missing : (formats[issue.format] ?? otherFormat)
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false)
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false)
    case 'not_multiple_of':
      return { zh: `应为${issue.divisor}的倍数`, en: `Must be a multiple of ${issue.divisor}` }
    case 'unrecognized_keys': {
      const names = issue.keys.join(', ')
      return { zh: `没有这样的字段：${names}`, en: `Unknown field: ${names}` }
    }
    case 'invalid_union':
      return isMissing ? missing : otherFormat
    default:
      return notUsable
  }
}

function choicesOf(values: readonly string[]): Words {
  if (values.length > mostListed) return { zh: '不在可选的范围内', en: 'This isn’t one of the choices' }
  return values.length === 1
    ? { zh: `应为${values[0]}`, en: `Must be ${values[0]}` }
    : { zh: `应为以下之一：${values.join('、')}`, en: `Must be one of these: ${values.join(', ')}` }
}

function tooSmall(origin: string, minimum: number, isInclusive: boolean): Words {
  if (origin === 'string')
    return minimum <= 1 ? missing : { zh: `至少要有${minimum}个字符`, en: `Please use at least ${minimum} characters` }
  if (origin === 'array' || origin === 'set')
    return minimum <= 1 ? emptyList : { zh: `至少要有${minimum}项`, en: `There must be at least ${minimum}` }
  return isInclusive
    ? { zh: `不能小于${minimum}`, en: `Must be ${minimum} or more` }
    : { zh: `必须大于${minimum}`, en: `Must be more than ${minimum}` }
}

function tooBig(origin: string, maximum: number, isInclusive: boolean): Words {
  const count = writeCount(maximum, 'en')
  if (origin === 'string') return { zh: `最多${count}个字符`, en: `Please use at most ${count} characters` }
  if (origin === 'array' || origin === 'set') return { zh: `最多${count}项`, en: `There may be at most ${count}` }
  return isInclusive
    ? { zh: `不能大于${count}`, en: `Must be ${count} or less` }
    : { zh: `必须小于${count}`, en: `Must be less than ${count}` }
}

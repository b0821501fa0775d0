import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Locale, locales } from '#lib/locale.ts'
import { calls } from './calls.ts'
import { parseInput } from './envelope.ts'
import { fieldMessage } from './field-messages.ts'

/** What a field may be given that it is not made for: nothing, too little, too much, out of range, of another kind. */
const strange = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(300_000),
  'no such thing',
  -1,
  0.5,
  1e12,
  true,
  [],
  ['', 'x'.repeat(300_000), 7],
  Array.from({ length: 3000 }, () => 'x'),
  {},
  { id: 7, name: '', unknown: 'x' },
]
/** Words of the schemas' library, and of nobody else. */
const libraryWords =
  /expected|received|invalid|unrecognized|too (?:small|big)|期望|实际接收|无效|数值过|大于等于|小于等于|[{}[\]]/i

/** Every message by which a call refuses strange values, with what led to it. */
function messagesOf(input: z.ZodType, locale: Locale): { message: string; what: string }[] {
  const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : []
  const bodies = [...strange, ...fields.flatMap((field) => strange.map((value) => ({ [field]: value })))]
  return bodies.flatMap((body) => {
    const { error } = input.safeParse(body, { error: (issue) => fieldMessage(issue, locale) })
    return (error?.issues ?? []).map(({ code, message, path }) => ({ message, what: `${path.join('.')} ${code}` }))
  })
}

describe('what is said of a field', () => {
  it.each(locales)('is in our own words, whatever a call is given (%s)', (locale) => {
    const found = calls.flatMap(({ input, path }) =>
      messagesOf(input, locale).map(({ message, what }) => ({ message, what: `${path}: ${what}` })),
    )
    expect(found.length).toBeGreaterThan(5000)
    expect(found.filter(({ message }) => message === '' || libraryWords.test(message))).toEqual([])
    const han = /\p{Script=Han}/u
    expect(found.filter(({ message }) => han.test(message) !== (locale === 'zh'))).toEqual([])
    // A sentence that says nothing of what is wrong is for what no rule can say.
    const vague = found.filter(({ message }) => message === 'This value isn’t valid')
    expect([...new Set(vague.map(({ what }) => what))]).toEqual([])
  })

  it.each([
    [z.string(), undefined, '请填写', 'Please fill this in'],
    [z.string().min(1), '', '请填写', 'Please fill this in'],
    [z.string().min(12), 'short', '至少要有12个字符', 'Please use at least 12 characters'],
    [z.string().max(2000), 'x'.repeat(2001), '最多2,000个字符', 'Please use at most 2,000 characters'],
    [
      z.email(),
      'nobody',
      '请填写有效的邮箱，例如name@example.com',
      'Enter an e-mail address, such as name@example.com',
    ],
    [z.string().regex(/^\d+$/), 'x', '写法不对，请检查', 'The format isn’t valid'],
    [z.int().min(1), 0, '不能小于1', 'Must be 1 or more'],
    [z.int().max(100), 101, '不能大于100', 'Must be 100 or less'],
    [z.int(), 1.5, '应为整数', 'Must be a whole number'],
    [z.number().positive(), 0, '必须大于0', 'Must be more than 0'],
    [z.enum(['a', 'b']), undefined, '请选择', 'Please choose'],
    [z.enum(['a', 'b']), 'c', '应为以下之一：a、b', 'Must be one of these: a, b'],
    [z.literal(true), false, '请勾选', 'Please tick this'],
    [z.array(z.string()).min(1), [], '请至少选择一项', 'Please choose at least one'],
    [z.array(z.string()).max(2), ['', '', ''], '最多2项', 'There may be at most 2'],
    [z.strictObject({}), { more: 1 }, '没有这样的字段：more', 'Unknown field: more'],
  ] as const)(
    '%# names what is missing, too short, too long, out of range or wrongly written',
    (schema, value, zh, en) => {
      const said = (locale: Locale) => {
        try {
          return parseInput(z.object({ field: schema }), { field: value }, locale)
        } catch (error) {
          return (error as { fields?: object[] }).fields
        }
      }
      expect(said('zh')).toEqual([{ path: 'field', message: zh }])
      expect(said('en')).toEqual([{ path: 'field', message: en }])
    },
  )
})

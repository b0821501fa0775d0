import { describe, expect, it } from 'vitest'
import { locales } from '#lib/locale.ts'
import { describeFault } from './describe-fault.ts'
import { checkAnswers, fieldKinds, fileRulesOf, type FormField, longestAnswer } from './form-fields.ts'

const consent = { version: 'v1', text: 'Yes' }
const person = { name: 'Mara', email: 'mara@example.com', consent: 'v1' }

const fieldOf = (kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  id: 'f',
  kind,
  label: 'Field',
  hint: '',
  isRequired: true,
  isHalf: false,
  options: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ],
  ...more,
})
const judge = (field: FormField, f: string) => checkAnswers({ consent, fields: [field] }, { ...person, f }).f

describe('an answer', () => {
  it.each<[FormField['kind'], Partial<FormField>, good: string[], wrong: string[]]>([
    ['line', {}, ['x', ' 林 ', 'x'.repeat(500)], ['a\nb', 'A\u202Egnp.exe']],
    ['passage', {}, ['a\nb', 'x'.repeat(longestAnswer.passage)], ['a\u0000b']],
    ['email', {}, ['a@example.com'], ['a@b', 'a b@example.com']],
    ['phone', {}, ['+86 571 0000'], ['call me', '12']],
    ['number', { least: 1, most: 12 }, ['1', '12', '2.5'], ['0', '13', '1e3', 'x', '١٢', '0x1', '-1']],
    ['number', {}, ['-4', '1000000'], ['Infinity', 'NaN']],
    ['date', {}, ['2028-02-29'], ['2026-02-29', '2026-13-01', '26-1-1', '2026-1-1']],
    ['choice', {}, ['a'], ['c', 'a\nb']],
    ['choices', { least: 1, most: 1 }, ['a'], ['a\nb', 'c']],
    ['choices', {}, ['a\nb'], ['a\nc']],
    ['yes', {}, ['yes'], ['on', 'no']],
  ])('of the kind %s %o', (kind, more, good, wrong) => {
    for (const answer of good) expect(judge(fieldOf(kind, more), answer), answer).toBeUndefined()
    for (const answer of wrong) expect(judge(fieldOf(kind, more), answer), answer).toBe('wrong')
  })

  it('is missing where it has to be given, of every kind but files, which are judged where they come in', () => {
    for (const kind of fieldKinds) {
      expect(judge(fieldOf(kind), '  '), kind).toBe(kind === 'file' ? undefined : 'missing')
      expect(judge(fieldOf(kind, { isRequired: false }), ''), kind).toBeUndefined()
    }
  })

  it('is too long beyond the field’s own limit, and never longer than any may be', () => {
    expect(judge(fieldOf('line', { most: 10 }), 'x'.repeat(11))).toBe('long')
    expect(judge(fieldOf('passage', { most: 1_000_000 }), 'x'.repeat(longestAnswer.passage + 1))).toBe('long')
  })

  it('to a field that the form does not have says nothing, and the person is asked for in every form', () => {
    expect(checkAnswers({ consent, fields: [] }, { ...person, __proto__x: 'y' })).toEqual({})
    expect(checkAnswers({ consent, fields: [] }, {})).toEqual({ name: 'missing', email: 'missing', consent: 'missing' })
    expect(checkAnswers({ consent, fields: [] }, { ...person, consent: 'v0' })).toEqual({ consent: 'wrong' })
  })
})

it('every fault is told in words of its own in both languages', () => {
  for (const locale of locales)
    for (const kind of fieldKinds)
      for (const fault of ['missing', 'long', 'wrong'] as const)
        for (const bounds of [{}, { least: 1 }, { most: 3 }, { least: 1, most: 3 }]) {
          const text = describeFault(fieldOf(kind, bounds), fault, locale)
          expect(text).toMatch(locale === 'zh' ? /[\u4e00-\u9fff].*。$/ : /^[A-Z][^\u4e00-\u9fff]*\.$/)
        }
})

it('a form takes files only by a field for them, and no more than all forms may', () => {
  expect(fileRulesOf([fieldOf('line')])).toMatchObject({ least: 0, most: 0 })
  expect(fileRulesOf([fieldOf('file', { most: 99 })])).toMatchObject({ least: 1, most: 5 })
  expect(fileRulesOf([fieldOf('file', { most: 2, isRequired: false })])).toMatchObject({ least: 0, most: 2 })
})

import { describe, expect, it } from 'vitest'
import { productMessages } from '#content/interface-texts/product-messages.ts'
import { judgeText } from '#domain/interface-texts/judge-text.ts'
import type { ProductMessage } from '#domain/interface-texts/product-message.ts'
import { treeOf } from '#domain/interface-texts/text-tree.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { runMessages } from '#site/messages/run-messages.ts'
import { layOver, layTexts } from './lay-texts.ts'
import { registerTexts } from './registered-texts.ts'
import { writeText } from './write-text.ts'

const all = [...productMessages().values()]
const numbers = [0, 1, 2, 3, 11, 21, 22, 101, 1234, 1_234_567.5]

/** Values of a message in some variety: each number, each choice, each with words. */
function varietyOf({ values }: ProductMessage): Record<string, string | number>[] {
  const choices = Math.max(1, ...values.map((value) => value.choices.length + 1))
  return [...numbers.keys(), ...Array(choices).keys()].map((index) =>
    Object.fromEntries(
      values.map(({ choices: names, kind, name }) => {
        if (kind === 'number') return [name, numbers[index % numbers.length] ?? 0]
        return [name, kind === 'choice' ? (names[index] ?? 'other') : `<${name} {${index}}>`]
      }),
    ),
  )
}

/** As the product’s own compiled message writes it. */
function compiled(words: string, locale: Locale) {
  const { en, zh } = runMessages({ zh: { one: words }, en: { one: words } })
  return { zh, en }[locale].one as string | ((values: object) => string | number)
}

describe('words that are laid over the product’s', () => {
  it('every message of the product is in the list, and would be taken as own words', () => {
    expect(all.length).toBeGreaterThan(1500)
    expect(all.map(({ key }) => key)).toContain('site.login.registered.text')
    expect(all.filter(({ key }) => key.startsWith('specimen.'))).toEqual([])
    for (const message of all)
      for (const locale of locales) expect(judgeText(message.words[locale], locale, message), message.key).toEqual([])
  })

  it.each(locales)('write every message of the product as its compiled form does: %s', (locale) => {
    for (const message of all) {
      const words = message.words[locale]
      const tree = treeOf(words, locale)
      const product = compiled(words, locale)
      if (typeof product === 'string') expect(tree, message.key).toBe(product)
      else
        for (const values of varietyOf(message))
          expect(typeof tree === 'string' ? tree : writeText(tree, values, locale), message.key).toBe(
            String(product(values)),
          )
    }
  })

  it.each([
    ['{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}'],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'],
    ['{n, plural, one {# {a}} other {{a, select, x {X #} other {{n}}}}}'],
  ])('do so with forms that the product has not: %s', (words) => {
    const tree = treeOf(words, 'en')
    const product = compiled(words, 'en') as (values: object) => string | number
    for (const n of numbers)
      for (const a of ['x', 'y']) expect(writeText(tree as [], { n, a }, 'en')).toBe(String(product({ n, a })))
  })

  it('stand where they belong, with their values, and go again', () => {
    const texts = { start: 'Start', rows: ['a', 'b'], group: { page: ({ n }: { n: number }) => `Page ${n}` } }
    const before = { ...texts, group: { ...texts.group }, rows: [...texts.rows] }
    const undo = layOver('course', 'en', texts, {
      'course.start': 'Go',
      'course.rows.1': 'B',
      'course.group.page': ['No. ', ['n']],
      'course.gone.page': 'x',
      'course.group': 'x',
      'course.toString': 'x',
      'course.__proto__.polluted': 'x',
      'course.rows.length': 'x',
      'other.start': 'x',
    })
    expect([texts.start, texts.rows, texts.group.page({ n: 3 })]).toEqual(['Go', ['a', 'B'], 'No. 3'])
    expect('polluted' in {}).toBe(false)
    for (const each of undo.toReversed()) each()
    expect(texts).toEqual(before)
  })

  it('leave a message whose values they have not', () => {
    const page = ({ n }: { n: number }) => `Page ${n}`
    const texts = { page, start: 'Start' }
    layOver('course', 'en', texts, { 'course.page': 'Page', 'course.start': ['x', ['n']] })
    expect(texts).toEqual({ page, start: 'Start' })
  })

  it('reach what was and what will be loaded, in their language alone, and give way to newer ones', () => {
    const early = registerTexts('course', 'en', { start: 'Start' })
    const chinese = registerTexts('course', 'zh', { start: '开始' })
    expect(layTexts('en', { 'course.start': '</script>' })).toBe(String.raw`{"course.start":"\u003c/script>"}`)
    const late = registerTexts('course', 'en', { start: 'Start' })
    expect([early.start, late.start, chinese.start]).toEqual(['</script>', '</script>', '开始'])
    layTexts('en', { 'course.start': 'Go' })
    expect([early.start, late.start]).toEqual(['Go', 'Go'])
    expect(layTexts('en', {})).toBe('')
    expect([early.start, late.start]).toEqual(['Start', 'Start'])
  })
})

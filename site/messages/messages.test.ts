import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../tests/factories/languages.ts'
import { en } from './en.ts'
import { zh } from './zh.ts'

const texts = { zh: new Map(textsOf(zh)), en: new Map(textsOf(en)) }
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name).sort((a, b) => a.localeCompare(b))

describe('interface texts', () => {
  it('have the same keys in both languages', () => {
    expect([...texts.en.keys()]).toEqual([...texts.zh.keys()])
  })

  it.each(Object.entries(texts))('none is empty in %s, and every one can be formatted', (locale, all) => {
    for (const [key, text] of all) {
      expect(text.trim(), key).not.toBe('')
      expect(() => new IntlMessageFormat(text, locale), key).not.toThrow()
    }
  })

  it('take the same values in both languages', () => {
    for (const [key, text] of texts.zh) expect(placeholders(texts.en.get(key) ?? ''), key).toEqual(placeholders(text))
  })
})

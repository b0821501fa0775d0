import { zh } from '@payloadcms/translations/languages/zh'
import { describe, expect, it } from 'vitest'
import { adminChinese } from './admin-chinese.ts'

const messagesOf = ({ translations }: typeof zh) =>
  Object.entries(translations).flatMap(([group, messages]) =>
    Object.entries(messages).map(([key, text]) => [`${group}.${key}`, text] as const),
  )
const placesIn = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\d>/g)].map(([place]) => place).toSorted()

describe('the admin’s Chinese', () => {
  const messages = messagesOf(adminChinese)

  it('has every message of Payload’s, with the same values in it', () => {
    const original = new Map(messagesOf(zh))
    expect(messages.map(([key]) => key)).toEqual([...original.keys()])
    for (const [key, text] of messages) {
      const places = placesIn(original.get(key) ?? '')
      // A message that names the same thing twice may do so once.
      expect([...new Set(placesIn(text))], key).toEqual([...new Set(places)])
    }
  })

  it.each([
    ['one word for a language', /语言环境|语言设置|区域设置/],
    ['one word for the waste basket', /回收站/],
    [
      'no space beside a value or after a full stop',
      /[\p{Script=Han}，。：？！] +(?:\{\{|<\d)|\}\} +[\p{Script=Han}，。]|[。！？] /u,
    ],
    ['no marks of programmers', /<没有|\.\.\./],
    ['no stumbling', /即将将/],
    ['full-width punctuation', /\p{Script=Han}[:,;!?()]|[("「][^a-z]*\p{Script=Han}|[)"」]\p{Script=Han}/u],
    ['no space between Chinese and Latin letters', /\p{Script=Han} +[A-Za-z]|[A-Za-z] +\p{Script=Han}/u],
    ['one word for signing in and out', /登入|登出/],
    ['one word for narrowing a list', /过滤/],
    ['one word for an e-mail address', /电子邮箱|电子邮件地址/],
    ['no product of others in it', /Payload/],
  ])('has %s', (_rule, pattern) => {
    expect(messages.filter(([, text]) => pattern.test(text))).toEqual([])
    expect(messagesOf(zh).some(([, text]) => pattern.test(text))).toBe(true)
  })

  it('says on the main button what it does', () => {
    expect(adminChinese.translations.version.publishIn.replace('{{locale}}', '中文')).toBe('发布中文版')
    expect(adminChinese.translations.localization.copyToLocale).toBe('复制到另一种语言')
    expect(adminChinese.translations.general.locale).toBe('语言')
    expect(adminChinese.translations.general.perPage.replace('{{limit}}', '10')).toBe('每页10条')
    expect(adminChinese.translations.general.loading).toBe('加载中')
  })
})

import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageTags, locales } from '#lib/locale.ts'
import { judgeSubject, judgeText } from './judge-words.ts'
import { lookOf, lookPairs, ownLook } from './look.ts'
import { type Mail, mailAreas } from './mail.ts'
import { mailOf, mailTemplates } from './mails.ts'
import { readMessage, variablesOf } from './message.ts'
import { contrastOf } from '#domain/brand/oklch.ts'
import { renderMail } from './render.ts'
import { sampleFacts } from './sample-facts.ts'
import { valuesOf } from './write-words.ts'

const cases = mailTemplates.flatMap((template) => locales.map((locale) => [template, locale] as const))
const facts = { ...sampleFacts, site: 'Armilla' }
/** Every word that a mail's variable stands for. */
const wordsOf = (value: unknown) => [value].flat().map(String)

describe('the product’s words', () => {
  it.each(cases)('of %s (%s) keep the rules that editors’ have to keep', (template, locale) => {
    const mail = mailOf(template)
    const { subject, text } = mail.words[locale]
    expect(judgeText(text, locale, mail)).toEqual([])
    expect(subject === undefined).toBe(mail.subjectOf !== undefined)
    if (subject !== undefined) expect(judgeSubject(subject, locale, mail)).toEqual([])
    // A variable that nothing stands for would be an empty place.
    const values = valuesOf(mail, facts, locale)
    expect(Object.keys(mail.variables).filter((name) => values[name] === undefined)).toEqual([])
  })

  it.each(cases)('of %s (%s) tell every fact that they must', async (template, language) => {
    const mail = mailOf(template)
    const { html, text } = await renderMail({ ...facts, template, language, origin: 'https://portal.example' })
    expect(html).toContain(`<html lang="${languageTags[language]}">`)
    expect(html).not.toMatch(/<script|<img|<link|url\(/)
    for (const [name, value] of Object.entries(valuesOf(mail, facts, language)))
      if (mail.variables[name]?.isRequired) for (const words of wordsOf(value)) expect(text).toContain(words.trim())
  })

  it('stand apart where Han meets Latin, since no style sheet reaches them; what people wrote stays as it is', async () => {
    const site = 'Armilla'
    const wrote = {
      ...facts,
      site,
      template: 'ticketAssigned',
      language: 'zh',
      origin: 'https://portal.example',
    } as const
    const { text } = await renderMail(wrote)
    expect(text).toContain('这封邮件由 Armilla 自动发出')
    expect(text).toContain('请先更新到2026.1.3')
  })

  it('say the same in both languages, of the same facts', () => {
    const names = (mail: Mail, locale: 'zh' | 'en') =>
      [...new Set(variablesOf(readMessage(mail.words[locale].text, locale)))].toSorted()
    for (const template of mailTemplates) {
      const mail = mailOf(template)
      expect([template, ...names(mail, 'zh')]).toEqual([template, ...names(mail, 'en')])
      expect(Boolean(mail.words.zh.also)).toBe(Boolean(mail.words.en.also))
      expect(mailAreas).toContain(mail.area)
    }
  })
})

it('what the house sends is in the list: no template is named elsewhere that it lacks', () => {
  const files = ['portal', 'server', 'content'].flatMap((floor) =>
    globSync(`${floor}/**/*.ts`).filter((file) => !/\.test\.ts$|payload-types|migrations/.test(file)),
  )
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\btemplate: '(\w+)'/g)].map(([, name]) => name),
  )
  expect(new Set(named).size).toBeGreaterThan(10)
  const others = new Set(['void', 'mailTest'])
  expect(named.filter((name) => !others.has(String(name)) && !mailTemplates.some((each) => each === name))).toEqual([])
})

describe('the company’s colours', () => {
  it.each([
    ['none', {}],
    ['a bright main colour', { main: '#ffcc00' }],
    ['four of their own', { main: '#0050b3', accent: '#d4380d', ink: '#001529', paper: '#fafafa' }],
    ['a grey that nobody could read', { main: '#808080', ink: '#808080', paper: '#888888' }],
  ])('can be read in light and dark programs: %s', (_, colours) => {
    for (const theme of Object.values(lookOf(colours)))
      for (const [front, back] of lookPairs) expect(contrastOf(theme[front], theme[back])).toBeGreaterThanOrEqual(4.5)
  })

  it('are the product’s where none are given', () => {
    expect(lookOf({})).toBe(ownLook)
    expect(lookOf({ main: '#0050b3' }).light.button).toBe('#0050b3')
  })
})

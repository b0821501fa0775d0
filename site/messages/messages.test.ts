import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, type Token } from '@messageformat/parser'
import { textsOf } from '../../tests/factories/languages.ts'
import { compileMessages, completeMessages, type MessageSource } from './compile-messages.ts'
import { en } from './en.ts'
import { zh } from './zh.ts'

// Node's own, for the messages as they are written.
const require = createRequire(import.meta.url)
type Sources = Record<'zh' | 'en', MessageSource>
const site = join(import.meta.dirname, '..')
const read = (folder: string) => ({ ...require(`${folder}/zh.ts`), ...require(`${folder}/en.ts`) }) as Sources

/** Texts of every page, and those of the subjects, which their pages load themselves. */
const areas = ['messages', ...globSync('features/*/messages', { cwd: site })].map((area) => {
  const sources = read(join(site, area))
  return { area, zh: new Map(textsOf(sources.zh)), en: new Map(textsOf(sources.en)) }
})

it('of every subject are looked at', () => {
  expect(areas.length).toBeGreaterThan(12)
})

/** Words that Chinese counts by, and English does not have. */
const counted = ['people', 'year', 'places']

/** Names of the values that a message takes. */
function valuesOf(tokens: Token[]): string[] {
  const names = tokens.flatMap((token) =>
    'arg' in token
      ? [token.arg, ...('cases' in token ? token.cases.flatMap((each) => valuesOf(each.tokens)) : [])]
      : [],
  )
  return [...new Set(names)].sort((a, b) => a.localeCompare(b))
}

/** Runs a compiled module as the browser would. */
async function load(messages: MessageSource, locale: string): Promise<Record<string, unknown>> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: 'messages',
    plugins: [
      {
        name: 'compiled',
        resolveId: (id) => (id === 'messages' ? id : undefined),
        load: (id) => (id === 'messages' ? compileMessages(messages, locale) : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  return ((await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as { default: never }).default
}

describe.each(areas)('interface texts of $area', (texts) => {
  it('have the same keys in both languages', () => {
    expect([...texts.en.keys()]).toEqual([...texts.zh.keys()])
  })

  it.each(['zh', 'en'] as const)('none is empty in %s, and every one is a message', (locale) => {
    for (const [key, text] of texts[locale]) {
      expect(text.trim() !== '' || (locale === 'en' && counted.includes(key)), key).toBe(true)
      expect(() => parse(text), key).not.toThrow()
    }
  })

  it('take the same values in both languages', () => {
    for (const [key, text] of texts.zh)
      expect(valuesOf(parse(texts.en.get(key) ?? '')), key).toEqual(valuesOf(parse(text)))
  })
})

describe('compiled messages', () => {
  it('are strings, or functions of the values, with the plural forms and numbers of the language', async () => {
    const source = {
      plain: 'It’s plain',
      named: 'Page {page} of {pages}',
      group: { items: '{total, plural, =0 {nothing} one {# item} other {# items}}' },
      odd: "`$'{'x'}'` \\ \"",
    }
    const compiled = (await load(source, 'en')) as {
      plain: string
      odd: string
      named: (values: object) => string
      group: { items: (values: object) => string }
    }
    expect([compiled.plain, compiled.odd]).toEqual(['It’s plain', '`${x}` \\ "'])
    expect(compiled.named({ page: 2, pages: 7 })).toBe('Page 2 of 7')
    expect([0, 1, 2, 1234].map((total) => compiled.group.items({ total }))).toEqual([
      'nothing',
      '1 item',
      '2 items',
      '1,234 items',
    ])
  })

  it('of both languages can be made and have every key', async () => {
    for (const [locale, source] of Object.entries({ zh, en }))
      expect(Object.keys(await load(source, locale))).toEqual(Object.keys(source))
  })

  it('[L5] a key missing in one language is the fallback’s', () => {
    const fallback = { a: 'A', b: 'B', group: { c: 'C', d: 'D' }, other: { e: 'E' } }
    expect(completeMessages({ a: '甲', b: ' ', group: { c: '丙' } }, fallback)).toEqual({
      a: '甲',
      b: 'B',
      group: { c: '丙', d: 'D' },
      other: { e: 'E' },
    })
  })

  it('[L5] the module of a language has the fallback’s text where its own is missing', async () => {
    const compiled = await load(
      completeMessages({ a: '甲' }, { a: 'A', b: '{n, plural, one {one} other {many}}' }),
      'zh',
    )
    expect(compiled.a).toBe('甲')
    expect((compiled.b as (values: object) => string)({ n: 3 })).toBe('many')
  })
})

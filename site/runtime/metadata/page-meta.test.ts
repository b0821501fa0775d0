import type { MetaDescriptor } from 'react-router'
import { describe, expect, it } from 'vitest'
import { locales } from '#lib/locale.ts'
import { describePage, type PageFacts } from './page-meta.ts'

const facts: PageFacts = {
  title: 'Title',
  description: 'Description',
  origin: 'https://www.example.com',
  locale: 'zh',
  paths: { zh: '/news/detail?id=xinwen', en: '/news/detail?id=news' },
}

type Descriptor = Record<string, string | undefined>
const links = (descriptors: MetaDescriptor[], rel: string) =>
  (descriptors as Descriptor[]).filter((each) => each.rel === rel)
const alternates = (change: Partial<PageFacts>) =>
  Object.fromEntries(
    links(describePage({ ...facts, ...change }), 'alternate').map(({ href, hrefLang }) => [hrefLang, href]),
  )
const canonical = (change: Partial<PageFacts>) =>
  links(describePage({ ...facts, ...change }), 'canonical').map(({ href }) => href)

describe('addresses of a page in its head', () => {
  it('[L7] canonical is absolute, in the page’s own language, with the slug', () => {
    expect(canonical({})).toEqual(['https://www.example.com/news/detail?id=xinwen'])
    expect(canonical({ locale: 'en' })).toEqual(['https://www.example.com/en/news/detail?id=news'])
  })

  it('[L7] hreflang names both languages and x-default, and is the same on both pages', () => {
    const pair = {
      'zh-Hans': 'https://www.example.com/news/detail?id=xinwen',
      en: 'https://www.example.com/en/news/detail?id=news',
    }
    expect(alternates({})).toEqual({ ...pair, 'x-default': pair['zh-Hans'] })
    expect(alternates({ locale: 'en' })).toEqual(alternates({ locale: 'zh' }))
  })

  it('[L7] each page’s canonical is what the other calls its translation', () => {
    for (const locale of locales) {
      const [own] = canonical({ locale })
      expect(Object.values(alternates({ locale: locale === 'zh' ? 'en' : 'zh' }))).toContain(own)
    }
  })

  it.each(locales)('[L6] [L7] a record in %s only has no hreflang, and one canonical address from both', (only) => {
    const paths = { [only]: '/news/detail?id=one' }
    for (const locale of locales) {
      expect(alternates({ paths, locale })).toEqual({})
      expect(canonical({ paths, locale })).toEqual([
        `https://www.example.com${only === 'en' ? '/en' : ''}/news/detail?id=one`,
      ])
    }
  })

  it.each(['?category=a', '?category=a&page=2', '?q=pump', '?compare=a,b'])(
    '[L7] a list with %s is not to be found: its canonical and its pair are those of the whole list',
    (query) => {
      const paths = { zh: `/news${query}`, en: `/news${query}` }
      expect(describePage({ ...facts, paths })).toContainEqual({ name: 'robots', content: 'noindex' })
      expect(canonical({ paths, locale: 'en' })).toEqual(['https://www.example.com/en/news'])
      expect(alternates({ paths }).en).toBe('https://www.example.com/en/news')
    },
  )

  it.each(['', '?page=2', '?id=a'])('[L7] a page with %s is found, at its own address', (query) => {
    const paths = { zh: `/news${query}`, en: `/news${query}` }
    expect(describePage({ ...facts, paths })).not.toContainEqual({ name: 'robots', content: 'noindex' })
    expect(canonical({ paths })).toEqual([`https://www.example.com/news${query}`])
  })

  it('[L7] the home page has no slash too many in English', () => {
    const paths = { zh: '/', en: '/' }
    expect(alternates({ paths })).toEqual({
      'zh-Hans': 'https://www.example.com/',
      en: 'https://www.example.com/en',
      'x-default': 'https://www.example.com/',
    })
  })
})

describe('link previews', () => {
  const property = (change: Partial<PageFacts>, name: string) =>
    (describePage({ ...facts, ...change }) as Descriptor[]).find((each) => each.property === name)?.content

  it('name the same address as canonical, and the picture absolutely', () => {
    expect(property({ locale: 'en' }, 'og:url')).toBe(canonical({ locale: 'en' })[0])
    expect(property({ locale: 'en' }, 'og:image')).toBe('https://www.example.com/previews/en/news/detail@news.png')
    expect(property({ paths: { zh: '/?a=1', en: '/' } }, 'og:image')).toBe('https://www.example.com/previews/zh.png')
  })

  it('[L6] speak the language that the record has', () => {
    const only = { locale: 'en', paths: { zh: '/news/detail?id=xinwen' } } as const
    expect(property(only, 'og:locale')).toBe('zh_CN')
    expect(property(only, 'og:locale:alternate')).toBeUndefined()
    expect(property(only, 'og:image')).toContain('/previews/zh/')
    expect(property({}, 'og:locale:alternate')).toBe('en_GB')
  })

  it('the company’s name stands after the title', () => {
    expect(describePage({ ...facts, siteName: 'Company' })).toContainEqual({ title: 'Title · Company' })
    expect(describePage(facts)).toContainEqual({ title: 'Title' })
  })
})

import { describe, expect, it } from 'vitest'
import { languageCookie, languageToStore, prefersEnglish, storedLanguage, type LanguageRequest } from './language.ts'

const person: LanguageRequest = {
  method: 'GET',
  pathname: '/about',
  search: '',
  cookie: undefined,
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  destination: 'document',
  referer: undefined,
  host: 'portico.example',
}
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('the stored language', () => {
  it.each([
    ['lang=en', 'en'],
    ['lang=zh', 'zh'],
    ['a=b; lang=en', 'en'],
    ['lang=en; a=b', 'en'],
    ['a=b;lang=zh;c=d', 'zh'],
  ])('[L3] is read from %j', (cookie, locale) => {
    expect(storedLanguage(cookie)).toBe(locale)
  })

  it.each([
    undefined,
    '',
    'lang=',
    'lang=de',
    'lang=english',
    'lang=EN',
    'xlang=en',
    'lang="en"',
    'lang=en%0d%0a',
    'language=en',
  ])('[L1] %j stores nothing', (cookie) => {
    expect(storedLanguage(cookie)).toBeUndefined()
  })

  it('[L3] [K6] is a cookie of 365 days for the whole site, same-site lax', () => {
    expect(languageCookie('en').split('; ').sort()).toEqual(['Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'lang=en'])
    expect(365 * 24 * 60 * 60).toBe(31_536_000)
  })
})

describe('the redirect to English', () => {
  const withEnglish = { ...person, cookie: 'lang=en' }

  it('[L3] is for a person’s document without prefix while English is stored', () => {
    expect(prefersEnglish(withEnglish)).toBe(true)
    expect(prefersEnglish({ ...withEnglish, method: 'HEAD' })).toBe(true)
    expect(prefersEnglish({ ...withEnglish, destination: undefined })).toBe(true)
    expect(prefersEnglish({ ...withEnglish, pathname: '/' })).toBe(true)
  })

  it.each<[string, Partial<LanguageRequest>]>([
    ['nothing is stored', { cookie: undefined }],
    ['Chinese is stored', { cookie: 'lang=zh' }],
    ['nonsense is stored', { cookie: 'lang=xx' }],
    ['the address is English', { pathname: '/en/about' }],
    ['a crawler asks', { userAgent: crawler }],
    ['a form is sent', { method: 'POST' }],
    ['data is asked', { accept: 'application/json', destination: 'empty' }],
    ['a picture is asked', { accept: 'image/avif,*/*', destination: 'image' }],
    ['a frame asks', { destination: 'iframe' }],
    ['the client says nothing', { accept: undefined }],
  ])('[L3] is not sent when %s', (_name, change) => {
    expect(prefersEnglish({ ...withEnglish, ...change })).toBe(false)
  })

  it('[L2] /enx is a Chinese address, not an English one', () => {
    expect(prefersEnglish({ ...withEnglish, pathname: '/enx' })).toBe(true)
    expect(languageToStore({ ...person, pathname: '/enx' })).toBe('zh')
  })
})

describe('the language switch with scripts off', () => {
  const switched = { ...person, cookie: 'lang=en', referer: 'https://portico.example/en/news?page=2' }

  it('[L3] from an English page to an address without prefix stores Chinese and stays there', () => {
    expect(prefersEnglish(switched)).toBe(false)
    expect(languageToStore(switched)).toBe('zh')
  })

  it.each([
    'https://other.example/en/news',
    'https://portico.example/news',
    'https://portico.example/enx',
    'https://portico.example:81/en',
    'nonsense',
    '',
  ])('[L3] coming from %j is no switch', (referer) => {
    expect(prefersEnglish({ ...switched, referer })).toBe(true)
    expect(languageToStore({ ...switched, referer })).toBeUndefined()
  })
})

describe('what a visit stores', () => {
  it.each<[string, Partial<LanguageRequest>, string | undefined]>([
    ['[L1] Chinese when nothing is stored', {}, 'zh'],
    ['[L1] Chinese when nonsense is stored', { cookie: 'lang=fr' }, 'zh'],
    ['nothing new when Chinese is stored', { cookie: 'lang=zh' }, undefined],
    ['[L3] English on an English address', { pathname: '/en/about' }, 'en'],
    ['[L3] English on an English address though Chinese was stored', { pathname: '/en', cookie: 'lang=zh' }, 'en'],
    ['nothing new on an English address when English is stored', { pathname: '/en', cookie: 'lang=en' }, undefined],
    ['[L3] nothing for a crawler', { userAgent: crawler, pathname: '/en' }, undefined],
    ['[L3] nothing for a client that is no browser', { accept: '*/*', destination: undefined }, undefined],
  ])('%s', (_name, change, expected) => {
    expect(languageToStore({ ...person, ...change })).toBe(expected)
  })
})

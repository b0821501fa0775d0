import { describe, expect, it } from 'vitest'
import { mailTemplates } from '#domain/mail/mails.ts'
import { locales } from '#lib/locale.ts'
import { mailPreviewRoutes } from './routes.ts'

const origin = 'https://portal.example'
const ask = (path: string) => mailPreviewRoutes(origin).request(path)
const mails = mailTemplates.flatMap((template) => locales.map((language) => [template, language] as const))

describe('every mail, as the preview shows it', () => {
  it.each(mails)('%s (%s) is whole, as HTML and as text', async (template, language) => {
    const page = await (await ask(`/dev/mails/${template}/${language}/html`)).text()
    const text = await (await ask(`/dev/mails/${template}/${language}/text`)).text()
    expect(page).toContain(`<html lang="${language === 'zh' ? 'zh-Hans' : 'en'}">`)
    for (const each of [page, text]) expect(each).not.toMatch(/undefined|\[object|NaN/)
    // What came from a person is words, and nothing is loaded.
    expect(page).not.toMatch(/<script|<img|<link|url\(/)
    const [, address = ''] = /class="button"\s+href="([^"]+)"/.exec(page) ?? []
    expect(address).toMatch(/^https:\/\/portal\.example\/(?!en\/admin\/)/)
    expect(text).toContain(address.replaceAll('&amp;', '&'))
    const subject = text.split('\n')[0] ?? ''
    expect(subject.length).toBeGreaterThan(4)
    expect(subject.length).toBeLessThan(120)
  })

  it('is in the list, and no other is there', async () => {
    const list = await (await ask('/dev/mails')).text()
    for (const [template, language] of mails) expect(list).toContain(`/dev/mails/${template}/${language}/html`)
    for (const path of ['/dev/mails/constructor/zh/html', '/dev/mails/verify/fr/html', '/dev/mails/verify/zh/eml'])
      expect((await ask(path)).status).toBe(404)
  })
})

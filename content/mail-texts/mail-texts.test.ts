import { beforeEach, describe, expect, it } from 'vitest'
import { followLog } from '../../tests/factories/audit.ts'
import { readMails } from '../../tests/factories/members.ts'
import { faultsOf, useRedirects } from '../../tests/factories/redirects.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { roles } from '#content/access/roles.ts'
import { checkMail } from '#content/doctor/mail.ts'
import { openAsk } from '#content/search/ask.ts'
import { createAtomically } from '#content/transaction.ts'
import type { MailTemplate } from '#domain/mail/mails.ts'
import { env } from '#lib/env.ts'
import type { Locale } from '#lib/locale.ts'
import { log } from '#lib/log.ts'
import { createMailOrders } from '#portal/mail/orders.ts'
import { createOutbox } from '#portal/mail/outbox.ts'
import type { MailPreview } from './endpoints.ts'

const test = useTestPortal()
const { ask } = useRedirects(test)
const news = followLog(() => test.payload)
beforeEach(async () => {
  await test.payload.delete({ collection: 'mail-texts', where: {} })
  await test.payload.delete({ collection: 'mails', where: {} })
  await openAsk(test.payload)('DELETE FROM portico_limit_counts')
})

const origin = 'https://portal.example'
/** All that a mail about a new password must say. */
const facts = '{life}\n\n{notYou}'

async function open(mail: MailTemplate = 'reset', who = 'editor'): Promise<number> {
  const { status, text } = await ask('POST', '/mail-texts/open', who, { mail })
  expect(status, text).toBe(200)
  return (JSON.parse(text) as { id: number }).id
}
const publish = (id: number, data: object, locale: Locale = 'en', who = 'publisher') =>
  ask('PATCH', `/mail-texts/${id}?locale=${locale}&publishSpecificLocale=${locale}`, who, {
    ...data,
    _status: 'published',
  })

let count = 0
/** The text of a mail as the outbox writes it now. */
async function written(template: MailTemplate = 'reset', language: Locale = 'en') {
  const to = `reader${(count += 1)}@example.com`
  const outbox = createOutbox({ payload: test.payload, log, origin })
  await createAtomically(test.payload)('mail', (req) => outbox.add(req, { to, language, template, token: 'x' }))
  return (await readMails(test.payload, to))[0]?.text ?? ''
}
const preview = async (data: object, who = 'editor', language = 'en') =>
  JSON.parse((await ask('POST', '/mail-texts/preview', who, data, language)).text) as MailPreview

describe('27: who may', () => {
  it.each(['nobody', ...roles])('%s', async (who) => {
    const id = await open()
    const writes = ['administrator', 'publisher', 'editor', 'translator'].includes(who)
    const publishes = ['administrator', 'publisher'].includes(who)
    const asked: [boolean, string, string, unknown?][] = [
      [writes, 'GET', '/mail-texts'],
      [writes, 'GET', '/mail-texts?where[text][like]=a&sort=subject&locale=en'],
      [writes, 'GET', '/mail-texts/versions'],
      [writes, 'GET', '/mail-texts/states'],
      [writes, 'POST', '/mail-texts/open', { mail: 'verify' }],
      [writes, 'POST', '/mail-texts/preview', { mail: 'reset', language: 'en' }],
      [writes, 'POST', '/mail-texts/test', { mail: 'reset', language: 'en' }],
      [writes, 'PATCH', `/mail-texts/${id}?draft=true&locale=en`, { text: facts }],
      [false, 'POST', '/mail-texts', { mail: 'known', title: 'x' }],
      [publishes, 'PATCH', `/mail-texts/${id}?locale=en`, { text: facts, _status: 'published' }],
      [false, 'PATCH', `/mail-texts/${id}?locale=en`, { deletedAt: new Date().toISOString() }],
      [false, 'DELETE', `/mail-texts/${id}`],
    ]
    for (const [may, method, path, data] of asked) {
      const { status, text } = await ask(method, path, who, data)
      expect([method, path, status < 300 || status], `${who} ${text}`).toEqual([method, path, may || 403])
    }
  })

  it('a mail’s name and title are the house’s, whoever writes', async () => {
    const id = await open()
    await ask('PATCH', `/mail-texts/${id}?locale=en`, 'administrator', { mail: 'verify', title: 'Mine', text: facts })
    const stored = await test.payload.findByID({ collection: 'mail-texts', id, draft: true, locale: 'en' })
    expect([stored.mail, stored.title]).toEqual(['reset', 'Set a new password'])
  })
})

describe('27: words of a mail', () => {
  it('are in the next mail once they are published, in their language alone, and not before', async () => {
    const [english, chinese] = [await written(), await written('reset', 'zh')]
    const id = await open()
    await ask('PATCH', `/mail-texts/${id}?draft=true&locale=en`, 'editor', { text: `Dear reader,\n\n${facts}` })
    expect(await written()).toBe(english)
    expect((await publish(id, {})).status).toBe(200)
    expect(await written()).toMatch(/^Dear reader,\n\none hour\n\nIf this wasn’t you/)
    expect(await written('reset', 'zh')).toBe(chinese)
    await publish(id, { text: '' })
    expect(await written()).toBe(english)
  })

  it('are one record for each mail, whoever opens it at the same time', async () => {
    const ids = await Promise.all([open('verify'), open('verify'), open('verify', 'translator')])
    expect(new Set(ids).size).toBe(1)
    expect((await ask('POST', '/mail-texts/open', 'editor', { mail: 'constructor' })).status).toBe(400)
  })

  it.each([
    ['text', '{life}', /\{notYou\} is required/, /必须写上\{notYou\}/],
    ['text', `${facts} {token}`, /no variable \{token\}/, /没有变量\{token\}/],
    ['text', `${facts} <b>`, /No HTML: <b>/, /不能写HTML：<b>/],
    ['subject', 'a\nBcc: x@example.com', /A subject must be a single line/, /主题只能是一行/],
  ])('are refused at the field in the asked language: %s %s', async (field, value, english, chinese) => {
    const id = await open()
    for (const [language, words] of [
      ['en', english],
      ['zh', chinese],
    ] as const) {
      const path = `/mail-texts/${id}?locale=en`
      const answer = await ask('PATCH', path, 'publisher', { [field]: value, _status: 'published' }, language)
      expect(answer.status).toBe(400)
      expect(faultsOf(answer)).toEqual([[field, expect.stringMatching(words) as string]])
    }
  })

  it('that no field has seen give way to the product’s, and the doctor says so', async () => {
    const before = await written()
    const id = await open()
    await publish(id, { text: facts })
    await openAsk(test.payload)(
      `UPDATE mail_texts_locales SET text = '{life' WHERE _parent_id = ? AND _locale = 'en'`,
      [id],
    )
    expect(await written()).toBe(before)
    const names = (await checkMail({ env, content: { payload: test.payload, req: {} as never }, now: 0 })).map(
      ({ name }) => name,
    )
    expect(names).toContain('mail-texts-unusable')
  })

  it('are written down with who published them', async () => {
    const id = await open()
    await news()
    await publish(id, { text: facts })
    expect(await news()).toMatchObject([
      { action: 'publish', kind: 'mail-texts', record: String(id), name: 'publisher' },
    ])
  })
})

describe('27: preview and test mail', () => {
  it('show words that are not stored, and why they cannot be used', async () => {
    const shown = await preview({ mail: 'reset', language: 'en', subject: 'For {site}', text: `Hello.\n\n${facts}` })
    expect(shown.subject).toMatch(/^For \S/)
    expect(shown.html).toContain('Hello.')
    expect(shown.problems).toEqual([])
    const wrong = await preview({ mail: 'reset', language: 'en', text: 'Hello.' })
    expect(wrong.problems).toHaveLength(2)
    expect(wrong.text).not.toContain('Hello.')
    expect((await preview({ mail: 'reset', language: 'zh', text: `您好,${facts}` })).halfWidth).toBe('好,')
  })

  it('go to nobody but who asks, ten times an hour', async () => {
    const asked = { mail: 'reset', language: 'en', text: `A test.\n\n${facts}`, to: 'somebody@example.com' }
    for (let time = 0; time < 10; time += 1)
      expect((await ask('POST', '/mail-texts/test', 'editor', asked)).status).toBe(200)
    expect((await ask('POST', '/mail-texts/test', 'editor', asked)).status).toBe(429)
    const orders = createMailOrders({ payload: test.payload, log, origin })
    while (await orders.writeNext());
    const mails = await readMails(test.payload, 'editor@redirects.example')
    expect(mails).toHaveLength(10)
    expect(mails[0]).toMatchObject({ template: 'mailTest', text: expect.stringMatching(/^A test\./) as string })
    expect(await readMails(test.payload, 'somebody@example.com')).toEqual([])
  })
})

it('27: sender, replies, foot and colours are the company’s', async () => {
  await test.payload.updateGlobal({
    slug: 'site',
    locale: 'en',
    data: {
      mailFooter: '1 Long Street\n<b>Town</b>',
      mailReplyTo: 'hello@example.com',
      mailSender: 'A\r\nBcc: x',
    },
  })
  await test.payload.updateGlobal({ slug: 'brand', data: { main: '#0050b3' } })
  const shown = await preview({ mail: 'reset', language: 'en' })
  expect(shown.html).toContain('background-color:#0050b3')
  expect(shown.html).toContain('&lt;b&gt;Town&lt;/b&gt;')
  expect(shown.text).toMatch(/Replies to this e-mail go to hello@example\.com\.\n.*\n1 Long Street\n<b>Town<\/b>/)
})

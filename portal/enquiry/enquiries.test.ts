import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { consentTexts } from '#domain/enquiry/enquiry.ts'
import { formLife } from '#domain/enquiry/form-token.ts'
import { application, openForm, quotation, readEnquiries } from '../../tests/factories/enquiries.ts'
import { readMails } from '../../tests/factories/members.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { shortestWriting } from './spam.ts'
import { tidyEnquiries } from './tidy.ts'

const test = useTestPortal()
const receiptOf = ({ data }: { data: unknown }) => (data as { receipt?: string } | null)?.receipt
const wrongFields = ({ data }: { data: unknown }) =>
  ((data as { fields?: { path: string }[] } | null)?.fields ?? []).map(({ path }) => path)
/** An address of this test's own. */
const newEmail = () => `${randomUUID()}@example.com`

describe('ecology/apply', () => {
  it('keeps what was written, with the consent word for word, and gives a receipt number', async () => {
    const email = newEmail()
    const token = openForm(test.payload, 'partner')
    const answer = await test.send('ecology/apply', { ...application, email: ` ${email.toUpperCase()} `, token })
    expect(answer.code).toBe('000000')
    expect(receiptOf(answer)).toMatch(/^P-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    const [kept, ...more] = await readEnquiries(test.payload, email)
    expect(more).toEqual([])
    expect(kept).toMatchObject({
      receipt: receiptOf(answer),
      kind: 'partner',
      state: 'new',
      language: 'zh',
      name: application.name,
      company: application.company,
      phone: application.phone,
      message: application.message,
      answers: { partnerClass: 'technology', region: '浙江', site: 'https://jiangnan.example' },
      consent: { version: '2026-11', text: consentTexts['2026-11'].zh },
    })
    expect(Date.now() - Date.parse(kept?.consent?.at ?? '')).toBeLessThan(60_000)
    expect(kept?.details).toContain('Partner class: technology')
  })

  it('a partner class that the content does not have is told at its field', async () => {
    const token = openForm(test.payload, 'partner')
    const answer = await test.send('ecology/apply', { ...application, partnerClass: 'no-such', token })
    expect(answer.code).toBe('000002')
    expect(wrongFields(answer)).toEqual(['partnerClass'])
  })
})

describe('contact/quotation', () => {
  it('keeps what was asked, in the language of the form', async () => {
    const email = newEmail()
    const token = openForm(test.payload, 'quotation')
    const answer = await test.send('contact/quotation', { ...quotation, email, token }, 'en')
    expect(receiptOf(answer)).toMatch(/^Q-/)
    const [kept] = await readEnquiries(test.payload, email)
    expect(kept).toMatchObject({
      kind: 'quotation',
      language: 'en',
      answers: { subject: 'Station S8', quantity: '2', region: 'Bergen' },
      consent: { text: consentTexts['2026-11'].en },
    })
  })
})

describe('what is not taken', () => {
  it('each wrong field is named, and nothing is kept', async () => {
    const email = newEmail()
    const token = openForm(test.payload, 'partner')
    const cases: [Record<string, unknown>, string[]][] = [
      [{ name: ' ' }, ['name']],
      [{ name: 'A\nB' }, ['name']],
      [{ company: 'x'.repeat(201) }, ['company']],
      [{ email: 'lin' }, ['email']],
      [{ email: 'lin@example' }, ['email']],
      [{ phone: 'call me' }, ['phone']],
      [{ site: 'javascript:alert(1)' }, ['site']],
      [{ message: '' }, ['message']],
      [{ message: 'x'.repeat(2001) }, ['message']],
      [{ consent: '' }, ['consent']],
      [{ consent: '1999-01' }, ['consent']],
      [{ name: undefined, region: undefined }, ['name', 'region']],
      [{ company: 'A\u202Egnp.exe' }, ['company']],
    ]
    for (const [fields, wrong] of cases) {
      const answer = await test.send('ecology/apply', { ...application, email, token, ...fields })
      expect([answer.code, wrongFields(answer)], JSON.stringify(fields)).toEqual(['000002', wrong])
    }
    expect(await readEnquiries(test.payload, email)).toEqual([])
  })

  it('a form without token, with an old one, or with another form’s', async () => {
    const email = newEmail()
    const tokens = ['', 'x', openForm(test.payload, 'quotation'), openForm(test.payload, 'partner', formLife + 1000)]
    for (const token of tokens) {
      const answer = await test.send('ecology/apply', { ...application, email, token })
      expect([answer.code, wrongFields(answer)], token).toEqual(['000002', ['token']])
    }
    expect(await readEnquiries(test.payload, email)).toEqual([])
  })
})

describe('a form sent twice', () => {
  it('is one entry with one receipt number and one mail, one after another and at once', async () => {
    const email = newEmail()
    const body = { ...application, email, token: openForm(test.payload, 'partner') }
    const first = await Promise.all(Array.from({ length: 4 }, () => test.send('ecology/apply', body)))
    const again = await test.send('ecology/apply', { ...body, token: openForm(test.payload, 'partner') })
    expect(new Set([...first, again].map(receiptOf)).size).toBe(1)
    expect(receiptOf(again)).toBeDefined()
    expect(await readEnquiries(test.payload, email)).toHaveLength(1)
    expect(await readMails(test.payload, email)).toHaveLength(1)
  })

  it('with a correction is another entry; the same words on another day are too', async () => {
    const email = newEmail()
    const body = { ...application, email, token: openForm(test.payload, 'partner') }
    // As if it had come the day before.
    await test.send('ecology/apply', body)
    const [first] = await readEnquiries(test.payload, email)
    const createdAt = new Date(Date.now() - 25 * 60 * 60_000).toISOString()
    await test.payload.update({ collection: 'enquiries', id: first?.id ?? 0, data: { createdAt } })
    const answers = [
      await test.send('ecology/apply', body),
      await test.send('ecology/apply', { ...body, phone: '+86 571 0000 0001' }),
      { data: first },
    ]
    expect(new Set(answers.map(receiptOf)).size).toBe(3)
  })
})

describe('what looks like a program’s doing', () => {
  const message = 'See https://a.example, https://b.example and www.c.example'
  it.each<[string, object, number]>([
    ['the field that no person sees', { homepage: 'https://spam.example' }, 60_000],
    ['many links', { message }, 60_000],
    ['a name that is an address', { name: 'Win at www.spam.example' }, 60_000],
    ['a form filled in at once', {}, shortestWriting - 1500],
  ])('by %s is told so, and taken like any other once a person confirms it', async (_sign, fields, age) => {
    const email = newEmail()
    const body = { ...application, email, token: openForm(test.payload, 'partner', age), ...fields }
    const doubted = await test.send('ecology/apply', body)
    expect([doubted.code, wrongFields(doubted)]).toEqual(['000002', ['isConfirmed']])
    expect(await readEnquiries(test.payload, email)).toEqual([])
    expect(await readMails(test.payload, email)).toEqual([])
    const confirmed = await test.send('ecology/apply', { ...body, isConfirmed: true })
    expect(receiptOf(confirmed)).toMatch(/^P-/)
    expect(await readEnquiries(test.payload, email)).toMatchObject([{ state: 'new' }])
    // What the receipt promises.
    expect(await readMails(test.payload, email)).toHaveLength(1)
  })

  it('is not a form that stood open while its scripts were on the way', async () => {
    const email = newEmail()
    const { token } = await test.ask('enquiry/token', 'zh', { kind: 'partner', shownFor: shortestWriting })
    expect(receiptOf(await test.send('ecology/apply', { ...application, email, token }))).toMatch(/^P-/)
    const { token: atOnce } = await test.ask('enquiry/token', 'zh', { kind: 'partner' })
    const again = { ...application, email, token: atOnce, message: '另一份' }
    expect(wrongFields(await test.send('ecology/apply', again))).toEqual(['isConfirmed'])
    // A page that stood open for a week has a form that is as good as new.
    const { token: old } = await test.ask('enquiry/token', 'zh', { kind: 'partner', shownFor: 7 * formLife })
    expect(receiptOf(await test.send('ecology/apply', { ...again, token: old }))).toMatch(/^P-/)
  })

  it('is not a message with two links', async () => {
    const email = newEmail()
    const token = openForm(test.payload, 'partner')
    const two = 'https://a.example 和 https://b.example'
    await test.send('ecology/apply', { ...application, email, token, message: two })
    expect(await readEnquiries(test.payload, email)).toMatchObject([{ state: 'new' }])
  })
})

describe('mails', () => {
  const setMailbox = (enquiryEmail: string | null) =>
    test.payload.updateGlobal({ slug: 'site', data: { enquiryEmail }, locale: 'zh' })

  it('go to the person in their language, without a word of the form, and to the company with all of it', async () => {
    const [email, mailbox] = [newEmail(), newEmail()]
    await setMailbox(mailbox)
    const token = openForm(test.payload, 'quotation')
    const message = '<b>Two</b> of them\nby May'
    const answer = await test.send('contact/quotation', { ...quotation, email, message, token }, 'en')
    const [toPerson, ...others] = await readMails(test.payload, email)
    expect(others).toEqual([])
    expect(toPerson).toMatchObject({ template: 'enquiryReceived', language: 'en', state: 'queued' })
    expect(toPerson?.text).toContain(receiptOf(answer))
    for (const word of ['Mara', 'Nordvik', 'Station', 'Two']) expect(toPerson?.text).not.toContain(word)
    const [toCompany] = await readMails(test.payload, mailbox)
    expect(toCompany?.template).toBe('enquiryNew')
    const [kept] = await readEnquiries(test.payload, email)
    for (const word of [
      'Nordvik Marine',
      'Mara',
      email,
      'Station S8',
      'by May',
      `/admin/collections/enquiries/${kept?.id}`,
    ])
      expect(toCompany?.text).toContain(word)
    await setMailbox(null)
  })

  it('reach the mailbox that the settings name; the demo names one for each kind', async () => {
    const [email, settings] = [newEmail(), await test.payload.findGlobal({ slug: 'site', locale: 'zh' })]
    expect(settings).toMatchObject({
      applicationEmail: 'careers@armilla.example',
      securityEmail: 'psirt@armilla.example',
      ticketEmail: 'support@armilla.example',
    })
    await setMailbox('sales@armilla.example')
    await test.send('ecology/apply', { ...application, email, token: openForm(test.payload, 'partner') })
    const told = await readMails(test.payload, 'sales@armilla.example')
    expect(told.filter(({ text }) => text?.includes(email))).toHaveLength(1)
    await setMailbox(null)
  })

  it('are written with the enquiry or not at all', async () => {
    const email = newEmail()
    const { create } = test.payload
    // The outbox fails after the enquiry was written.
    test.payload.create = ((options: { collection: string }) =>
      options.collection === 'mails'
        ? Promise.reject(new Error('disk full'))
        : create.call(test.payload, options as never)) as never
    const token = openForm(test.payload, 'partner')
    const failed = await test.send('ecology/apply', { ...application, email, token })
    test.payload.create = create
    expect(failed.code).toBe('000001')
    expect(await readEnquiries(test.payload, email)).toEqual([])
    expect((await test.send('ecology/apply', { ...application, email, token })).code).toBe('000000')
  })
})

describe('enquiries whose time is over', () => {
  it('are erased after the months of the settings, spam after 30 days', async () => {
    const email = newEmail()
    const send = (fields: object) =>
      test.send('ecology/apply', { ...application, email, token: openForm(test.payload, 'partner'), ...fields })
    await send({})
    await send({ message: '另一份' })
    const [later] = await readEnquiries(test.payload, email)
    await test.payload.update({ collection: 'enquiries', id: later?.id ?? 0, data: { state: 'spam' } })
    const states = async () => (await readEnquiries(test.payload, email)).map(({ state }) => state)
    const day = 24 * 60 * 60_000
    await tidyEnquiries(test.payload, new Date(Date.now() + 29 * day))
    expect(await states()).toEqual(['spam', 'new'])
    await tidyEnquiries(test.payload, new Date(Date.now() + 31 * day))
    expect(await states()).toEqual(['new'])
    await tidyEnquiries(test.payload, new Date(Date.now() + 23 * 30 * day))
    expect(await states()).toEqual(['new'])
    await tidyEnquiries(test.payload, new Date(Date.now() + 25 * 31 * day))
    expect(await states()).toEqual([])
  })
})

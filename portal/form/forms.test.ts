import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { consentTexts, currentConsent } from '#domain/enquiry/enquiry.ts'
import { createFormFiles } from '#portal/form-file/form-files.ts'
import { tidyEnquiries } from '#portal/enquiry/tidy.ts'
import { readEnquiries } from '../../tests/factories/enquiries.ts'
import { pdf } from '../../tests/factories/files.ts'
import { readMails } from '../../tests/factories/members.ts'
import { everyKind, fillForm, makeForm } from '../../tests/factories/own-forms.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const day = 24 * 60 * 60_000
const newEmail = () => `${randomUUID()}@example.com`
const receiptOf = ({ data }: { data: unknown }) => (data as { receipt?: string } | null)?.receipt
const wrongFields = ({ data }: { data: unknown }) =>
  ((data as { fields?: { path: string }[] } | null)?.fields ?? []).map(({ path }) => path)
const send = (body: object) => test.send('form/send', body)

describe('form/detail', () => {
  it('gives a form in the asked language, and the words of the whole site where it has none to agree to', async () => {
    const form = await makeForm(test)
    const shape = await form.read()
    expect(shape).toMatchObject({ lang: 'zh', slug: form.slug, title: mark(form.name, 'zh') })
    expect(shape.fields.map(({ kind, label }) => ({ title: label, kind }))).toEqual(
      everyKind.map(({ kind, title }) => ({ title, kind })),
    )
    expect(shape.consent).toEqual({ version: currentConsent, text: consentTexts[currentConsent].zh })
  })

  it('[L6] has no fields in a language into which it is not translated, and cannot be sent in it', async () => {
    const { name } = await makeRecord(test.payload, 'forms', { zh: 'published' })
    const asked = { id: mark(name, 'zh') }
    expect(await test.ask('form/detail', 'en', asked)).toMatchObject({ lang: 'zh', fields: [] })
    const shape = await test.ask('form/detail', 'zh', asked)
    expect((await test.send('form/send', fillForm(test, shape, newEmail()), 'en')).code).toBe('000003')
  })

  it('a draft is nowhere, and a withdrawn one is gone', async () => {
    for (const state of ['draft', 'withdrawn'] as const) {
      const { id } = await makeRecord(test.payload, 'forms', { zh: state })
      expect((await test.send('form/detail', { id: String(id) })).code, state).toBe('000003')
    }
  })

  it('its version changes with a name, a kind or a choice, and not with a hint', async () => {
    const form = await makeForm(test)
    const before = await form.read()
    const { questions } = await test.payload.findByID({ collection: 'forms', id: form.id, locale: 'zh' })
    const change = async (first: object) => {
      const [row, ...rows] = questions
      const data = { questions: [{ ...row, ...first }, ...rows], _status: 'published' } as never
      await test.payload.update({ collection: 'forms', id: form.id, locale: 'zh', data })
      return form.read()
    }
    const hinted = await change({ hint: '全称' })
    expect([hinted.fields[0]?.hint, hinted.version]).toEqual(['全称', before.version])
    const renamed = await change({ title: '单位' })
    expect(renamed.fields[0]).toMatchObject({ id: before.fields[0]?.id, label: '单位' })
    expect(renamed.version).not.toBe(before.version)
  })
})

describe('form/send', () => {
  it('keeps the answers with the names that they were asked under, and what was agreed to word for word', async () => {
    const email = newEmail()
    const form = await makeForm(test, { consentText: '我同意安排参观。' })
    const shape = await form.read()
    const answer = await send(fillForm(test, shape, email))
    expect(receiptOf(answer)).toMatch(/^F-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    const data = {
      consentText: '别的话',
      questions: [{ title: '别的栏', kind: 'line' }],
      _status: 'published',
    } as never
    await test.payload.update({ collection: 'forms', id: form.id, locale: 'zh', data })
    const [kept] = await readEnquiries(test.payload, email)
    expect(kept).toMatchObject({
      kind: 'form',
      form: { id: form.id },
      consent: { version: shape.consent.version, text: '我同意安排参观。' },
      answers: [
        { label: 'Company', value: '江南机电研究所' },
        { label: 'Visitors', value: '4' },
        { label: 'Day', value: '2027-03-15' },
        { label: 'Language', value: 'English' },
        { label: 'Benches', value: 'Hydraulic、Battery' },
        { label: 'Parking', value: '否' },
      ],
    })
    expect(kept?.details).toContain('Company: 江南机电研究所')
    const again = await form.read()
    expect(again.consent).not.toEqual(shape.consent)
  })

  it('names each field that is wrong, and keeps nothing', async () => {
    const email = newEmail()
    const shape = await (await makeForm(test)).read()
    const good = fillForm(test, shape, email)
    const idOf = (label: string) => shape.fields.find((field) => field.label === label)?.id ?? ''
    const path = (label: string) => `answers.${idOf(label)}`
    const cases: [object, string[]][] = [
      [{ answers: {} }, ['Company', 'Visitors', 'Day', 'Language'].map(path)],
      [{ answers: { ...good.answers, [idOf('Visitors')]: '13' } }, [path('Visitors')]],
      [{ answers: { ...good.answers, [idOf('Language')]: 'English' } }, [path('Language')]],
      [{ consent: currentConsent + 'x' }, ['consent']],
      [{ name: ' ' }, ['name']],
      [{ email: 'lin' }, ['email']],
      [{ version: 'old' }, ['version']],
      [{ token: '' }, ['token']],
      [{ files: ['x'] }, ['files']],
    ]
    for (const [fields, wrong] of cases) {
      const answer = await send({ ...good, ...fields })
      expect([answer.code, wrongFields(answer)], JSON.stringify(fields)).toEqual(['000002', wrong])
    }
    expect(await readEnquiries(test.payload, email)).toEqual([])
  })

  it('sent twice is one, at once and afterwards; two forms with the same answers are two', async () => {
    const email = newEmail()
    const [one, other] = [await makeForm(test), await makeForm(test)]
    const body = fillForm(test, await one.read(), email)
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(body)))
    expect(new Set([...answers, await send(body)].map(receiptOf)).size).toBe(1)
    expect(receiptOf(await send(fillForm(test, await other.read(), email)))).toBeDefined()
    expect(await readEnquiries(test.payload, email)).toHaveLength(2)
  })

  it('a form that was changed or taken down meanwhile is not filed under another meaning', async () => {
    const form = await makeForm(test)
    const body = fillForm(test, await form.read(), newEmail())
    const change = (data: object) => test.payload.update({ collection: 'forms', id: form.id, locale: 'zh', data })
    await change({ questions: [{ title: '别的栏', kind: 'line' }], _status: 'published' })
    expect(wrongFields(await send(body))).toEqual(['version'])
    await test.payload.update({
      collection: 'forms',
      id: form.id,
      data: { _status: 'draft' },
      unpublishAllLocales: true,
    })
    expect((await send(body)).code).toBe('000003')
  })

  it('takes files by a field for them, within its own bounds', async () => {
    const email = newEmail()
    const questions = [{ title: 'Papers', kind: 'file', most: 1 }] as const
    const shape = await (await makeForm(test, {}, questions)).read()
    const files = createFormFiles(test.payload)
    const take = async (word: string) =>
      (await files.take({ kind: 'form', name: `${word}.pdf`, source: Readable.from([pdf(word)]) })).file
    const body = { ...fillForm(test, shape, email), answers: {} }
    expect(wrongFields(await send(body))).toEqual(['files'])
    expect(wrongFields(await send({ ...body, files: [await take('one'), await take('two')] }))).toEqual(['files'])
    expect(receiptOf(await send({ ...body, files: [await take('one')] }))).toMatch(/^F-/)
    expect((await readEnquiries(test.payload, email))[0]?.files).toMatchObject([{ name: 'one.pdf' }])
  })

  it('of 100 fields with names of 120 characters is one form like others', async () => {
    const email = newEmail()
    const title = (index: number) => `${index} ${'问'.repeat(116)}`.slice(0, 120)
    const questions = Array.from({ length: 100 }, (_, index) => ({ title: title(index), kind: 'line' as const }))
    const shape = await (await makeForm(test, {}, questions)).read()
    expect(shape.fields).toHaveLength(100)
    const answers = Object.fromEntries(shape.fields.map(({ id }) => [id, '答'.repeat(200)]))
    expect(await send({ ...fillForm(test, shape, email), answers })).toMatchObject({ code: '000000' })
    expect((await readEnquiries(test.payload, email))[0]?.answers).toHaveLength(100)
  })
})

describe('what a form’s record says', () => {
  it('decides how many web addresses are doubted', async () => {
    const questions = [{ title: 'Words', kind: 'passage' }] as const
    const shapes = {
      usual: await (await makeForm(test, { caution: 'usual' }, questions)).read(),
      strict: await (await makeForm(test, { caution: 'strict' }, questions)).read(),
    }
    const say = (shape: typeof shapes.usual, text: string, own = {}) =>
      send({ ...fillForm(test, shape, newEmail()), answers: { [shape.fields[0]?.id ?? '']: text }, ...own })
    const [one, three] = ['https://a.example', 'https://a.example https://b.example www.c.example']
    expect(receiptOf(await say(shapes.usual, one))).toBeDefined()
    expect(wrongFields(await say(shapes.usual, three))).toEqual(['isConfirmed'])
    expect(wrongFields(await say(shapes.strict, one))).toEqual(['isConfirmed'])
    expect(receiptOf(await say(shapes.strict, one, { isConfirmed: true }))).toBeDefined()
  })

  it('decides who is told: its receivers and not the mailbox, and the person only where it says so', async () => {
    const address = newEmail()
    const data = { email: address, password: randomUUID(), name: 'Receiver', roles: ['editor'] } as never
    const { id: receiver } = await test.payload.create({ collection: 'users', data })
    const email = newEmail()
    const form = await makeForm(test, { receivers: [receiver], hasReceiptMail: false })
    await send(fillForm(test, await form.read(), email))
    const [told, ...others] = await readMails(test.payload, address)
    expect(others).toEqual([])
    expect(told?.text).toContain('Company：江南机电研究所')
    expect(await readMails(test.payload, email)).toEqual([])
    expect((await readEnquiries(test.payload, email))[0]).toMatchObject({ assignees: [{ id: receiver }] })
    const kind = await makeForm(test)
    await send(fillForm(test, await kind.read(), email))
    expect(await readMails(test.payload, email)).toHaveLength(1)
  })

  it('decides how long what came is kept, as it was said when it came', async () => {
    const [short, long] = [newEmail(), newEmail()]
    const form = await makeForm(test, { keepDays: 10 })
    await send(fillForm(test, await form.read(), short))
    const later = await makeForm(test, { keepDays: 1000 })
    await send(fillForm(test, await later.read(), long))
    const data = { keepDays: 2, _status: 'published' } as never
    await test.payload.update({ collection: 'forms', id: form.id, locale: 'zh', data })
    const left = async () =>
      (await Promise.all([short, long].map((each) => readEnquiries(test.payload, each)))).map(({ length }) => length)
    await tidyEnquiries(test.payload, new Date(Date.now() + 9 * day))
    expect(await left()).toEqual([1, 1])
    await tidyEnquiries(test.payload, new Date(Date.now() + 11 * day))
    expect(await left()).toEqual([0, 1])
    // Longer than the site keeps other enquiries: the form’s own word holds.
    await tidyEnquiries(test.payload, new Date(Date.now() + 999 * day))
    expect(await left()).toEqual([0, 1])
    await tidyEnquiries(test.payload, new Date(Date.now() + 1001 * day))
    expect(await left()).toEqual([0, 0])
  })
})

import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { exportEnquiries } from '#content/enquiry-export.ts'
import type { Locale } from '#lib/locale.ts'
import { openForm, readEnquiries } from '../../tests/factories/enquiries.ts'
import { readMails } from '../../tests/factories/members.ts'
import { rowOf, useSiteForms } from '../../tests/factories/site-forms.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { tidyEnquiries } from './tidy.ts'

const test = useTestPortal()
const { ask, open, publish, readForm } = useSiteForms(test)

const day = 24 * 60 * 60_000
const newEmail = () => `${randomUUID()}@example.com`
const question = { title: '单位人数', kind: 'number', least: 1, isRequired: true, hint: '大约即可' }

const message = (email: string, own: object = {}) => ({
  name: '林夏',
  email,
  subject: '参观',
  message: '三月在杭州。',
  consent: '2026-11',
  token: openForm(test.payload, 'contact'),
  ...own,
})
const send = (body: object, locale: Locale = 'zh') => test.send('contact/message', body, locale)
const faultsIn = ({ data }: { data: unknown }) =>
  (data as { fields?: { path: string; message: string }[] } | null)?.fields ?? []
const receiptOf = ({ data }: { data: unknown }) => (data as { receipt?: string } | null)?.receipt

describe('27: a form that editors worded', () => {
  it('is on its page once it is published, in its language alone, and as it was when it is withdrawn', async () => {
    const id = await open()
    const data = {
      heading: '写信给我们',
      wordings: [rowOf('subject', { words: '关于什么', hint: '一句话' }), rowOf('phone', { use: 'hidden' })],
      questions: [question],
      consentText: '我同意你们联系我。',
    }
    await ask('PATCH', `/site-forms/${id}?draft=true&locale=zh`, 'editor', data)
    expect(await readForm()).toBeUndefined()
    expect((await publish(id, data)).status).toBe(200)
    expect(await readForm()).toMatchObject({
      heading: '写信给我们',
      words: { subject: { label: '关于什么', hint: '一句话' } },
      hidden: ['phone'],
      required: [],
      fields: [{ kind: 'number', label: '单位人数', hint: '大约即可', isRequired: true }],
      consent: { text: '我同意你们联系我。' },
    })
    expect(await readForm('contact', 'en')).toBeUndefined()
    expect(await readForm('partner')).toBeUndefined()
    await ask('PATCH', `/site-forms/${id}?locale=zh&unpublishAllLocales=true`, 'publisher', { _status: 'draft' })
    expect(await readForm()).toBeUndefined()
  })

  it('a visitor reads of a draft nothing, and what is published without its receivers', async () => {
    const id = await open()
    await ask('PATCH', `/site-forms/${id}?draft=true&locale=zh`, 'editor', { heading: 'secret' })
    expect((await ask('GET', '/site-forms?locale=zh&draft=true', 'nobody')).text).not.toContain('secret')
  })

  it('is judged by its call: fields of its own, required ones, consent, and what it does not have', async () => {
    const id = await open()
    await publish(id, {
      wordings: [rowOf('company', { use: 'required' })],
      questions: [question],
      consentText: '我同意你们联系我。',
    })
    const form = await readForm()
    const [own] = form?.fields ?? []
    const [path, consent] = [`answers.${own?.id}`, form?.consent?.version]
    const email = newEmail()
    const good = { consent, company: '江南', answers: { [own?.id ?? '']: '12' } }
    const cases: [object, [string, string, string][]][] = [
      [{ ...good, answers: {} }, [[path, '请填写这一栏。', 'Please fill in this field.']]],
      [
        { ...good, answers: { [own?.id ?? '']: '0' } },
        [[path, '请填写不小于1的数字。', 'Enter a number of at least 1.']],
      ],
      [{ ...good, company: ' ' }, [['company', '请填写这一栏。', 'Please fill in this field.']]],
      [
        { ...good, consent: '2026-11' },
        [['consent', '条款已更新，请重新勾选', 'The terms have changed. Please tick the box again']],
      ],
      [
        { ...good, answers: { ...good.answers, state: 'done' } },
        [['answers.state', '这张表单没有这一栏', 'This form has no such field']],
      ],
      [
        { ...good, formVersion: 'usual' },
        [
          [
            'formVersion',
            '这张表单刚刚改过，请按新的内容核对后再提交',
            'This form has just been changed. Please check it and send it again',
          ],
        ],
      ],
    ]
    await publish(
      id,
      { questions: [{ ...question, id: own?.id, title: 'Staff' }], consentText: 'Agreed' },
      { locale: 'en' },
    )
    const english = await readForm('contact', 'en')
    for (const [fields, wrong] of cases) {
      const answer = await send(message(email, fields))
      expect([answer.code, faultsIn(answer).map((each) => [each.path, each.message])]).toEqual([
        '000002',
        wrong.map(([at, zh]) => [at, zh]),
      ])
      const inEnglish = {
        ...fields,
        ...('consent' in fields && fields.consent === consent && { consent: english?.consent?.version }),
      }
      const other = await send(message(email, inEnglish), 'en')
      expect(faultsIn(other).map((each) => [each.path, each.message])).toEqual(wrong.map(([at, , en]) => [at, en]))
    }
    expect(await readEnquiries(test.payload, email)).toEqual([])
    expect(receiptOf(await send(message(email, { ...good, formVersion: form?.version })))).toMatch(/^M-/)
  })

  it('keeps the answers in the words they were asked in: in the admin, the export and the mail, and nothing else that was sent', async () => {
    const id = await open()
    await publish(id, { questions: [question], consentText: '我同意你们联系我。', keepDays: 10, caution: 'strict' })
    const form = await readForm()
    const own = form?.fields[0]?.id ?? ''
    const email = newEmail()
    const body = message(email, {
      consent: form?.consent?.version,
      answers: { [own]: '12' },
      // What no form has is not stored, whatever it is called.
      state: 'done',
      notes: 'x',
      receipt: 'M-0000-0000',
      eraseAt: '2099-01-01',
      assignees: [1],
      form: 1,
      own: [{ label: 'x', value: 'y' }],
      added: [{ label: 'x', value: 'y' }],
    })
    const receipt = receiptOf(await send(body))
    await publish(id, { questions: [{ title: '别的', kind: 'line' }], keepDays: 900 })
    const [kept, ...more] = await readEnquiries(test.payload, email)
    expect(more).toEqual([])
    expect(kept).toMatchObject({
      receipt,
      kind: 'contact',
      state: 'new',
      assignees: [],
      answers: { subject: '参观', added: [{ label: '单位人数', value: '12' }] },
      consent: { version: form?.consent?.version, text: '我同意你们联系我。' },
    })
    expect(kept).not.toMatchObject({ notes: 'x' })
    expect(Date.parse(kept?.eraseAt ?? '') - Date.now()).toBeLessThan(11 * day)
    expect(kept?.details).toMatch(/Subject: 参观\n单位人数: 12$/)
    const { docs } = await test.payload.find({ collection: 'users', where: { roles: { contains: 'agent' } }, limit: 1 })
    const req = await createLocalReq({ user: { ...docs[0], collection: 'users' } as never }, test.payload)
    req.query = { kind: 'contact' }
    expect(await (await exportEnquiries.handler(req)).text()).toContain('单位人数: 12')
    await tidyEnquiries(test.payload, new Date(Date.now() + 9 * day))
    expect(await readEnquiries(test.payload, email)).toHaveLength(1)
    await tidyEnquiries(test.payload, new Date(Date.now() + 11 * day))
    expect(await readEnquiries(test.payload, email)).toEqual([])
  })

  it('tells its receivers in the place of the mailbox, and the person only where it should', async () => {
    const [to, email] = [newEmail(), newEmail()]
    const data = { email: to, password: randomUUID(), name: 'Receiver', roles: ['agent'] } as never
    const user = await test.payload.create({ collection: 'users', data })
    const id = await open()
    const own = { receivers: [user.id], questions: [question], hasReceiptMail: false }
    expect((await publish(id, own, { who: 'administrator' })).status).toBe(200)
    const form = await readForm()
    await send(message(email, { answers: { [form?.fields[0]?.id ?? '']: '12' } }))
    expect((await readMails(test.payload, to)).map(({ text }) => text)).toEqual([
      expect.stringContaining('单位人数：12') as string,
    ])
    expect(await readMails(test.payload, email)).toEqual([])
  })

  it('asks a person to confirm at the first address where it is strict, in its own fields too', async () => {
    const id = await open()
    await publish(id, { caution: 'strict', questions: [{ title: '网址', kind: 'line' }] })
    const own = (await readForm())?.fields[0]?.id ?? ''
    const body = message(newEmail(), { answers: { [own]: 'https://a.example' } })
    expect(faultsIn(await send(body)).map(({ path }) => path)).toEqual(['isConfirmed'])
    expect(receiptOf(await send({ ...body, isConfirmed: true }))).toBeDefined()
  })

  it('sent twice is one, and with another answer two', async () => {
    const id = await open()
    await publish(id, { questions: [question] })
    const own = (await readForm())?.fields[0]?.id ?? ''
    const email = newEmail()
    for (const answer of ['12', '12', '13']) await send(message(email, { answers: { [own]: answer } }))
    expect(await readEnquiries(test.payload, email)).toHaveLength(2)
  })
})

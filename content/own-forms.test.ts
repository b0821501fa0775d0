import { randomUUID } from 'node:crypto'
import { createLocalReq, type Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillForm, makeForm } from '../tests/factories/own-forms.ts'
import { readEnquiries } from '../tests/factories/enquiries.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { roles, type Role } from './access/roles.ts'
import { exportEnquiries } from './enquiry-export.ts'

const test = useTestPortal()
const refused = /not allowed|Forbidden|Unauthorized/i
const email = `${randomUUID()}@example.com`
let form: Awaited<ReturnType<typeof makeForm>>
let other: typeof form
let receiver: { id: number }
let otherReceiver: { id: number }
let id: number

const hire = async (role: Role) => {
  const data = { email: `${randomUUID()}@example.com`, password: randomUUID(), name: 'Hired', roles: [role] } as never
  return test.payload.create({ collection: 'users', data })
}
const as = (user: object | undefined) =>
  ({ collection: 'enquiries', overrideAccess: false, user: user as never }) as const
const staff = (role: Role, number = 1) => ({ id: number, collection: 'users', roles: [role] })

beforeAll(async () => {
  receiver = await hire('editor')
  otherReceiver = await hire('editor')
  form = await makeForm(test, { receivers: [receiver.id] })
  other = await makeForm(test, { receivers: [otherReceiver.id] })
  await test.send('form/send', fillForm(test, await form.read(), email))
  await test.send('form/send', fillForm(test, await other.read(), `${randomUUID()}@example.com`))
  id = (await readEnquiries(test.payload, email))[0]?.id ?? 0
})

/** What somebody gets of the entry by whichever way it is asked for. */
async function seen(user: object | undefined) {
  const ways: { where?: Where; sort?: string }[] = [
    {},
    { where: { form: { equals: form.id } } },
    { where: { email: { equals: email } } },
    { sort: 'email' },
  ]
  const found = await Promise.all(
    ways.map((way) =>
      test.payload
        .find({ ...as(user), ...way, limit: 0, depth: 2 })
        .then(({ docs }) => docs.some((each) => each.id === id))
        .catch((error: Error) => (refused.test(error.message) ? false : Promise.reject(error))),
    ),
  )
  const byNumber = await test.payload.findByID({ ...as(user), id }).catch(() => undefined)
  return [...found, byNumber !== undefined]
}

async function exported(user: object | undefined) {
  const req = await createLocalReq({ user: user as never }, test.payload)
  req.query = { form: String(form.id) }
  const answer = await Promise.resolve(exportEnquiries.handler(req)).catch(() => undefined)
  return answer instanceof Response && (await answer.text()).includes(email)
}

describe('what came by a form of the company’s own', () => {
  it('is nobody’s, and no member’s', async () => {
    for (const user of [undefined, { id: 1, email, collection: 'members', roles: ['administrator'] }]) {
      expect(await seen(user)).not.toContain(true)
      expect(await exported(user)).toBe(false)
    }
  })

  it.each(roles.filter((role) => role !== 'administrator'))(
    'is none of a %s’s business by the role alone',
    async (role) => {
      // A number that no form names.
      expect(await seen(staff(role, 987_654))).not.toContain(true)
      expect(await exported(staff(role, 987_654))).toBe(false)
    },
  )

  it('is its receiver’s and the administrators’, and not another form’s receiver’s', async () => {
    expect(await seen(staff('editor', receiver.id))).not.toContain(false)
    expect(await exported(staff('editor', receiver.id))).toBe(true)
    expect(await seen(staff('administrator'))).not.toContain(false)
    expect(await seen(staff('editor', otherReceiver.id))).not.toContain(true)
    expect(await exported(staff('editor', otherReceiver.id))).toBe(false)
    const { docs } = await test.payload.find({ ...as(staff('editor', otherReceiver.id)), limit: 0 })
    expect(docs.map(({ form: of }) => (typeof of === 'object' ? of?.id : of))).toEqual([other.id])
  })

  it('is not to be found out through the answers or the receivers by who may not read it', async () => {
    const user = as(staff('editor', otherReceiver.id))
    for (const where of [{ answers: { like: '江南' } }, { 'form.receivers': { equals: receiver.id } }]) {
      const found = await test.payload.find({ ...user, where: where as never, limit: 0 }).catch(() => ({ docs: [] }))
      expect(found.docs.map((each) => each.id)).not.toContain(id)
    }
  })

  it('has a state and notes for its receiver, and nothing else to change', async () => {
    const user = as(staff('editor', receiver.id))
    await test.payload.update({ ...user, id, data: { state: 'working', name: 'x', form: other.id } as never })
    expect((await readEnquiries(test.payload, email))[0]).toMatchObject({
      state: 'working',
      name: '林夏',
      form: { id: form.id },
    })
    await expect(test.payload.delete({ ...user, id })).rejects.toThrow(refused)
    const stranger = as(staff('editor', otherReceiver.id))
    await expect(test.payload.update({ ...stranger, id, data: { state: 'done' } })).rejects.toThrow(refused)
    expect((await readEnquiries(test.payload, email))[0]?.state).toBe('working')
  })

  it('is not opened by a draft that names somebody', async () => {
    const data = { receivers: [receiver.id, otherReceiver.id] }
    await test.payload.update({ collection: 'forms', id: form.id, locale: 'zh', draft: true, data })
    expect(await seen(staff('editor', otherReceiver.id))).not.toContain(true)
  })

  it('names its receivers to staff alone', async () => {
    const shown = await test.payload.findByID({ collection: 'forms', id: form.id, overrideAccess: false, depth: 0 })
    expect(shown).not.toHaveProperty('receivers')
  })
})

describe('a form that cannot be sent by anybody', () => {
  const words = { title: 'x', summary: 'x', keepDays: 30, caution: 'usual', _status: 'published' }
  it.each<[string, object, string, RegExp, RegExp]>([
    ['without fields', { questions: [] }, 'questions', /至少要有一栏/, /at least one field/],
    [
      'with two fields of one name',
      { questions: [1, 2].map(() => ({ title: '单位', kind: 'line' })) },
      'questions.0.title',
      /另一栏也叫/,
      /Another field/,
    ],
    [
      'with a choice without choices',
      { questions: [{ title: '语言', kind: 'choice', choices: [] }] },
      'questions.0.choices',
      /至少写一个选项/,
      /at least one choice/,
    ],
    [
      'with two fields for files',
      { questions: ['a', 'b'].map((title) => ({ title, kind: 'file' })) },
      'questions.0.kind',
      /只能有一栏文件/,
      /one field for files/,
    ],
    [
      'with bounds that nothing meets',
      { questions: [{ title: '人数', kind: 'number', least: 5, most: 2 }] },
      'questions.0.most',
      /不能小于/,
      /Can’t be less/,
    ],
  ])('%s is a draft and no more, and its field says why', async (_title, own, path, zh, en) => {
    for (const [language, said] of [
      ['zh', zh],
      ['en', en],
    ] as const) {
      const req = await createLocalReq({ user: staff('publisher') as never }, test.payload)
      req.i18n.language = language
      const data = { ...words, slug: `wrong-${randomUUID().slice(0, 8)}`, ...own } as never
      const asked = { collection: 'forms', locale: 'zh', data, req } as const
      const error = await test.payload.create(asked).catch((refusal: unknown) => refusal)
      const { errors = [] } = (error as { data?: { errors?: { path: string; message: string }[] } }).data ?? {}
      expect(errors.find((each) => each.path === path)?.message, language).toMatch(said)
    }
    const draft = { ...words, slug: `draft-${randomUUID().slice(0, 8)}`, ...own, _status: 'draft' } as never
    await expect(
      test.payload.create({ collection: 'forms', locale: 'zh', draft: true, data: draft }),
    ).resolves.toBeDefined()
  })
})

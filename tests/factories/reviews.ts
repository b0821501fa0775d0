import { handleEndpoints, type Payload } from 'payload'
import { demoPassword } from '../setup/template.ts'
import { type Role, roles } from '#content/access/roles.ts'
import type { RecordReviews } from '#content/review/describe.ts'
import type { Review } from '#content/review/review.ts'
import type { Locale } from '#lib/locale.ts'
import { makeRecord, type States } from './records.ts'

interface StaffMember {
  id: number
  email: string
  token: string
}

/** Somebody of the staff who is signed in. */
async function makeStaff(payload: Payload, name: string, role: Role): Promise<StaffMember> {
  const email = `${name}@review.example`
  const data = { email, password: demoPassword, name, roles: [role] }
  const { id } = await payload.create({ collection: 'users', data })
  const { token } = await payload.login({ collection: 'users', data: { email, password: demoPassword } })
  return { id, email, token: String(token) }
}

/** One of each role, and a second editor and publisher. */
async function makeEverybody(payload: Payload): Promise<Map<string, StaffMember>> {
  const people = new Map<string, StaffMember>()
  for (const role of roles) people.set(role, await makeStaff(payload, role, role))
  for (const role of ['editor', 'publisher'] as const)
    people.set(`second ${role}`, await makeStaff(payload, `second-${role}`, role))
  return people
}

type Answer = RecordReviews & { status: number; faults: string[]; errors?: { message: string }[] }

/** The admin's REST interface, as its route answers. */
export async function askAdmin(
  path: string,
  {
    body,
    language = 'en',
    method,
    token,
  }: { token?: string | undefined; body?: object; language?: Locale; method?: string },
): Promise<Answer> {
  const { default: config } = await import('#content/payload.config.ts')
  const request = new Request(`http://localhost/admin/api/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(token !== undefined && { authorization: `JWT ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const response = await handleEndpoints({ config, request })
  return { ...((await response.json()) as Answer), status: response.status }
}

type Who = string

/** A news item that is published in Chinese, with a draft of each language by the editor, and what is asked about it. */
export function openReviews(payload: () => Payload) {
  let people = new Map<string, StaffMember>()
  let id = 0
  const tokenOf = (who: Who) => people.get(who)?.token
  const userOf = (who: Who) => ({ id: people.get(who)?.id ?? 0, collection: 'users' as const, roles: [who] }) as never
  const ask = (way: string, who: Who, body?: object) =>
    askAdmin(`reviews${way}`, { token: tokenOf(who), ...(body && { body }) })
  const subject = (locale: Locale, more: object = {}) => ({ source: 'news', record: id, locale, ...more })
  const read = (who = 'publisher') => ask(`/of?source=news&record=${id}`, who)
  const stateOf = async (locale: Locale, who = 'publisher') =>
    (await read(who)).languages.find((each) => each.locale === locale)
  const write = (who: Who, locale: Locale, title: string) =>
    payload().update({
      collection: 'news',
      id,
      locale,
      draft: true,
      data: { title, _status: 'draft' },
      user: userOf(who),
      overrideAccess: false,
    })
  return {
    id: () => id,
    emailOf: (who: Who) => people.get(who)?.email,
    tokenOf,
    userOf,
    ask,
    subject,
    read,
    stateOf,
    write,
    makePeople: async () => {
      people = await makeEverybody(payload())
    },
    makeNews: async (states: States = { zh: 'published', en: 'draft' }) => {
      id = Number((await makeRecord(payload(), 'news', states)).id)
    },
    writeBoth: async () => {
      await write('editor', 'zh', '新的中文')
      await write('editor', 'en', 'New English')
    },
    handIn: (who = 'editor', locales: Locale[] = ['en'], note = 'Please look') =>
      ask('/hand-in', who, { source: 'news', record: id, locales, note }),
    approve: async (who = 'publisher', locale: Locale = 'en', next: unknown = 'nothing') =>
      ask('/approve', who, subject(locale, { digest: (await stateOf(locale))?.digest, next })),
    giveBack: (who = 'publisher', remarks: object[] = [{ text: 'Shorter, please', field: 'title' }]) =>
      ask('/return', who, subject('en', { remarks })),
    stored: async () => {
      const where = { record: { equals: id } }
      const asked = { collection: 'reviews', where, sort: 'id', depth: 0, showHiddenFields: true } as const
      return (await payload().find(asked)).docs as Review[]
    },
  }
}

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLocalReq, handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../tests/factories/records.ts'
import { signInStaff } from '../../tests/factories/staff-tokens.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { roles } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'
import { env, parseEnv } from '#lib/env.ts'
import { holdFile } from '#domain/storage/held-files.ts'
import { formFileFolder } from '#domain/storage/private-files.ts'
import { checkAccounts } from './accounts.ts'
import { checkContent } from './content.ts'
import { checkData } from './data.ts'
import type { Examination } from './examine.ts'
import type { Check, Examined } from './finding.ts'
import { checkMail } from './mail.ts'
import { queueNames, readQueues } from './queues.ts'

const test = useTestPortal()
let tokens = new Map<string, string>()
const day = 24 * 60 * 60_000

beforeAll(async () => {
  tokens = await signInStaff(test.payload, 'doctor.example')
})

async function examined(variables: Record<string, string> = {}, now = Date.now()): Promise<Examined> {
  const { docs } = await test.payload.find({
    collection: 'users',
    where: { email: { equals: 'administrator@doctor.example' } },
  })
  const user = { ...docs[0]!, collection: 'users' as const }
  const req = await createLocalReq({ user }, test.payload)
  return {
    env: parseEnv({ DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR, ...variables }),
    content: { payload: test.payload, req },
    now,
  }
}

/** The names of what a check finds, with their levels. */
async function findWith(check: Check, ...given: Parameters<typeof examined>): Promise<Record<string, string>> {
  const findings = await check(await examined(...given))
  return Object.fromEntries(findings.map(({ level, name }) => [name, level]))
}

async function askAs(who: string) {
  const { default: config } = await import('#content/payload.config.ts')
  const token = tokens.get(who)
  const request = new Request('http://localhost/admin/api/doctor', {
    headers: token === undefined ? {} : { authorization: `JWT ${token}` },
  })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, body: (await response.json()) as { examinations?: Examination[] } }
}

describe('27: the site doctor', () => {
  it('is for administrators alone', async () => {
    expect((await askAs('nobody')).status).toBe(403)
    for (const role of roles) {
      const { body, status } = await askAs(role)
      expect(status, role).toBe(role === 'administrator' ? 200 : 403)
      expect(body.examinations !== undefined, role).toBe(role === 'administrator')
    }
  })

  it('answers with every subject, both languages in each text, and no check that fails', async () => {
    const { examinations = [] } = (await askAs('administrator')).body
    expect(examinations.map(({ name }) => name)).toEqual([
      'address',
      'mail',
      'data',
      'accounts',
      'operation',
      'content',
    ])
    const findings = examinations.flatMap((each) => each.findings)
    expect(findings.map(({ name }) => name)).toEqual(expect.arrayContaining(['no-address', 'no-mail-server']))
    expect(findings.map(({ name }) => name)).not.toContain('not-checked')
    for (const { fix, name, said } of findings)
      for (const text of [said, fix]) {
        expect(text.zh, name).toMatch(/\p{Script=Han}/u)
        expect(text.en, name).not.toMatch(/\p{Script=Han}/u)
      }
  })

  it('says which mails wait and which failed, and for how long they may', async () => {
    expect(await findWith(checkMail)).toEqual({ 'no-mail-server': 'error' })
    const times = { nextAt: new Date().toISOString(), expiresAt: new Date(Date.now() + day).toISOString() }
    const mail = { to: 'someone@doctor.example', template: 'confirm', language: 'zh', state: 'queued', ...times }
    const create = (data: object) =>
      openCollections(test.payload).create({ collection: 'mails', data, overrideAccess: true })
    await create(mail)
    expect(await findWith(checkMail)).toEqual({ 'no-mail-server': 'error' })
    expect(await findWith(checkMail, {}, Date.now() + 2 * 60 * 60_000)).toMatchObject({ 'mails-wait': 'error' })
    await create({ ...mail, state: 'refused' })
    expect(await findWith(checkMail)).toMatchObject({ 'mails-failed': 'warning' })
  })

  it('reads what waits in each queue, since when, and nothing that is done', async () => {
    const now = Date.now()
    const before = await readQueues(test.payload, now)
    expect(Object.keys(before.queues)).toEqual([...queueNames])
    const create = (collection: string, data: object) =>
      openCollections(test.payload).create({ collection, data, overrideAccess: true })
    const at = (milliseconds: number) => new Date(now + milliseconds).toISOString()
    const mail = {
      to: 'someone@doctor.example',
      template: 'confirm',
      language: 'zh',
      nextAt: at(0),
      expiresAt: at(day),
    }
    for (const state of ['ordered', 'queued', 'sent', 'refused', 'expired']) await create('mails', { ...mail, state })
    for (const [state, time] of [
      ['planned', -7 * day],
      ['planned', day],
      ['done', -7 * day],
    ] as const)
      await create('plans', { name: state, at: at(time), state, items: [] })
    for (const state of ['waiting', 'dismissed']) await create('desk-inbox', { state, key: `queue-${state}` })
    await openAsk(test.payload)("INSERT INTO portico_search_queue (kind, record) VALUES ('news', 1)")
    await openAsk(test.payload)("UPDATE portico_published_state SET shape = 'old' WHERE collection = 'news'")
    await mkdir(formFileFolder(), { recursive: true })
    for (const name of ['waits', 'infected']) await holdFile(join(formFileFolder(), name))
    await writeFile(join(formFileFolder(), 'waits'), 'scan me')
    const { failedMails, queues } = await readQueues(test.payload, now)
    expect(failedMails - before.failedMails).toBe(2)
    const grown = Object.fromEntries(
      queueNames.map((name) => [name, queues[name].length - before.queues[name].length] as const),
    )
    expect(grown).toEqual({ mails: 2, search: 1, published: 1, plans: 1, desk_inbox: 1, scan: 1 })
    expect(queues.plans.oldest).toBe(now - 7 * day)
    for (const name of ['mails', 'desk_inbox', 'scan'] as const)
      expect(Math.abs((queues[name].oldest ?? 0) - now), name).toBeLessThan(60 * 60_000)
    const late = { 'plans-late': 'error' }
    expect(await findWith(checkData)).toMatchObject(late)
    expect(await findWith(checkData)).not.toHaveProperty('files-held')
    expect(await findWith(checkData, {}, now + 60 * 60_000)).toMatchObject({ ...late, 'files-held': 'error' })
  })

  it('counts accounts that a password alone opens, until a second factor is asked of all', async () => {
    expect(await findWith(checkAccounts)).toMatchObject({ 'no-second-factor': 'warning' })
    expect(await findWith(checkAccounts, { STAFF_SECOND_FACTOR: 'on' })).not.toHaveProperty('no-second-factor')
  })

  it('knows the accounts of the demo by their password', async () => {
    const password = { PORTICO_DEMO_PASSWORD: 'a-password-of-the-demo' }
    expect(await findWith(checkAccounts, password)).toMatchObject({ 'demo-accounts': 'note' })
    const address = { PUBLIC_URL: 'https://www.portico.dev' }
    expect(await findWith(checkAccounts, { ...password, ...address })).toMatchObject({ 'demo-accounts': 'error' })
  })

  it('misses filing numbers in China alone, and legal texts in each language', async () => {
    const before = await test.payload.findGlobal({ slug: 'site', depth: 0 })
    expect(await findWith(checkContent)).not.toHaveProperty('no-filing')
    const change = (data: object) => test.payload.updateGlobal({ slug: 'site', data, locale: 'zh' })
    await change({ icp: '', country: 'CN' })
    expect(await findWith(checkContent)).toMatchObject({ 'no-filing': 'error' })
    await change({ country: 'DE' })
    expect(await findWith(checkContent)).not.toHaveProperty('no-filing')
    await change({ country: 'CN', icp: '京ICP备00000000号-1', publicSecurity: '' })
    expect(await findWith(checkContent)).toMatchObject({ 'no-filing': 'warning' })
    await change({ timeZone: 'Asia/Atlantis' })
    expect(await findWith(checkContent)).toMatchObject({ 'time-zone': 'error' })
    await change({ icp: before.icp, publicSecurity: before.publicSecurity, timeZone: before.timeZone })
    expect(await findWith(checkContent)).not.toHaveProperty('legal-texts')
    // Before any of them was in effect.
    expect(await findWith(checkContent, {}, Date.parse('2000-01-01'))).toMatchObject({ 'legal-texts': 'error' })
  })

  it('counts records without English, which its list has', async () => {
    const { content } = await examined()
    const countIn = async () => {
      const found = (await checkContent({ ...(await examined()), content })).find(
        ({ name }) => name === 'translations-missing',
      )
      return Number(/^\d+/.exec(found?.said.en ?? '0')?.[0])
    }
    const before = await countIn()
    await makeRecord(test.payload, 'news', { zh: 'published' })
    expect(await countIn()).toBe(before + 1)
  })

  it('notices a clock behind what was already written', async () => {
    await openAsk(test.payload)('SELECT 1')
    expect(await findWith(checkData)).not.toHaveProperty('clock-went-back')
    expect(await findWith(checkData, {}, Date.now() - day)).toMatchObject({ 'clock-went-back': 'error' })
  })

  it('says that the database is away, and looks at the rest', async () => {
    const away = { ...(await examined()), content: undefined }
    const names = (await checkData(away)).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['database-away', 'no-backup']))
    expect(await checkContent(away)).toEqual([])
    expect((await checkMail(away)).map(({ name }) => name)).toEqual(['no-mail-server'])
  })
})

import { join } from 'node:path'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKind } from '#content/database.ts'
import { env } from '#lib/env.ts'
import { closePayload, createEmptyDatabase, openPayload } from '../tests/setup/portal.ts'
import { migrate, type Migration, readMigrations } from './migrate.ts'

interface Runner {
  run?: (query: unknown) => Promise<{ rows: unknown[] }>
  execute?: (query: unknown) => Promise<{ rows: unknown[] }>
}
/** Asks the database itself; the two adapters name it differently. */
async function ask(payload: Payload, text: string): Promise<unknown[]> {
  const runner = (payload.db as unknown as { drizzle: Runner }).drizzle
  const query = sql.raw(text)
  return ((await (runner.run?.(query) ?? runner.execute?.(query))) ?? { rows: [] }).rows
}

let payload: Payload
let migrations: Migration[]

/** What an installation has that saved its settings before they had drafts. */
async function fillAsBefore(): Promise<void> {
  const add = (table: string, columns: string, ...rows: string[]) =>
    ask(payload, `insert into ${table} (${columns}) values ${rows.map((row) => `(${row})`).join(', ')}`)
  const day = (number: number) => `'2026-11-0${number}T00:00:00.000Z'`
  await add('site', 'id, slug, enquiry_months, application_months, email', `1, 'armilla', 24, 6, 'a@b.example'`)
  const texts = 'name, short_name, description, _locale, _parent_id'
  await add('site_locales', texts, `'浑仪', '浑', '描述', 'zh', 1`, `'Armilla', 'A', 'Text', 'en', 1`)
  await add('site_phones', '_order, _parent_id, id', `1, 1, 'phone'`)
  await add('site_phones_locales', 'purpose, phone, _locale, _parent_id', `'销售', '1', 'zh', 'phone'`)
  for (const number of [1, 2])
    await add(
      '_site_v',
      'version_slug, version_enquiry_months, version_application_months, created_at, updated_at',
      `'v${number}', 24, 6, ${day(number)}, ${day(number)}`,
    )
  const versions = 'version_name, version_short_name, version_description, _locale, _parent_id'
  await add('_site_v_locales', versions, `'旧', '旧', '旧', 'zh', 1`, `'浑仪', '浑', '描述', 'zh', 2`)
  await add('navigation', 'id', '1')
  await add('navigation_first', '_order, _parent_id, id, target', `1, 1, 'one', '/news'`)
  await add('navigation_first_locales', 'title, _locale, _parent_id', `'新闻', 'zh', 'one'`, `'News', 'en', 'one'`)
  await add('navigation_first_children', '_order, _parent_id, id, target', `1, 'one', 'two', '/case'`)
  await add('navigation_first_children_locales', 'title, _locale, _parent_id', `'案例', 'zh', 'two'`)
}

beforeAll(async () => {
  await createEmptyDatabase()
  payload = await openPayload()
  migrations = await readMigrations(join(import.meta.dirname, 'migrations', databaseKind(env)))
  const own = migrations.findIndex(({ name }) => name.endsWith('_settings'))
  expect(own).toBeGreaterThan(0)
  await migrate(payload, migrations.slice(0, own))
  await fillAsBefore()
  await migrate(payload, migrations)
}, 240_000)
afterAll(() => closePayload(payload))

const read = (slug: 'site' | 'navigation' | 'about-page', draft: boolean) =>
  payload.findGlobal({ slug, draft, locale: 'all', fallbackLocale: false, depth: 0 }) as Promise<unknown>

describe('26 (point 4): settings that were saved before they had drafts', () => {
  it.each([false, true])(
    'are what they were, and public in each language that they have (draft: %s)',
    async (draft) => {
      expect(await read('site', draft)).toMatchObject({
        slug: 'armilla',
        email: 'a@b.example',
        name: { zh: '浑仪', en: 'Armilla' },
        phones: [{ id: 'phone', purpose: { zh: '销售' } }],
        _status: { zh: 'published', en: 'published' },
      })
      expect(await read('navigation', draft)).toMatchObject({
        first: [
          {
            id: 'one',
            target: '/news',
            title: { zh: '新闻', en: 'News' },
            children: [{ id: 'two', target: '/case', title: { zh: '案例' } }],
          },
        ],
        _status: { zh: 'published', en: 'published' },
      })
    },
  )

  it('have their versions, of which the last one is the latest', async () => {
    const { docs } = await payload.findGlobalVersions({ slug: 'site', locale: 'all', sort: 'id', depth: 0 })
    expect(docs.map(({ latest, version }) => [version.slug, Boolean(latest)])).toEqual([
      ['v1', false],
      ['v2', true],
    ])
    expect(docs[1]?.version._status).toMatchObject({ zh: 'published' })
  })

  it('that were never saved are nowhere', async () => {
    expect(await ask(payload, 'select * from about_page')).toEqual([])
    expect(await ask(payload, 'select * from about_page_locales')).toEqual([])
  })

  it('are drafted without what they require, beside what is public', async () => {
    const data = { social: [{}], name: null, slug: null } as object
    await payload.updateGlobal({ slug: 'site', locale: 'en', draft: true, data })
    expect(await read('site', false)).toMatchObject({
      slug: 'armilla',
      name: { zh: '浑仪', en: 'Armilla' },
      social: [],
    })
    expect(await read('site', true)).toMatchObject({ slug: null, name: { zh: '浑仪' }, social: [{}] })
  })
})

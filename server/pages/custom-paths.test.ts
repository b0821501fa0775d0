import { beforeAll, describe, expect, it } from 'vitest'
import { customPages } from '#demo/content/custom-pages.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'
import { log } from '#lib/log.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { exactPath, readPageAddress } from './addresses.ts'
import { openCustomPaths } from './custom-paths.ts'

const test = useTestPortal()
const open = () => openCustomPaths({ payload: test.payload, log })
const read = (address: string) => readPageAddress(new URL(address, 'https://portico.example'))
const change = (id: unknown, locale: 'en' | 'zh', data: object) =>
  openCollections(test.payload).update({
    collection: 'custom-pages',
    id: Number(id),
    locale,
    data,
    overrideAccess: true,
  })

beforeAll(() => open().load())

describe('where editors have made pages', () => {
  it('is an address in both languages, in one form', () => {
    for (const { path } of customPages) {
      expect(read(path)).toMatchObject({ locale: 'zh', route: { path: '*', isStored: true }, search: '' })
      expect(read(`/en${path}?utm_source=x`)).toMatchObject({ locale: 'en', pathname: `/en${path}`, search: '' })
    }
    for (const address of ['/no-such-page', '/trust/', '/Trust', '/en//trust', '/trust/more', '/en/en/trust'])
      expect([address, read(address)]).toEqual([address, undefined])
    expect(['/Trust', '/trust/', '/EN/trust', '/trust', '/nowhere/'].map(exactPath)).toEqual([
      '/trust',
      '/trust',
      '/en/trust',
      undefined,
      undefined,
    ])
  })

  it('is read again when a page is published, moved or withdrawn, and not for what else changes', async () => {
    const paths = open()
    const { id } = await makeRecord(test.payload, 'custom-pages', { zh: 'draft', en: 'draft' }, { path: '/made/later' })
    await paths.load()
    expect(read('/made/later')).toBeUndefined()
    await change(id, 'en', { _status: 'published' })
    paths.hear(['news', 'news:1'])
    await expect.poll(() => read('/made/later')?.locale, { timeout: 300 }).toBeUndefined()
    paths.hear(['custom-pages', `custom-pages:${id}`])
    await expect.poll(() => read('/made/later')?.locale).toBe('zh')
    await change(id, 'en', { path: '/made/moved' })
    await paths.load()
    expect(['/made/later', '/made/moved'].map((address) => read(address)?.locale)).toEqual(['zh', 'zh'])
    await change(id, 'en', { _status: 'draft' })
    await paths.load()
    expect(['/made/later', '/made/moved'].map(read)).toEqual([undefined, undefined])
  })

  it('is never an address of the site, whatever is stored', async () => {
    const { id } = await makeRecord(test.payload, 'custom-pages', undefined, { path: '/made/stored' })
    for (const path of ['/admin/x', '/product/own', '/api'])
      await openAsk(test.payload)(
        `INSERT INTO portico_published_keys (collection, record, field, value, sort) VALUES ('custom-pages', ?, 'path', ?, '')`,
        [Number(id), path],
      )
    await open().load()
    expect(read('/made/stored')).toBeDefined()
    for (const path of ['/admin/x', '/product/own', '/api']) expect([path, read(path)]).toEqual([path, undefined])
  })
})

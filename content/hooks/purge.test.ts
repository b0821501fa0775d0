import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { describe, expect, it } from 'vitest'
import { openCollections } from '#content/collections-by-name.ts'
import { useAnnounced } from '../../tests/factories/announced.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

const { forget, heard, readTold } = useAnnounced(test)

describe('a change announces what is out of date', () => {
  it('when a record is made, changed and deleted: its kind and itself', async () => {
    const { id } = await makeRecord(test.payload, 'news', { zh: 'published' })
    expect(new Set(await readTold())).toEqual(new Set(['news', `news:${id}`]))
    forget()
    await test.payload.update({ collection: 'news', id, locale: 'zh', data: { title: '改' } })
    expect(await readTold()).toContain(`news:${id}`)
    forget()
    await test.payload.delete({ collection: 'news', id })
    expect(await readTold()).toContain(`news:${id}`)
  })

  it('when a record is withdrawn, or put in the waste basket', async () => {
    const { id } = await makeRecord(test.payload, 'products', { zh: 'published' })
    await readTold()
    forget()
    await test.payload.update({ collection: 'products', id, locale: 'zh', data: { _status: 'draft' } as never })
    expect(await readTold()).toContain('products')
    const { id: thrown } = await makeRecord(test.payload, 'products', { zh: 'published' })
    await readTold()
    forget()
    await test.payload.update({ collection: 'products', id: thrown, data: { deletedAt: new Date().toISOString() } })
    expect(await readTold()).toContain('products')
  })

  it('not when a draft is saved, of a record that is public or of one that is not, but when it is published', async () => {
    const saveDraft = (id: number, title: string) =>
      openCollections(test.payload).update({
        collection: 'news',
        id,
        locale: 'zh',
        overrideAccess: true,
        draft: true,
        data: { title, _status: 'draft' },
      })
    const { id } = await makeRecord(test.payload, 'news', { zh: 'published' })
    const { id: hidden } = await makeRecord(test.payload, 'news', { zh: 'draft' })
    await readTold()
    forget()
    await saveDraft(Number(id), '草稿')
    await saveDraft(Number(hidden), '草稿')
    expect(await readTold()).toEqual([])
    forget()
    await openCollections(test.payload).update({
      collection: 'news',
      id,
      locale: 'zh',
      overrideAccess: true,
      data: { title: '草稿', _status: 'published' },
    })
    expect(await readTold()).toContain(`news:${id}`)
    // In one request with what visitors do see, each record counts by itself.
    const req = await createLocalReq({}, test.payload)
    forget()
    const other = { collection: 'news', locale: 'zh', overrideAccess: true, req } as const
    await openCollections(test.payload).update({
      ...other,
      id: Number(hidden),
      draft: true,
      data: { title: '又', _status: 'draft' },
    })
    await openCollections(test.payload).update({ ...other, id, data: { title: '又', _status: 'published' } })
    expect(new Set(await readTold())).toEqual(new Set(['news', `news:${id}`]))
  })

  it('when the settings change', async () => {
    await test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { line: '新' } })
    expect(await readTold()).toEqual(['site'])
  })

  it('not when a draft of the settings is saved', async () => {
    const draft = { slug: 'site', locale: 'zh', draft: true, data: { line: '草稿' } } as const
    await test.payload.updateGlobal(draft)
    expect(await readTold()).toEqual([])
    forget()
    await test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: {} })
    expect(await readTold()).toEqual(['site'])
  })

  it('not for a load that purges nothing', async () => {
    const req = await createLocalReq({ context: { isLoad: true } }, test.payload)
    await test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { line: '再' }, req })
    expect(await readTold()).toEqual([])
  })
})

describe('together with its transaction', () => {
  const change = async (end: (req: Awaited<ReturnType<typeof createLocalReq>>) => Promise<unknown>) => {
    const req = await createLocalReq({}, test.payload)
    await initTransaction(req)
    await test.payload.update({ collection: 'engines', where: {}, locale: 'zh', data: { icon: 'lucide:sun' }, req })
    expect(heard()).toEqual([])
    await end(req)
  }

  it('is announced when it is committed', async () => {
    await change(commitTransaction)
    expect(await readTold()).toContain('engines')
  })

  it('is not announced when it is rolled back', async () => {
    await change(killTransaction)
    expect(await readTold()).toEqual([])
  })
})

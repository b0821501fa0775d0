import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readArchive, recordsOf, writeArchive } from '../../tests/factories/archives.ts'
import { followLog } from '../../tests/factories/audit.ts'
import { useMoves } from '../../tests/factories/moves.ts'
import { makeRecord, paragraph } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { checkPublished } from '#content/published/check.ts'
import { openAsk } from '#content/search/ask.ts'
import { env } from '#lib/env.ts'

const test = useTestPortal()
const news = followLog(() => test.payload)
const { compare, forget, give, lookAtAll, newFile, take } = useMoves(test)

const read = (id: unknown, draft = false) =>
  test.payload.findByID({ collection: 'news', id: Number(id), locale: 'all', depth: 0, draft, trash: true })

const write = (id: unknown, data: object, draft = false) =>
  test.payload.update({ collection: 'news', id: Number(id), locale: 'zh', data, draft })

describe('27: an import of what is here already', () => {
  it('changes nothing, whatever was exported', { timeout: 90_000 }, async () => {
    for (const task of [{}, { hasVersions: true }, { scope: 'published' as const }]) {
      const file = await give(task)
      expect(await compare(file)).toEqual({})
      const before = await lookAtAll()
      const { written } = await take(file)
      expect([...(written?.records.values() ?? [])].flat()).toEqual([])
      // Who took it in is told even of nothing; and every name that it had is known now.
      const known = /portico_moved_records",\d+|portico_audit",\d+/g
      expect((await lookAtAll()).replaceAll(known, '')).toBe(before.replaceAll(known, ''))
    }
  })

  it('names what differs, field by field, and brings it back', { timeout: 60_000 }, async () => {
    const { id } = await makeRecord(test.payload, 'news')
    const file = await give()
    const before = await read(id)
    await write(id, { title: 'Changed here', body: paragraph('changed here') })
    expect(await compare(file)).toEqual({ news: { new: 0, changed: ['body', 'title'] } })
    await news()
    await take(file)
    const after = await read(id)
    expect([after.title, after.body, after._status]).toEqual([before.title, before.body, before._status])
    expect(await compare(file)).toEqual({})
    expect((await checkPublished(test.payload)).differences).toEqual([])
    const deeds = await news()
    expect(deeds.map(({ action, changes, kind }) => [action, kind, changes])).toEqual([
      ['import', 'content', [{ field: 'news', after: '+0 ~1' }]],
    ])
  })

  it('keeps what is written and not public beside what is', async () => {
    const { id } = await makeRecord(test.payload, 'news')
    await write(id, { summary: 'Only a draft' }, true)
    const file = await give({ only: ['news'] })
    await write(id, { summary: 'Public now' })
    await take(file)
    expect((await read(id)).summary).not.toMatchObject({ zh: 'Only a draft' })
    expect((await read(id, true)).summary).toMatchObject({ zh: 'Only a draft' })
    expect(await compare(file)).toEqual({})
    const { docs } = await test.payload.db.findVersions<{ title: unknown }>({
      collection: 'news',
      where: { and: [{ parent: { equals: Number(id) } }, { latest: { equals: true } }] },
    })
    expect(docs).toHaveLength(1)
  })
})

describe('27: an import of what is gone', () => {
  it(
    'makes it again under a number of its own, once, with records that refer to each other',
    { timeout: 60_000 },
    async () => {
      const [one, two] = [await makeRecord(test.payload, 'news'), await makeRecord(test.payload, 'news')]
      const link = (value: unknown) => {
        const text = paragraph('words') as { root: { children: { children: object[] }[] } }
        const fields = { linkType: 'internal', doc: { relationTo: 'news', value } }
        text.root.children[0]?.children.push({ type: 'link', version: 3, fields, children: [] })
        return text
      }
      await write(one.id, { body: link(two.id) })
      await write(two.id, { body: link(one.id) })
      const file = await give()
      await write(one.id, { body: paragraph('nothing') })
      await write(two.id, { body: paragraph('nothing') })
      await forget(one.id)
      await forget(two.id)
      expect(await compare(file)).toEqual({ news: { new: 2, changed: [] } })
      const { written } = await take(file)
      const [a, b] = written?.records.get('news') ?? []
      expect([a, b].every((each) => Number(each) > Math.max(Number(one.id), Number(two.id)))).toBe(true)
      const bodies = [JSON.stringify((await read(a)).body), JSON.stringify((await read(b)).body)]
      // PostgreSQL keeps the keys of JSON in an order of its own.
      const linkTo = (id: unknown) =>
        expect.stringMatching(`"doc":{(?=[^}]*"relationTo":"news")(?=[^}]*"value":${String(id)}[,}])`)
      expect(bodies).toEqual([linkTo(b), linkTo(a)])
      expect(await compare(file)).toEqual({})
      await take(file)
      expect(
        (await test.payload.count({ collection: 'news', where: { slug: { contains: one.name } } })).totalDocs,
      ).toBe(1)
      expect((await checkPublished(test.payload)).differences).toEqual([])
    },
  )

  it('knows a record by its address where nobody has its name, and by its name where the address is another', async () => {
    const { id, name } = await makeRecord(test.payload, 'news')
    const file = await give({ only: ['news'] })
    const entries = await readArchive(file)
    const [uid] = recordsOf(entries, 'news').flatMap((each) =>
      JSON.stringify(each).includes(name) ? [String(each.uid)] : [],
    )
    const strange = 'f'.repeat(32)
    for (const [entry, content] of entries)
      entries.set(entry, Buffer.from(content.toString('utf8').replaceAll(`"uid":"${uid}"`, `"uid":"${strange}"`)))
    const other = await writeArchive(newFile(), entries)
    const [{ byKey, new: added } = { byKey: [], new: -1 }] = (await take(other, true)).plan.kinds
    expect([added, byKey]).toEqual([0, [expect.stringContaining(name)]])
    await take(other)
    await write(id, { slug: `${name}-renamed` })
    expect(await compare(other)).toEqual({ news: { new: 0, changed: ['slug'] } })
  })

  it('refuses an address that is another record’s', async () => {
    const { id, name } = await makeRecord(test.payload, 'news')
    const file = await give({ only: ['news'] })
    const slugs = (await read(id)).slug as unknown as { zh: string; en: string }
    await write(id, { slug: `${name}-away` })
    const other = await makeRecord(test.payload, 'news')
    await write(other.id, { slug: slugs.zh })
    const { plan } = await take(file, true)
    expect(plan.conflicts.map(({ key, record }) => [key, record])).toEqual([[`slug zh ${slugs.zh}`, Number(other.id)]])
    await expect(take(file)).rejects.toThrow(/another record’s here/)
  })
})

describe('27: an export', () => {
  it('has no people in it, and of settings nothing that is this installation’s own', async () => {
    await test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { enquiryEmail: 'post@here.example' } })
    const entries = await readArchive(await give({ hasVersions: true }))
    const text = [...entries]
      .filter(([name]) => !name.startsWith('files/'))
      .map(([, content]) => String(content))
      .join('\n')
    for (const own of ['post@here.example', 'admin@armilla.example', 'passwordHash', 'updatedById', '"fourEyes"'])
      expect([own, text.includes(own)]).toEqual([own, false])
  })

  it('has of what visitors see the published languages alone', async () => {
    const { id, name } = await makeRecord(test.payload, 'news', { zh: 'published', en: 'draft' })
    const draft = await makeRecord(test.payload, 'news', { zh: 'draft', en: 'draft' })
    const records = recordsOf(await readArchive(await give({ scope: 'published', only: ['news'] })), 'news')
    const own = records.find((each) => JSON.stringify(each).includes(name))?.record as Record<string, unknown>
    expect([own.title, own._status]).toEqual([{ zh: `zh-${name}` }, { zh: 'published', en: 'draft' }])
    expect(JSON.stringify(records)).not.toContain(draft.name)
    expect(id).toBeDefined()
  })

  it('names a kind that there is not', async () => {
    await expect(give({ only: ['planets'] })).rejects.toThrow(/no content called planets/)
    await expect(give({ only: ['users'] })).rejects.toThrow(/no content called users/)
  })
})

describe('27: two imports at once', () => {
  it('are one: the second is refused, and one that was killed is in nobody’s way', async () => {
    const file = await give({ only: ['regions'] })
    const ask = openAsk(test.payload)
    await ask(`INSERT INTO portico_moves (name, run, at) VALUES ('import', 'other', ?)`, [Date.now()])
    await expect(take(file)).rejects.toThrow(/Another import is under way/)
    await ask(`UPDATE portico_moves SET at = ? WHERE name = 'import'`, [Date.now() - 61_000])
    expect((await take(file)).written).toBeDefined()
    expect(await ask(`SELECT 1 FROM portico_moves WHERE name = 'import'`)).toEqual([])
  })
})

describe('27: files', () => {
  it('come with their records, each once', async () => {
    const { docs } = await test.payload.find({ collection: 'media', limit: 1, sort: 'id', depth: 0 })
    const name = docs[0]?.filename ?? ''
    const entries = await readArchive(await give({ only: ['media'] }))
    const records = recordsOf(entries, 'media').filter((each) => JSON.stringify(each).includes(name))
    expect(records).toHaveLength(1)
    const bytes = await readFile(join(env.DATA_DIR, 'media', name))
    const { files } = records[0] as { files: Record<string, { sha256: string }> }
    expect(entries.get(`files/${files[name]?.sha256}`)?.equals(bytes)).toBe(true)
  })
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutArchive, readArchive, writeArchive } from '../../tests/factories/archives.ts'
import { useMoves } from '../../tests/factories/moves.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { env } from '#lib/env.ts'
import { type Manifest, manifestName } from './format.ts'

const test = useTestPortal()
const { forget, give, lookAtAll, newFile, take } = useMoves(test)

describe('27: an archive that cannot be taken in', () => {
  const expectRefused = async (file: string, why: RegExp) => {
    const before = await lookAtAll()
    await expect(take(file)).rejects.toThrow(why)
    expect(await lookAtAll()).toBe(before)
  }

  it.each([0, 0.1, 0.5, 0.9, 0.999])('leaves nothing half when it was cut at %s', async (share) => {
    const { id } = await makeRecord(test.payload, 'news')
    const file = await give()
    await forget(id)
    await expectRefused(await cutArchive(file, newFile(), share), /ends too early|no archive/)
  })

  it('is refused in words when it is of a newer release', async () => {
    const entries = await readArchive(await give({ only: ['news'] }))
    const head = JSON.parse(String(entries.get(manifestName))) as Manifest
    const changed = async (change: Partial<Manifest>) =>
      writeArchive(newFile(), new Map(entries).set(manifestName, Buffer.from(JSON.stringify({ ...head, ...change }))))
    await expectRefused(await changed({ format: 2 }), /newer release/)
    await expectRefused(await changed({ schema: [...head.schema, 'of_tomorrow'] }), /it has of_tomorrow/)
  })

  it('is refused when a byte of it was changed, or something was added', async () => {
    const file = await give({ only: ['media'] })
    const entries = await readArchive(file)
    const [name = '', content = Buffer.of()] = [...entries].find(([each]) => each.startsWith('files/')) ?? []
    const other = Buffer.from(content)
    other[0] = (other[0] ?? 0) ^ 1
    await expectRefused(
      await writeArchive(newFile(), new Map(entries).set(name, other), { isListKept: true }),
      /checksum/,
    )
    // With a list that fits, the name of the file itself says what it should be.
    await expectRefused(await writeArchive(newFile(), new Map(entries).set(name, other)), /checksum/)
    const more = new Map([...entries].toSpliced(1, 0, ['records/news/000001.ndjson', Buffer.of()]))
    await expectRefused(await writeArchive(newFile(), more, { isListKept: true }), /list does not have/)
  })

  it.each(['../outside', '/etc/passwd', 'files/../../x', 'records/news/../../x.ndjson', 'globals/..%2fx.json'])(
    'is refused with an entry called %s',
    async (name) => {
      const entries = await readArchive(await give({ only: ['regions'] }))
      await expectRefused(
        await writeArchive(newFile(), entries.set(name, Buffer.from('{}'))),
        /none of its entries|after its end/,
      )
      expect(existsSync(join(env.DATA_DIR, 'outside'))).toBe(false)
    },
  )

  it('is refused with a link in it', async () => {
    const entries = await readArchive(await give({ only: ['regions'] }))
    const name = `files/${'0'.repeat(64)}`
    const list = [...entries].toSpliced(1, 0, [name, Buffer.of()])
    await expectRefused(
      await writeArchive(newFile(), new Map(list), { types: { [name]: 'symlink' } }),
      /none of its entries/,
    )
  })

  it.each([
    ['a file that would lie elsewhere', 'media', /"filename":"[^"]+"/, '"filename":"../../x.png"', /may not be called/],
    ['a file that a browser would run', 'media', /"filename":"[^"]+"/, '"filename":"x.html"', /may not be called/],
    ['a value that its field cannot have', 'news', /"date":"[^"]+"/, '"date":7', /not what it should be/],
    ['a reference that is none', 'news', /"category":"[0-9a-f]+"/, '"category":"1 OR 1"', /reference/],
    ['a line that is no record', 'news', /^\{"uid"/, '{"id"', /cannot be read/],
  ])('is refused with %s', async (_what, kind, from, to, why) => {
    const entries = await readArchive(await give({ only: [kind] }))
    const name = `records/${kind}/000001.ndjson`
    entries.set(name, Buffer.from(String(entries.get(name)).replace(from, to)))
    await expectRefused(await writeArchive(newFile(), entries), why)
  })

  it('is taken in without what this release does not have, which is named', async () => {
    const entries = await readArchive(await give({ only: ['regions'] }))
    const name = 'records/regions/000001.ndjson'
    entries.set(name, Buffer.from(String(entries.get(name)).replace('"record":{', '"record":{"planets":3,')))
    const users = Buffer.from(`${JSON.stringify({ uid: 'a'.repeat(32), record: { email: 'x@example.com' } })}\n`)
    const list = new Map([...entries].toSpliced(1, 0, ['records/users/000001.ndjson', users]))
    const { plan } = await take(await writeArchive(newFile(), list))
    expect(plan.unknown).toEqual(['regions: planets', 'users'])
    expect(plan.kinds.map(({ kind }) => kind)).toEqual(['regions'])
  })
})

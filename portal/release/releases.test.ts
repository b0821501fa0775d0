import { beforeAll, describe, expect, it } from 'vitest'
import { roles, type Role } from '#content/access/roles.ts'
import { releases as seeds } from '#demo/content/releases.ts'
import { locales } from '#lib/locale.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { makeReleaseFile, type MadeFile } from '../../tests/factories/releases.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
/** By an access rule, or at a field. */
const turnedDown = /not allowed|invalid/i

describe.each(locales)('the releases in %s', (locale) => {
  it('have the build to take of each channel, a base before its update', async () => {
    const { builds, product } = await test.ask('download/list', locale, { product: 'studio' })
    const releases = builds.flatMap((build) => build.releases)
    expect(builds.map(({ passedOver }) => passedOver)).toEqual([[], [], []])
    expect(product.segment).toBe('studio')
    expect(releases.map(({ channel, version }) => [channel, version])).toEqual([
      ['stable', 'R2026b'],
      ['lts', 'R2024b'],
      ['lts', 'R2024b Update 5'],
      ['beta', 'R2027a Beta 1'],
    ])
    const [newest] = releases
    expect(
      newest?.files
        .filter(({ kind }) => kind === 'installer')
        .map(({ architecture, system }) => [system, architecture]),
    ).toEqual([
      ['windows', 'x86-64'],
      ['windows', 'arm64'],
      // As an archive, and as a package of Debian.
      ['linux', 'x86-64'],
      ['linux', 'x86-64'],
      ['openeuler', 'arm64'],
      ['macos', 'arm64'],
    ])
    expect(newest?.notes.length).toBeGreaterThan(0)
  })

  it('are all in the history, the newest first, page by page', async () => {
    const all = await test.ask('download/history', locale, { product: 'studio', pageSize: 100 })
    expect(all.releases.map(({ version }) => version)).toEqual(seeds.map(({ version }) => version))
    const pages = await Promise.all(
      [1, 2, 3].map((page) => test.ask('download/history', locale, { product: 'studio', page, pageSize: 7 })),
    )
    expect(pages.flatMap(({ releases }) => releases.map(({ version }) => version))).toEqual(
      seeds.map(({ version }) => version),
    )
  })

  it('name the advisories of the versions they affect, with the fix', async () => {
    const { releases } = await test.ask('download/history', locale, { product: 'studio', pageSize: 100 })
    const of = (version: string) => releases.find((each) => each.version === version)?.advisories ?? []
    expect(of('R2026a').find(({ number }) => number === 'ARM-2026-008')?.fixedIn).toContain('R2026a Update 3')
    expect(of('R2026a Update 3').map(({ number }) => number)).not.toContain('ARM-2026-008')
    expect(of('R2026b')).toEqual([])
  })
})

describe('asking for a release', () => {
  it('takes a version as its address has it, and a product by number or slug', async () => {
    const wanted = { product: 'studio', version: 'R2026a-Update-1' }
    const { product, release } = await test.ask('download/release', 'zh', wanted)
    expect(release.version).toBe('R2026a Update 1')
    expect(release.files.map(({ isWithdrawn }) => isWithdrawn)).toContain(true)
    expect(release.files.find(({ isWithdrawn }) => isWithdrawn)?.reason).toContain('校验清单')
    expect(await test.ask('download/release', 'zh', { ...wanted, product: product.id })).toEqual({ product, release })
  })

  it.each([
    ['download/list', { product: 'nothing' }],
    ['download/history', { product: 'nothing' }],
    ['download/release', { product: 'studio', version: 'R1999a' }],
    ['download/file', { product: 'studio', version: 'R1999a', name: 'x' }],
    ['download/eula', { version: '0.1' }],
  ])('%s %j is not found', async (path, input) => {
    expect(await test.send(path, input)).toMatchObject({ code: '000003' })
  })

  it.each([
    ['download/history', { product: 'studio', page: 0 }],
    ['download/history', { product: 'studio', page: -1 }],
    ['download/history', { product: 'studio', page: 1e9 }],
    ['download/list', {}],
    ['download/list', { product: ['studio'] }],
    ['download/release', { product: 'studio', version: 'x'.repeat(61) }],
  ])('%s %j is bad input', async (path, input) => {
    expect(await test.send(path, input)).toMatchObject({ code: '000002' })
  })

  it('[L6] shows title and dates of one that exists in the other language only', async () => {
    const product = (await test.payload.find({ collection: 'products', limit: 1 })).docs[0]
    const { id, name } = await makeRecord(test.payload, 'releases', { zh: 'published', en: 'withdrawn' })
    const { version } = await test.payload.findByID({ collection: 'releases', id })
    const { release } = await test.ask('download/release', 'en', { product: String(product?.id), version })
    expect(release).toMatchObject({ lang: 'zh', title: mark(name, 'zh'), notes: [] })
  })

  it('shows no draft of a file, and none of its fields for staff', async () => {
    const draft = await makeReleaseFile(test.payload, Buffer.from('x'), {
      state: 'draft',
      expectedSha256: '0'.repeat(64),
    })
    const found = await test.payload.find({
      collection: 'release-files',
      where: { id: { equals: draft.id } },
      overrideAccess: false,
    })
    expect(found.docs).toEqual([])
    const open = await makeReleaseFile(test.payload, Buffer.from('y'), {})
    const [shown] = (
      await test.payload.find({
        collection: 'release-files',
        where: { id: { equals: open.id } },
        overrideAccess: false,
      })
    ).docs
    expect(Object.keys(shown ?? {})).not.toEqual(expect.arrayContaining(['upload']))
    expect(Object.keys(shown ?? {})).not.toEqual(expect.arrayContaining(['expectedSha256']))
  })
})

describe('a published file', () => {
  let file: MadeFile
  let other: MadeFile
  beforeAll(async () => {
    file = await makeReleaseFile(test.payload, Buffer.from('the bytes'))
    other = await makeReleaseFile(test.payload, Buffer.from('other bytes'))
  })
  const staff = (role: Role) => ({
    user: { id: 1, collection: 'users', roles: [role] } as never,
    overrideAccess: false,
  })
  const update = (data: object, options: object = {}) =>
    test.payload.update({ collection: 'release-files', id: file.id, data, ...options })
  const read = () => test.payload.findByID({ collection: 'release-files', id: file.id, depth: 0 })

  it.each(roles)('is not changed by a %s', async (role) => {
    const before = await read()
    const changes = {
      name: 'another.bin',
      release: other.release,
      kind: 'script',
      system: 'linux',
      architecture: 'arm64',
      signature: 'another',
      expectedSha256: '0'.repeat(64),
      upload: '0'.repeat(32),
      state: 'draft',
    }
    for (const [name, value] of Object.entries(changes))
      await expect(update({ [name]: value }, staff(role)), name).rejects.toThrow(turnedDown)
    // What is measured is nobody's to write: it is left as it is, or the whole change is refused.
    await update({ sha256: '0'.repeat(64), sha512: 'x', size: 1, publishedAt: '2000-01-01' }, staff(role)).catch(
      () => undefined,
    )
    await expect(test.payload.delete({ collection: 'release-files', id: file.id, ...staff(role) })).rejects.toThrow(
      turnedDown,
    )
    const { updatedAt: _then, ...rest } = before
    expect(await read()).toMatchObject(rest)
  })

  it('is not changed by the house either, nor is what its address says', async () => {
    await expect(update({ sha256: '0'.repeat(64) })).rejects.toThrow(turnedDown)
    await expect(test.payload.delete({ collection: 'release-files', id: file.id })).rejects.toThrow(turnedDown)
    const release = { collection: 'releases', id: file.release } as const
    await expect(test.payload.update({ ...release, data: { version: '1.0.0' } })).rejects.toThrow(turnedDown)
    await expect(test.payload.update({ ...release, data: { deletedAt: new Date().toISOString() } })).rejects.toThrow(
      turnedDown,
    )
    await expect(test.payload.delete(release)).rejects.toThrow(turnedDown)
  })

  it.each(roles.filter((role) => role !== 'administrator' && role !== 'publisher'))(
    'is not withdrawn by a %s',
    async (role) => {
      await expect(update({ state: 'withdrawn', reason: 'x' }, staff(role))).rejects.toThrow(turnedDown)
      expect((await read()).state).toBe('published')
    },
  )

  it('is withdrawn by a publisher with a reason, and does not come back', async () => {
    await expect(update({ state: 'withdrawn' }, staff('publisher'))).rejects.toThrow(turnedDown)
    await update({ state: 'withdrawn', reason: '有误' }, staff('publisher'))
    await expect(update({ state: 'published' }, staff('administrator'))).rejects.toThrow(turnedDown)
    await expect(update({ state: 'draft' })).rejects.toThrow(turnedDown)
  })
})

describe('publishing', () => {
  const draft = (more: object = {}) =>
    makeReleaseFile(test.payload, Buffer.from('a draft'), { state: 'draft', ...more })
  const publish = (id: number) => test.payload.update({ collection: 'release-files', id, data: { state: 'published' } })

  it('refuses a wrong expected checksum, and takes the right one', async () => {
    const wrong = await draft({ expectedSha256: '0'.repeat(64) })
    await expect(publish(wrong.id)).rejects.toThrow(turnedDown)
    const right = await draft()
    await test.payload.update({
      collection: 'release-files',
      id: right.id,
      data: { expectedSha256: right.sha256.toUpperCase() },
    })
    expect((await publish(right.id)).publishedAt).toEqual(expect.any(String))
  })

  it('refuses what the store does not have', async () => {
    const { id } = await draft()
    await test.payload.update({ collection: 'release-files', id, data: { sha256: 'ab'.repeat(32) } })
    await expect(publish(id)).rejects.toThrow(turnedDown)
  })

  it('refuses an upload that is not finished, and a name that could lead elsewhere', async () => {
    await expect(draft({ upload: 'f'.repeat(32) })).rejects.toThrow(turnedDown)
    for (const name of ['../x', 'a/b', '.x', 'a b', 'index.json', 'SHA256SUMS', 'a\\b', ''])
      await expect(draft({ name }), name).rejects.toThrow(turnedDown)
  })

  it('refuses a second file of the same name, and a product that the release is not of', async () => {
    const first = await draft({ name: 'same.bin' })
    const data = {
      name: 'same.bin',
      release: first.release,
      product: first.product,
      kind: 'data',
      gate: 'open',
      state: 'draft',
      system: 'any',
      architecture: 'any',
    } as const
    await expect(test.payload.create({ collection: 'release-files', data })).rejects.toThrow(turnedDown)
    const { docs } = await test.payload.find({
      collection: 'products',
      where: { id: { not_equals: first.product } },
      limit: 1,
    })
    await expect(
      test.payload.create({ collection: 'release-files', data: { ...data, product: docs[0]?.id ?? 0 } }),
    ).rejects.toThrow(turnedDown)
  })

  it('refuses a version twice, and what is none', async () => {
    const [product] = (await test.payload.find({ collection: 'products', where: { 'slug.en': { equals: 'studio' } } }))
      .docs
    const products = [product?.id ?? 0]
    await expect(makeRecord(test.payload, 'releases', undefined, { products, version: 'R2026b' })).rejects.toThrow(
      turnedDown,
    )
    await expect(makeRecord(test.payload, 'releases', undefined, { products, version: 'latest' })).rejects.toThrow(
      turnedDown,
    )
  })
})

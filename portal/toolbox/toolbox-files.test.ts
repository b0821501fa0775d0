import { beforeAll, describe, expect, it } from 'vitest'
import { roles, type Role } from '#content/access/roles.ts'
import { toolboxes } from '#demo/content/toolboxes.ts'
import { locales } from '#lib/locale.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { makeReleaseFile, withOpenAdvisory } from '../../tests/factories/releases.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
/** By an access rule, or at a field. */
const turnedDown = /not allowed|invalid/i
let studio: number
let twin: number

const firstOf = async (collection: 'products' | 'releases', where: object) => {
  const { docs } = await test.payload.find({ collection, where: where as never, limit: 1, depth: 0 })
  if (docs[0] === undefined) throw new Error(`The pack has no such record of ${collection}`)
  return docs[0].id
}
beforeAll(async () => {
  studio = await firstOf('products', { 'slug.en': { equals: 'studio' } })
  twin = await firstOf('products', { 'slug.en': { equals: 'twin' } })
})

const makeToolbox = async (states?: Parameters<typeof makeRecord>[2]) =>
  Number((await makeRecord(test.payload, 'toolboxes', states, { products: [studio] })).id)

/** A file of a toolbox in a release of Armilla Studio. */
const addFile = async (toolbox: number, version: string, more: object = {}) =>
  makeReleaseFile(test.payload, Buffer.from(`${toolbox} ${version}`), {
    name: `made-${toolbox}-${version.replaceAll(' ', '-')}.tar.gz`,
    kind: 'toolbox',
    toolbox,
    product: studio,
    release: await firstOf('releases', { version: { equals: version } }),
    ...more,
  })

const filesOf = async (toolbox: number | string, locale: 'zh' | 'en' = 'en') =>
  (await test.ask('toolbox/detail', locale, { id: String(toolbox) })).files
const standings = async (toolbox: number) =>
  (await filesOf(toolbox)).map(({ into, release, state }) => [release.name, state, into])

describe.each(locales)('the toolboxes of the pack in %s', (locale) => {
  it('each have their own file in the newest release, behind the gate of their licence', async () => {
    for (const { licence, package: name, products, slug } of toolboxes) {
      const files = await filesOf(slug, locale)
      expect(files, slug).toMatchObject([
        {
          state: 'current',
          into: 'R2026b',
          release: { name: 'R2026b', channel: 'stable', isSupported: true },
          product: { segment: products[0] },
          file: {
            kind: 'toolbox',
            name: `${name}-R2026b.tar.gz`,
            gate: licence === 'open' ? 'open' : 'eula',
            sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
            path: `/releases/${products[0]}/R2026b/${name}-R2026b.tar.gz`,
          },
          advisories: [],
        },
      ])
      expect(files[0]?.file.size, slug).toBeGreaterThan(500)
    }
  })

  it('are named at their files in the lists of the releases, and stand after the installers', async () => {
    const { builds } = await test.ask('download/list', locale, { product: 'control' })
    const files = builds[0]?.releases[0]?.files ?? []
    const own = toolboxes.filter(({ products: [first] }) => first === 'control')
    expect(files.flatMap(({ toolbox }) => (toolbox ? [toolbox.slug] : [])).toSorted()).toEqual(
      own.map(({ slug }) => slug).toSorted(),
    )
    const kinds = files.map(({ kind }) => kind)
    expect(kinds.indexOf('toolbox')).toBeGreaterThan(kinds.lastIndexOf('installer'))
  })
})

describe('the file of a toolbox to take', () => {
  it('is of the newest release that is whole; a base goes with its update; the others follow, the newest first', async () => {
    const toolbox = await makeToolbox()
    for (const version of ['R2025a', 'R2026b', 'R2024b', 'R2026a', 'R2026a Update 3', 'R2027a Beta 1'])
      await addFile(toolbox, version)
    expect(await standings(toolbox)).toEqual([
      ['R2026b', 'current', 'R2026b'],
      ['R2024b', 'current', 'R2024b Update 5'],
      ['R2027a Beta 1', 'current', 'R2027a Beta 1'],
      ['R2026a Update 3', 'superseded', 'R2026a Update 3'],
      ['R2026a', 'affected', 'R2026a'],
      ['R2025a', 'affected', 'R2025a'],
    ])
    const affected = (await filesOf(toolbox)).find(({ release }) => release.name === 'R2026a')
    expect(affected?.advisories.map(({ number }) => number)).toContain('ARM-2026-008')
  })

  it('is an older one where a newer release came without it', async () => {
    const toolbox = await makeToolbox()
    await addFile(toolbox, 'R2026a Update 3')
    expect(await standings(toolbox)).toEqual([['R2026a Update 3', 'current', 'R2026a Update 3']])
  })

  it('is none while an advisory is open in every release', async () => {
    const toolbox = await makeToolbox()
    await addFile(toolbox, 'R2026b')
    await withOpenAdvisory(test.payload, 'studio', async (number) => {
      const [file] = await filesOf(toolbox)
      expect(file?.state).toBe('affected')
      expect(file?.advisories.map((each) => each.number)).toContain(number)
    })
    expect(await standings(toolbox)).toEqual([['R2026b', 'current', 'R2026b']])
  })

  it('is the one before when it is withdrawn, and no answer names it or a draft', async () => {
    const toolbox = await makeToolbox()
    await addFile(toolbox, 'R2026a Update 3')
    const newest = await addFile(toolbox, 'R2026b')
    const draft = await addFile(toolbox, 'R2027a Beta 1', { state: 'draft' })
    expect((await standings(toolbox))[0]).toEqual(['R2026b', 'current', 'R2026b'])
    const data = { state: 'withdrawn', reason: '有误' } as const
    await test.payload.update({ collection: 'release-files', id: newest.id, data, locale: 'zh' })
    expect(await standings(toolbox)).toEqual([['R2026a Update 3', 'current', 'R2026a Update 3']])
    for (const locale of locales) {
      const answer = JSON.stringify(await test.ask('toolbox/detail', locale, { id: String(toolbox) }))
      for (const { name, sha256 } of [newest, draft]) {
        expect(answer).not.toContain(name)
        expect(answer).not.toContain(sha256)
      }
    }
  })

  it('is not one of a release that visitors may not see', async () => {
    const toolbox = await makeToolbox()
    const { id } = await makeRecord(
      test.payload,
      'releases',
      { zh: 'withdrawn', en: 'withdrawn' },
      { products: [studio] },
    )
    await addFile(toolbox, 'R2026b', { release: id })
    expect(await filesOf(toolbox)).toEqual([])
  })

  it('is purged with files, releases, advisories and products', async () => {
    const { facts } = await test.portal.call({
      path: 'toolbox/detail',
      body: { id: 'battery' },
      locale: 'en',
      requestId: 'test',
    })
    expect(facts?.tags).toEqual(
      expect.arrayContaining(['release-files', 'releases', 'advisories', 'products', 'toolboxes']),
    )
  })
})

describe('which toolbox a file is of', () => {
  const staff = (role: Role) => ({
    user: { id: 1, collection: 'users', roles: [role] } as never,
    overrideAccess: false,
  })

  it.each(['installer', 'archive', 'data'])('is not said of a file of the kind %s', async (kind) => {
    const toolbox = await makeToolbox()
    await expect(addFile(toolbox, 'R2026b', { kind, state: 'draft' })).rejects.toThrow(/invalid: toolbox/)
    const { id } = await addFile(toolbox, 'R2026b', { state: 'draft' })
    await expect(
      test.payload.update({ collection: 'release-files', id, data: { kind: kind as 'data' } }),
    ).rejects.toThrow(/invalid: toolbox/)
  })

  it('is one for the product of the file', async () => {
    const toolbox = await makeToolbox()
    await expect(addFile(toolbox, 'R2026b', { product: twin })).rejects.toThrow(/invalid: toolbox/)
    await expect(addFile(999_999, 'R2026b')).rejects.toThrow(/invalid: toolbox/)
    const { id } = await addFile(toolbox, 'R2026b')
    const elsewhere = await makeRecord(test.payload, 'toolboxes', undefined, { products: [twin] })
    await expect(
      test.payload.update({ collection: 'release-files', id, data: { toolbox: Number(elsewhere.id) } }),
    ).rejects.toThrow(/invalid: toolbox/)
  })

  it.each(roles)('is said of a published file by who may publish, asked as %s', async (role) => {
    const toolbox = await makeToolbox()
    const { id } = await addFile(toolbox, 'R2026b', { toolbox: null })
    expect(await filesOf(toolbox)).toEqual([])
    const saying = test.payload.update({ collection: 'release-files', id, data: { toolbox }, ...staff(role) })
    if (role === 'administrator' || role === 'publisher') await saying
    else await expect(saying).rejects.toThrow(turnedDown)
    expect(await filesOf(toolbox)).toHaveLength(role === 'administrator' || role === 'publisher' ? 1 : 0)
  })

  it('is nowhere said of one that visitors may not see, and no more once it is deleted', async () => {
    const toolbox = await makeToolbox({ zh: 'withdrawn', en: 'withdrawn' })
    const { id, name } = await addFile(toolbox, 'R2026b')
    const shown = async () =>
      (await test.ask('download/file', 'en', { product: 'studio', version: 'R2026b', name })).file
    expect(await shown()).toMatchObject({ name, kind: 'toolbox' })
    expect((await shown())?.toolbox).toBeUndefined()
    await test.payload.delete({ collection: 'toolboxes', id: toolbox })
    expect(await test.payload.findByID({ collection: 'release-files', id, depth: 0 })).toMatchObject({ toolbox: null })
    expect(await shown()).toMatchObject({ name })
  })
})

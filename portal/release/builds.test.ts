import { describe, expect, it } from 'vitest'
import { locales } from '#lib/locale.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { makeReleaseFile } from '../../tests/factories/releases.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

describe.each(locales)('the build to take, in %s', (locale) => {
  const build = (input: object = {}) =>
    test.ask('download/build', locale, {
      product: 'studio',
      channel: 'lts',
      system: 'linux',
      architecture: 'x86-64',
      ...input,
    })

  it('of the long-term channel is the base for the system and the update for every one, in this order', async () => {
    const { parts, passedOver, version } = await build()
    expect(version).toBe('R2024b Update 5')
    expect(parts.map(({ file, release }) => [release, file.name])).toEqual([
      ['R2024b', 'armilla-studio-R2024b-linux-x86-64.tar.gz'],
      ['R2024b Update 5', 'armilla-studio-R2024b-Update-5.tar.gz'],
    ])
    expect(passedOver).toEqual([])
  })

  it('is none for a system that nothing was made for', async () => {
    const { parts, passedOver } = await build({ system: 'openeuler', architecture: 'loong64' })
    expect([parts, passedOver]).toEqual([[], []])
  })
})

describe('what a file is, by the first digits of its digest', () => {
  /** All that is known of one digest, as the page finds it. */
  const find = async (sha256: string, locale: 'zh' | 'en' = 'en') => {
    const list = await test.ask('download/known', locale, { prefix: sha256.slice(0, 2) })
    for (const each of list) expect(each.sha256.slice(0, 2)).toBe(sha256.slice(0, 2))
    return list.find((each) => each.sha256 === sha256)
  }
  const digestOf = async (name: string) => {
    const { docs } = await test.payload.find({ collection: 'release-files', where: { name: { equals: name } } })
    return docs[0]?.sha256 ?? ''
  }

  it.each(locales)('is told of every product, current or not, in %s', async (locale) => {
    const current = await find(await digestOf('step-response.csv'), locale)
    expect(current).toMatchObject({ version: 'R2026b', segment: 'compute', state: 'current', isSupported: true })
    const base = await find(await digestOf('armilla-studio-R2024b-linux-x86-64.tar.gz'), locale)
    expect(base).toMatchObject({ version: 'R2024b', state: 'affected' })
    expect(base?.advisories.map(({ fixedIn, number }) => [number, fixedIn])).toContainEqual([
      'ARM-2026-006',
      ['R2024b Update 5'],
    ])
    const update = await find(await digestOf('armilla-studio-R2024b-Update-5.tar.gz'), locale)
    expect(update).toMatchObject({ state: 'current', advisories: [] })
    const older = await find(await digestOf('armilla-compute-R2026a-Update-3.tar.gz'), locale)
    expect(older).toMatchObject({ state: 'superseded' })
    const ended = await find(await digestOf('armilla-studio-R2025a-linux-x86-64.tar.gz'), locale)
    expect(ended).toMatchObject({ state: 'affected', isSupported: false })
    const gone = await find(await digestOf('armilla-studio-R2026a-Update-1-build-1.tar.gz'), locale)
    expect(gone).toMatchObject({ state: 'withdrawn', reason: expect.any(String) })
  })

  it('is not told of a draft, nor of a file whose release visitors may not see', async () => {
    const draft = await makeReleaseFile(test.payload, Buffer.from('a draft'), { state: 'draft' })
    expect(await find(draft.sha256)).toBeUndefined()
    const file = await makeReleaseFile(test.payload, Buffer.from('seen'), { gate: 'entitlement' })
    expect(await find(file.sha256)).toMatchObject({ name: file.name, state: 'superseded' })
    const { id } = await makeRecord(test.payload, 'releases', { zh: 'withdrawn', en: 'withdrawn' })
    const release = await test.payload.findByID({ collection: 'releases', id, draft: true })
    const hidden = await makeReleaseFile(test.payload, Buffer.from('hidden'), {
      state: 'draft',
      release: id,
      product: (release.products as { id: number }[])[0]?.id,
    })
    await test.payload.update({ collection: 'release-files', id: hidden.id, data: { state: 'published' } })
    expect(await find(hidden.sha256)).toBeUndefined()
  })

  it.each(['0', '0G', 'abc', '%2', '', 7])('is not asked by %j', async (prefix) => {
    expect(await test.send('download/known', { prefix })).toMatchObject({ code: '000002' })
  })
})

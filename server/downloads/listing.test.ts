import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { releases as seeds } from '#demo/content/releases.ts'
import { releaseStore } from '#lib/files/open-store.ts'
import { log } from '#lib/log.ts'
import type { SigningKey } from '#lib/crypto/signing-key.ts'
import { makeReleaseFile, withOpenAdvisory } from '../../tests/factories/releases.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { listingRoutes } from './listing-routes.ts'

const test = useTestPortal()
const origin = 'https://portal.example'
/** Stands for the house's key; that a real one verifies is shown in tests/e2e/downloads.e2e.ts. */
const key: SigningKey = {
  fingerprint: '',
  publicKey: '',
  sign: async (text) => `signed ${text.length}`,
  signClear: async (text) => text,
}

const open = (readKey: () => Promise<SigningKey | undefined> = async () => undefined) => {
  const app = new Hono<ServerEnv>()
  app.route('/', listingRoutes({ portal: test.portal, origin, readKey, store: releaseStore, log }))
  app.notFound((context) => context.text('the site', 404))
  return async (path: string) => app.request(path)
}
let get: ReturnType<typeof open>
beforeAll(() => {
  get = open()
})
const read = async (path: string) => (await (await get(path)).json()) as Record<string, unknown>

describe('documents of releases', () => {
  it('are all of the shape that the published schema says, and others are not', async () => {
    const schema = await read('/releases/schema.json')
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${origin}/releases/schema.json`,
    })
    const ajv = new Ajv2020({ allErrors: true })
    formats.default(ajv)
    const check = ajv.compile(schema)
    const paths = [
      '/releases/index.json',
      '/releases/studio/index.json',
      ...seeds.map(({ version }) => `/releases/studio/${version.replaceAll(' ', '-')}/index.json`),
      '/releases/studio/latest/lts/linux/x86-64/index.json',
      '/releases/checksums/00.json',
    ].flatMap((path) => [path, `/en${path}`])
    for (const path of paths) {
      const document = await read(path)
      expect(document.$schema).toBe(schema.$id)
      expect([check(document), check.errors], path).toEqual([true, null])
      const needed = ['parts', 'files', 'releases', 'products'].find((name) => name in document) ?? ''
      const { [needed]: _missing, ...rest } = document
      expect(check(rest), path).toBe(false)
    }
  })

  it('of a withdrawn file say why, and lists of checksums leave it out', async () => {
    const { files } = (await read('/releases/studio/R2026a-Update-1/index.json')) as {
      files: Record<string, unknown>[]
    }
    const gone = files.filter(({ withdrawn }) => withdrawn === true)
    expect(gone).toMatchObject([{ reason: expect.any(String) }])
    const sums = await (await get('/releases/studio/R2026a-Update-1/SHA512SUMS')).text()
    expect(sums).toBe(
      files
        .filter(({ withdrawn }) => withdrawn === false)
        .map(({ name, sha512 }) => `${String(sha512)}  ${String(name)}\n`)
        .join(''),
    )
  })

  it.each([
    '/releases/nothing/index.json',
    '/releases/studio/R1999a/index.json',
    '/releases/studio/R1999a/SHA256SUMS',
    '/releases/studio/R2026b/SHA256SUMS.asc',
    '/releases/studio/R2026b/ThermalWall.mo.asc',
    '/releases/studio/latest/stable/beos/x86-64',
    '/releases/studio/latest/nightly/linux/x86-64',
    '/releases/nothing/latest/stable/linux/x86-64',
    '/releases/studio/R2026b/%zz.asc',
  ])('do not exist: %s', async (path) => {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([404, 'the site'])
  })
})

describe('addresses of the latest', () => {
  it.each([
    ['stable/windows/arm64', 'R2026b/armilla-studio-R2026b-windows-arm64.tar.gz'],
    ['lts/linux/x86-64', 'latest/lts/linux/x86-64/index.json'],
    ['beta/macos/arm64', 'R2027a-Beta-1/armilla-studio-R2027a-Beta-1-macos-arm64.tar.gz'],
  ])('%s leads to the one that stays', async (latest, path) => {
    const answer = await get(`/releases/studio/latest/${latest}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/releases/studio/${path}`])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  })
})

describe('a build of several files', () => {
  it.each(['', '/en'])('is a list in the order of installing, %j', async (prefix) => {
    const build = await read(`${prefix}/releases/studio/latest/lts/linux/x86-64/index.json`)
    expect(build).toMatchObject({
      product: 'studio',
      version: 'R2024b Update 5',
      parts: [
        { release: 'R2024b', url: `${origin}/releases/studio/R2024b/armilla-studio-R2024b-linux-x86-64.tar.gz` },
        { release: 'R2024b Update 5', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ],
      passedOver: [],
    })
  })

  it('is refused, with what is open, where every supported one is affected', async () => {
    await withOpenAdvisory(test.payload, 'studio', async (number) => {
      const latest = await get('/releases/studio/latest/stable/linux/x86-64')
      expect([latest.status, latest.headers.get('location')]).toEqual([
        302,
        '/releases/studio/latest/stable/linux/x86-64/index.json',
      ])
      const answer = await get('/en/releases/studio/latest/stable/linux/x86-64/index.json')
      expect(answer.status).toBe(409)
      const { parts, passedOver } = (await answer.json()) as { parts: unknown[]; passedOver: object[] }
      expect(parts).toEqual([])
      expect(passedOver[0]).toMatchObject({ version: 'R2026b', advisories: [{ number }] })
      const { builds } = await test.ask('download/list', 'en', { product: 'studio' })
      expect(builds[0]).toMatchObject({
        channel: 'stable',
        releases: [],
        passedOver: [{ version: 'R2026b' }, { version: 'R2026a Update 3' }, { version: 'R2025b Update 4' }],
      })
    })
  })
})

describe('documents in two languages', () => {
  it('have titles, notes, requirements and advisories in that of the address', async () => {
    const [zh, en] = [
      await read('/releases/studio/R2026b/index.json'),
      await read('/en/releases/studio/R2026b/index.json'),
    ]
    expect(zh).toMatchObject({ language: 'zh', title: '实时求解器重写，FMI 3.0三种接口齐备' })
    expect(en).toMatchObject({
      language: 'en',
      title: 'The real-time solver rewritten; all three FMI 3.0 interfaces',
      notes: expect.stringContaining('<li>Sparse factorisation'),
      requirements: [{ title: 'Operating system' }, { title: 'Licence service' }],
      sbom: `${origin}/help/OpenSystem/sbom/studio/R2026b.cdx.json`,
      checksums: { sha256: `${origin}/releases/studio/R2026b/SHA256SUMS` },
      url: `${origin}/en/releases/studio/R2026b/index.json`,
      page: `${origin}/en/product/downHistory?product=studio`,
    })
    const affected = await read('/en/releases/studio/R2024b/index.json')
    expect(affected.advisories).toContainEqual({
      number: 'ARM-2026-001',
      title: 'Unpacking an FMU can leave its folder',
      url: expect.stringContaining(`${origin}/en/help/SecurityIncident?id=`),
      fixedIn: ['R2024b Update 4'],
    })
  })
})

describe('signatures', () => {
  it('of lists of checksums are made by the key of the house, each list once', async () => {
    let count = 0
    const signing = open(async () => ({ ...key, sign: async (text) => `${(count += 1)} of ${text.length}` }))
    const sums = await (await signing('/releases/studio/R2026b/SHA256SUMS')).text()
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await signing('/releases/studio/R2026b/SHA256SUMS.asc')
      expect([answer.status, await answer.text()]).toEqual([200, `1 of ${sums.length}`])
      expect(answer.headers.get('content-type')).toContain('application/pgp-signature')
    }
  })

  it.each([
    ['-----BEGIN PGP SIGNATURE-----\n\nabc\n-----END PGP SIGNATURE-----\n', '.asc', 'application/pgp-signature'],
    ['untrusted comment: signature\nRWQ\n', '.minisig', 'text/plain'],
  ])('of one file stand beside it: %j', async (signature, ending, type) => {
    const file = await makeReleaseFile(test.payload, Buffer.from('signed'), { signature, name: `模型${ending}.bin` })
    const answer = await get(`${file.path}${ending}`)
    expect([answer.status, await answer.text()]).toEqual([200, signature])
    expect(answer.headers.get('content-type')).toContain(type)
    expect((await get(`${file.path}${ending === '.asc' ? '.minisig' : '.asc'}`)).status).toBe(404)
  })
})

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { generateKey } from 'openpgp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '#lib/env.ts'
import { inheritVariables } from '#lib/env-variables.ts'
import { releaseStore } from '#lib/files/open-store.ts'
import { openSigningKey } from '#lib/crypto/signing-key.ts'
import { makeMember, memberPassword, signInMember } from '../../tests/factories/members.ts'
import { withOpenAdvisory } from '../../tests/factories/releases.ts'
import { type DownloadServer, serveDownloads } from '../../tests/setup/download-server.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const run = promisify(execFile)
const test = useTestPortal()
const folder = mkdtempSync(join(tmpdir(), 'portico-apt-'))
let server: DownloadServer
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKey({ userIDs: [{ name: 'Made', email: 'made@made.example' }] })
  writeFileSync(join(folder, 'key.asc'), privateKey)
  writeFileSync(join(folder, 'public.asc'), publicKey)
  const key = await openSigningKey({ ...env, PGP_KEY_FILE: join(folder, 'key.asc'), PGP_KEY_PASSPHRASE: undefined })
  server = await serveDownloads(test, releaseStore, { readKey: async () => key })
})
afterAll(() => server.close())

const read = async (path: string) => {
  const answer = await server.get(`/releases/dists/${path}`)
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('the repository', () => {
  it('has lists that are as its Release says, packed and not', async () => {
    const release = (await read('stable/Release')).bytes.toString()
    expect(release).toContain('Suite: stable\n')
    const rows = [...release.matchAll(/^ ([0-9a-f]{64}) (\d+) (\S+)$/gm)]
    expect(rows).toHaveLength(6)
    for (const [, digest, size, path = ''] of rows) {
      const { bytes, status } = await read(`stable/${path}`)
      expect([status, bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
        200,
        Number(size),
        digest,
      ])
    }
    const packed = (await read('stable/main/binary-amd64/Packages.gz')).bytes
    expect(gunzipSync(packed).toString()).toBe((await read('stable/main/binary-amd64/Packages')).bytes.toString())
  })

  it('lists each package once, by its own words and the measured digest, and none for another processor', async () => {
    const list = (await read('stable/main/binary-amd64/Packages')).bytes.toString()
    const packages = list.split('\n\n').filter(Boolean)
    expect(packages.map((each) => /^Package: (.+)$/m.exec(each)?.[1])).toEqual(
      expect.arrayContaining(['armilla-studio', 'armilla-twin']),
    )
    const { docs } = await test.payload.find({
      collection: 'release-files',
      where: { name: { equals: 'armilla-studio_2026.2_amd64.deb' } },
    })
    const studio = packages.find((each) => each.startsWith('Package: armilla-studio\n'))
    expect(studio).toContain('Filename: studio/R2026b/armilla-studio_2026.2_amd64.deb\n')
    expect(studio).toContain(`SHA256: ${docs[0]?.sha256}`)
    expect((await read('stable/main/binary-arm64/Packages')).bytes.toString()).toBe('')
  })

  it('offers nothing in which an advisory is open', async () => {
    await withOpenAdvisory(test.payload, 'studio', async () => {
      const list = (await read('stable/main/binary-amd64/Packages')).bytes.toString()
      expect(list).not.toContain('armilla-studio')
      expect(list).toContain('armilla-compute')
    })
  })

  it.each(['nightly/Release', 'stable/main/binary-mips/Packages', 'stable/constructor', 'stable/Release.xz'])(
    'has no %s',
    async (path) => {
      expect((await read(path)).status).toBe(404)
    },
  )
})

/** Debian's own tools; without them what they read is not tried. */
const hasApt = existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/dpkg-deb')

describe.runIf(hasApt)('apt', () => {
  /** Runs apt with everything of its own in the folder, nothing of the machine's. */
  const apt = (root: string, ...args: string[]) => {
    const set = {
      'Dir::Etc::SourceList': join(root, 'sources.list'),
      'Dir::Etc::SourceParts': '-',
      'Dir::Etc::netrc': join(root, 'auth.conf'),
      'Dir::Etc::netrcparts': '-',
      'Dir::State': join(root, 'state'),
      'Dir::State::status': join(root, 'status'),
      'Dir::Cache': join(root, 'cache'),
      'APT::Architecture': 'amd64',
      'APT::Architectures': 'amd64',
      'APT::Sandbox::User': '',
      'Acquire::Languages': 'none',
      'Acquire::Retries': '0',
    }
    const options = Object.entries(set).flatMap(([name, value]) => ['-o', `${name}=${value}`])
    return run('/usr/bin/apt-get', [...options, ...args], { cwd: root, env: inheritVariables({ LC_ALL: 'C' }) })
  }
  const prepare = (name: string, keyFile: string) => {
    const root = join(folder, name)
    for (const each of ['state/lists/partial', 'cache/archives/partial'])
      mkdirSync(join(root, each), { recursive: true })
    for (const each of ['status', 'auth.conf']) writeFileSync(join(root, each), '')
    writeFileSync(join(root, 'sources.list'), `deb [signed-by=${keyFile}] ${server.origin}/releases stable main\n`)
    return root
  }

  it('takes the signed lists, and with a token the package, which dpkg reads', async () => {
    const root = prepare('good', join(folder, 'public.asc'))
    const { stderr, stdout } = await apt(root, 'update')
    expect(`${stdout}${stderr}`).not.toMatch(/^[WE]:/m)
    // Gated packages stay gated.
    await expect(apt(root, 'download', 'armilla-studio')).rejects.toThrow(/401/)
    const member = await makeMember(test.payload)
    const token = await signInMember(test, member)
    await test.send('download/accept', { version: '4.2' }, 'en', { token })
    const { data } = await test.send(
      'account/tokens/create',
      { name: 'apt', days: 30, password: memberPassword },
      'en',
      { token },
    )
    const secret = (data as { token: string }).token
    writeFileSync(join(root, 'auth.conf'), `machine ${server.origin} login token password ${secret}\n`)
    await apt(root, 'download', 'armilla-studio')
    const name = readdirSync(root).find((each) => each.endsWith('.deb')) ?? ''
    expect(name).toBe('armilla-studio_2026.2_amd64.deb')
    const info = await run('/usr/bin/dpkg-deb', ['-I', join(root, name)])
    expect(info.stdout).toContain('Package: armilla-studio')
    const contents = await run('/usr/bin/dpkg-deb', ['-c', join(root, name)])
    expect(contents.stdout).toContain('./usr/share/doc/armilla-studio/models/ThermalWall.mo')
    expect(readFileSync(join(root, name)).length).toBeGreaterThan(1000)
  })

  it('takes no lists that another key has signed', async () => {
    const { publicKey } = await generateKey({ userIDs: [{ name: 'Other', email: 'other@made.example' }] })
    writeFileSync(join(folder, 'other.asc'), publicKey)
    const root = prepare('bad', join(folder, 'other.asc'))
    const said = await apt(root, 'update').then(
      ({ stderr }) => stderr,
      (error: unknown) => String(error),
    )
    expect(said).toMatch(/NO_PUBKEY|not signed|Missing key/i)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseStore } from '#lib/files/open-store.ts'
import { makeReleaseFile, type MadeFile } from '../../tests/factories/releases.ts'
import { type DownloadServer, serveDownloads } from '../../tests/setup/download-server.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
let server: DownloadServer
let file: MadeFile
let folder: string
const windows = { kind: 'installer', system: 'windows', architecture: 'x86-64' }
const folderOf = ({ path }: MadeFile) => path.replace('/releases/', '/releases/winget/').replace(/[^/]*$/, '')

beforeAll(async () => {
  server = await serveDownloads(test, releaseStore, { readKey: async () => undefined })
  file = await make({ name: 'made-x64.msi' })
  folder = folderOf(file)
})
afterAll(() => server.close())

/** What is written is a line for each field, its value as JSON, which YAML contains. */
const parse = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): [string, unknown] => [
        line.slice(0, line.indexOf(': ')),
        JSON.parse(line.slice(line.indexOf(': ') + 2)),
      ]),
  )
/** A file of a release that is supported. */
async function make(given: Parameters<typeof makeReleaseFile>[2]): Promise<MadeFile> {
  const made = await makeReleaseFile(test.payload, Buffer.from('an installer'), { ...windows, ...given })
  const supportedUntil = new Date(Date.now() + 1e10).toISOString()
  await test.payload.update({ collection: 'releases', id: made.release, data: { supportedUntil } })
  return made
}

const read = async (name: string, from = folder) => {
  const answer = await server.get(`${from}${name}`)
  return { status: answer.status, text: await answer.text() }
}
/** What winget's documentation says of each field that is written. */
const rules: Record<string, RegExp> = {
  PackageIdentifier: /^[^.\s\\/:*?"<>|]{1,32}(?:\.[^.\s\\/:*?"<>|]{1,32}){1,7}$/,
  PackageVersion: /^[^\\/:*?"<>|]{1,128}$/,
  PackageLocale: /^[a-zA-Z]{2,3}-[a-zA-Z]{1,8}$/,
  DefaultLocale: /^en-US$/,
  Publisher: /^.{2,256}$/,
  PackageName: /^.{2,256}$/,
  License: /^.{3,512}$/,
  ShortDescription: /^.{3,256}$/,
  ReleaseDate: /^\d{4}-\d\d-\d\d$/,
  ManifestType: /^(?:version|installer|defaultLocale|locale)$/,
  ManifestVersion: /^1\.6\.0$/,
}
const needed: Record<string, string[]> = {
  version: ['DefaultLocale'],
  installer: ['Installers'],
  defaultLocale: ['PackageLocale', 'Publisher', 'PackageName', 'License', 'ShortDescription'],
  locale: ['PackageLocale'],
}

describe('the manifests of a release for winget', () => {
  it('are four, each with what its kind must have', async () => {
    const names = (await read('index.txt')).text.trim().split('\n')
    const kinds: string[] = []
    for (const name of names) {
      const fields = parse((await read(name)).text)
      const kind = String(fields.ManifestType)
      kinds.push(kind)
      for (const key of ['PackageIdentifier', 'PackageVersion', 'ManifestVersion', ...(needed[kind] ?? [])])
        expect(fields, `${name} ${key}`).toHaveProperty(key)
      for (const [key, value] of Object.entries(fields))
        if (key.endsWith('Url')) expect(value).toMatch(/^https:\/\//)
        else if (key !== 'Installers') expect(value, `${name} ${key}`).toMatch(rules[key] ?? /^$/)
      if (kind === 'installer')
        expect(fields.Installers).toEqual([
          {
            Architecture: 'x64',
            InstallerType: 'msi',
            InstallerUrl: `https://portal.example${file.path}`,
            InstallerSha256: file.sha256.toUpperCase(),
          },
        ])
    }
    expect(kinds.toSorted()).toEqual(['defaultLocale', 'installer', 'locale', 'version'])
    const chinese = names.find((name) => name.endsWith('.locale.zh-CN.yaml')) ?? ''
    expect((await read(chinese)).text).toContain('浑仪')
  })

  it.each([
    ['gated', { name: 'gated.msi', gate: 'eula' as const }],
    ['an archive', { name: 'made.tar.gz' }],
    ['for another system', { name: 'made.msi', system: 'linux' }],
    ['a draft', { name: 'made.exe', state: 'draft' as const }],
  ])('are none where the file is %s', async (_what, given) => {
    const other = await make(given)
    expect((await read('index.txt', folderOf(other))).status).toBe(404)
  })

  it('are none once the release is no longer supported', async () => {
    const other = await make({ name: 'made.msi' })
    expect((await read('index.txt', folderOf(other))).status).toBe(200)
    const supportedUntil = new Date(Date.now() - 1e10).toISOString()
    await test.payload.update({ collection: 'releases', id: other.release, data: { supportedUntil } })
    expect((await read('index.txt', folderOf(other))).status).toBe(404)
  })

  it('are none of a release that does not exist, or has nothing for it', async () => {
    expect((await read('index.txt', '/releases/winget/studio/R1999a/')).status).toBe(404)
    expect((await read('index.txt', '/releases/winget/studio/R2026b/')).status).toBe(404)
  })
})

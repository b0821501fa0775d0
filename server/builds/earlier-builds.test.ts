import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeBuild } from './build-metadata.ts'
import { saveBuild, earlierBuildsLimit, earlierBuildLifetime, readEarlierAssets } from './earlier-builds.ts'

let root: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portico-kept-'))
  folder = join(root, 'data/builds')
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Starts a build with one chunk of its own. */
async function start(id: string, content = id): Promise<void> {
  const assets = join(root, 'assets')
  await rm(assets, { recursive: true, force: true })
  await mkdir(assets)
  await writeFile(join(assets, `chunk-${id}.js`), content)
  await saveBuild(folder, describeBuild({ id, timestamp: 1 }, 3600), assets)
}

const retire = (id: string, age: number) => {
  const then = new Date(Date.now() - age)
  return utimes(join(folder, id, 'retired'), then, then)
}
const addressesBeside = async (id: string) => [...(await readEarlierAssets(folder, id)).keys()]

describe('files of earlier builds', () => {
  it('[D4] stay when another build starts with the same data folder', async () => {
    await start('a')
    expect(await addressesBeside('a')).toEqual([])
    await start('b')
    const kept = await readEarlierAssets(folder, 'b')
    expect([...kept.keys()]).toEqual(['/assets/chunk-a.js', '/builds/meta/a.json'])
    expect(await readFile(kept.get('/assets/chunk-a.js')?.file ?? '', 'utf8')).toBe('a')
  })

  it('[D4] go a day after they were replaced, however long they had run before', async () => {
    await start('a')
    const longAgo = new Date(Date.now() - 40 * earlierBuildLifetime)
    await utimes(join(folder, 'a'), longAgo, longAgo)
    await start('b')
    expect(await addressesBeside('b')).toContain('/assets/chunk-a.js')
    await retire('a', earlierBuildLifetime + 1000)
    expect(await addressesBeside('b')).toEqual([])
    expect(await readdir(folder)).toEqual(['b'])
  })

  it('restarting does not prolong it, and a build that returns is current again', async () => {
    await start('a')
    await start('b')
    await retire('a', earlierBuildLifetime - 60_000)
    await start('b')
    expect(await readEarlierAssets(folder, 'b', Date.now() + 120_000)).toEqual(new Map())
    await start('a')
    await start('b')
    await start('a')
    expect(await readEarlierAssets(folder, 'a')).toHaveProperty('size', 2)
    expect(await readdir(join(folder, 'a'))).not.toContain('retired')
  })

  it('take no more room than they may: the oldest go first', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await start(id, 'x'.repeat(earlierBuildsLimit / 2 - 10_000))
    await retire('a', 3000)
    await retire('b', 2000)
    await retire('c', 1000)
    expect(await addressesBeside('d')).toEqual([
      '/assets/chunk-c.js',
      '/builds/meta/c.json',
      '/assets/chunk-b.js',
      '/builds/meta/b.json',
    ])
    expect((await readdir(folder)).sort()).toEqual(['b', 'c', 'd'])
  })

  it('are plain files of builds only: no link is followed, nothing else in the folder is looked at', async () => {
    await start('a')
    await writeFile(join(root, 'secret.js'), 'secret')
    await symlink(join(root, 'secret.js'), join(folder, 'a/assets/link.js'))
    await mkdir(join(folder, 'a/assets/deep'))
    await mkdir(join(folder, '.making-1/assets'), { recursive: true })
    await writeFile(join(folder, '.making-1/assets/half.js'), '')
    await start('b')
    expect(await addressesBeside('b')).toEqual(['/assets/chunk-a.js', '/builds/meta/a.json'])
  })

  it('two processes that start the same build at once keep it once', async () => {
    await start('a')
    await rm(join(folder, 'a'), { recursive: true })
    const meta = describeBuild({ id: 'a', timestamp: 1 }, 3600)
    await Promise.all([1, 2, 3].map(() => saveBuild(folder, meta, join(root, 'assets'))))
    expect(await readdir(folder)).toEqual(['a'])
    expect(await readdir(join(folder, 'a/assets'))).toEqual(['chunk-a.js'])
  })
})

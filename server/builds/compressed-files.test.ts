import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressFiles, readCompressed } from './compressed-files.ts'
import { readStaticFiles } from './static-files.ts'

const script = `export const texts = ${JSON.stringify('浑仪 '.repeat(400))}\n`
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-built-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/page.js'), script)
  await writeFile(join(folder, 'assets/font.woff2'), 'font')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the texts of a build', () => {
  it('stand compressed beside themselves, and nothing else does', async () => {
    await compressFiles(folder)
    expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual([
      'font.woff2',
      'page.js',
      'page.js.br',
      'page.js.gz',
    ])
    const made = await readCompressed(join(folder, 'assets/page.js'))
    expect(brotliDecompressSync(made?.br ?? '').toString()).toBe(script)
    expect(gunzipSync(made?.gzip ?? '').toString()).toBe(script)
    expect(await readCompressed(join(folder, 'assets/font.woff2'))).toBeUndefined()
  })

  it('are sent as they were compressed, and their compressed forms have no address', async () => {
    await compressFiles(folder)
    const files = await readStaticFiles(folder, {})
    expect([...files.keys()].toSorted()).toEqual(['/assets/font.woff2', '/assets/page.js'])
    const variants = files.get('/assets/page.js')?.variants
    expect(variants?.br.body).toEqual(await readFile(join(folder, 'assets/page.js.br')))
    expect(variants?.gzip.body).toEqual(await readFile(join(folder, 'assets/page.js.gz')))
    expect(variants?.identity.body.toString()).toBe(script)
  })

  it('are compressed at the start where the build did not come to it', async () => {
    await compressFiles(folder)
    await rm(join(folder, 'assets/page.js.gz'))
    const variants = (await readStaticFiles(folder, {})).get('/assets/page.js')?.variants
    expect(gunzipSync(variants?.gzip.body ?? '').toString()).toBe(script)
    expect(brotliDecompressSync(variants?.br.body ?? '').toString()).toBe(script)
  })
})

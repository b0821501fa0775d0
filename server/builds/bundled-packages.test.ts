import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { buildMissing } from '#server/builds/build.ts'
import { bundledModule, bundleFolder, bundleIndex, type BundleIndex, root } from './bundled-packages.ts'

/** Loads what a process loads before it opens its database, and says what was read. */
const program = `
  import { registerHooks } from 'node:module'
  const read = []
  registerHooks({ load: (url, context, next) => (read.push(url), next(url, context)) })
  await import(${JSON.stringify(pathToFileURL(join(root, 'server/start.ts')).href)})
  process.stdout.write('\\n' + JSON.stringify(read), () => process.exit())
`

async function readModules(imports: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...imports.flatMap((each) => ['--import', join(root, each)]), '--input-type=module', '--eval', program],
    { maxBuffer: 1e8 },
  )
  return JSON.parse(stdout.split('\n').at(-1) ?? '') as string[]
}

beforeAll(() => buildMissing(['packages'], () => undefined), 120_000)

test('the bundle stands for the packages: none of its modules is read a second time from its package', async () => {
  const { modules } = JSON.parse(readFileSync(join(root, bundleFolder, bundleIndex), 'utf8')) as BundleIndex
  const [bundled, loose] = await Promise.all([readModules(['server/process/hasten-imports.ts']), readModules([])])
  const addresses = new Set(modules.map((module) => new URL(module, `${pathToFileURL(root).href}/`).href))
  expect(bundled.filter((url) => addresses.has(url))).toEqual([])
  expect(bundled.filter((url) => url.includes(`/${bundleFolder}/`)).length).toBeGreaterThan(20)
  // What it spares, or this would prove nothing.
  expect(loose.filter((url) => addresses.has(url)).length).toBeGreaterThan(1000)
  expect(loose.length - bundled.length).toBeGreaterThan(1200)
}, 120_000)

test('what is bundled are modules of the packages named, and of no package within them', () => {
  expect(bundledModule.test('/app/node_modules/payload/dist/index.js')).toBe(true)
  expect(bundledModule.test('/app/node_modules/@hono/node-server/dist/index.mjs')).toBe(true)
  expect(bundledModule.test('/app/node_modules/@payloadcms/db-sqlite/node_modules/drizzle-orm/index.js')).toBe(true)
  expect(bundledModule.test('/app/node_modules/payload/node_modules/pino/pino.js')).toBe(false)
  expect(bundledModule.test('/app/node_modules/payload-cloud/index.js')).toBe(false)
})

import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { inheritVariables } from '#lib/env-variables.ts'
import { compressFiles } from './compressed-files.ts'
import { newest } from '#server/builds/newest.ts'
import { bundleFolder, bundleIndex, packageSources } from '#server/builds/bundled-packages.ts'
import { StartError } from '#server/start-failure.ts'

export const root = join(import.meta.dirname, '../..')

interface Part {
  name: string
  /** File whose modification time is the build's. */
  mark: string
  sources: string[]
  command: string[]
  /** Folder of the files for browsers. */
  client?: string
}

const site: Part = {
  name: 'site',
  mark: 'build/server/index.js',
  sources: ['site', 'portal', 'domain', 'lib', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'],
  command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
  client: 'build/client',
}

const parts = {
  packages: {
    name: "server's packages",
    mark: join(bundleFolder, bundleIndex),
    // Which of their modules are asked for is in our sources.
    sources: [...packageSources, 'content', 'demo', 'domain', 'lib', 'portal', 'published', 'server', 'site'],
    command: ['server/builds/bundle-packages.ts'],
  },
  site,
  /** The site with its specimen pages, for tests: a separate build that production never uses. */
  siteWithDevPages: {
    ...site,
    name: 'site with its specimen pages',
    mark: 'build-dev-pages/server/index.js',
    command: [...site.command, '--mode', 'specimens'],
    client: 'build-dev-pages/client',
  },
  admin: {
    name: 'admin',
    mark: 'admin/.next/BUILD_ID',
    sources: ['admin', 'content', 'domain', 'lib', 'package-lock.json', 'patches'],
    command: ['node_modules/next/dist/bin/next', 'build', 'admin'],
    client: 'admin/.next/static',
  },
} satisfies Record<string, Part>

/** The site build that a process uses. Outside production it is the one with the specimen pages. */
export function siteBuildFor(nodeEnv: 'production' | 'development' | 'test') {
  return nodeEnv === 'production'
    ? { part: 'site' as const, folder: 'build' }
    : { part: 'siteWithDevPages' as const, folder: 'build-dev-pages' }
}

/** Whether a part is there and not older than its sources. */
export const isBuilt = (name: keyof typeof parts): boolean => isFresh(parts[name])

interface Building {
  /** Builds whatever is there, too. */
  isForced?: boolean
  /** Leaves the processor to whoever else wants it. */
  isAside?: boolean
  /** Ends the build that is under way. */
  stopping?: AbortSignal
}

/** Builds what is missing or older than its sources. @param say reports what is being built */
export async function buildMissing(
  names: (keyof typeof parts)[],
  say: (line: string) => void,
  { isAside = false, isForced = false, stopping }: Building = {},
): Promise<void> {
  for (const name of names) {
    if (!isForced && isBuilt(name)) continue
    say(`Building the ${parts[name].name} …`)
    await run(parts[name], isAside, stopping)
  }
}

function isFresh({ mark, sources }: Part): boolean {
  const file = join(root, mark)
  if (!existsSync(file)) return false
  const builtAt = statSync(file).mtimeMs
  return sources.every((source) => newest(join(root, source)) <= builtAt)
}

async function run({ client, command, name }: Part, isAside: boolean, signal?: AbortSignal): Promise<void> {
  // A build reads the collections but must not touch the data, so it gets a temporary data folder.
  const folder = await mkdtemp(join(tmpdir(), 'portico-build-'))
  const environment = inheritVariables({ NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: '' })
  const output: Buffer[] = []
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  child.once('error', (error) => output.push(Buffer.from(error.message)))
  if (isAside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  await rm(folder, { recursive: true, force: true })
  if (code !== 0) throw new StartError(`The ${name} could not be built:\n${Buffer.concat(output).toString('utf8')}`)
  if (client !== undefined) await compressFiles(join(root, client))
}

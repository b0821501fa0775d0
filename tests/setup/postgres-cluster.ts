import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres, postgresHint } from './postgres-binaries.ts'

/** A throw-away cluster that listens on a socket of its own only, so no port can be taken. */
export interface Cluster {
  /** Address of a database of the cluster. */
  urlOf: (database: string) => string
  /** Ends the server cleanly and leaves its files, to be copied. */
  pause: () => Promise<void>
  /** Ends it at once, as a failure does: whatever is open is cut, and the next start recovers. */
  crash: () => Promise<void>
  resume: () => Promise<void>
  /** Folder of the data, as `postgres -D` takes it. */
  dataFolder: string
  stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root: it then runs as the user that its package made. */
function readOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

/**
 * @param copyOf data folder of a stopped cluster to start from; without it an empty one is made
 * @param isDurable whether what is committed outlives a crash, at the price of time
 */
export async function startCluster(copyOf?: string, isDurable = false): Promise<Cluster> {
  const binaries = findPostgres()
  if (binaries === undefined) throw new Error(postgresHint)
  const owner = readOwner()
  const folder = mkdtempSync(join(tmpdir(), 'portico-pg-'))
  const dataFolder = join(folder, 'data')
  if (owner) chownSync(folder, owner.uid, owner.gid)
  if (copyOf !== undefined && existsSync(copyOf)) execFileSync('cp', ['-a', copyOf, dataFolder])
  else {
    mkdirSync(dataFolder)
    if (owner) chownSync(dataFolder, owner.uid, owner.gid)
    const settings = ['--auth=trust', '--username=portico', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
    execFileSync(join(binaries, 'initdb'), ['-D', dataFolder, ...settings], { ...owner, cwd: folder, stdio: 'pipe' })
  }
  chmodSync(dataFolder, 0o700)

  const urlOf = (database: string) => `postgres://portico@/${database}?host=${encodeURIComponent(folder)}`
  const start = () => launch(binaries, folder, owner, { url: urlOf('postgres'), isDurable })
  let server = await start()
  // Whatever ends this process, the server ends with it and leaves nothing.
  const kill = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', kill)
  return {
    urlOf,
    dataFolder,
    pause: () => end(server, 'SIGINT'),
    crash: () => end(server, 'SIGQUIT'),
    resume: async () => {
      server = await start()
    },
    stop: async () => {
      await end(server, 'SIGQUIT')
      process.off('exit', kill)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  listen_addresses: '',
  max_connections: '200',
}

async function launch(
  binaries: string,
  folder: string,
  owner: { uid: number; gid: number } | undefined,
  { isDurable, url }: { isDurable: boolean; url: string },
): Promise<ChildProcess> {
  const given = { ...settings, ...(isDurable && { synchronous_commit: 'on' }), unix_socket_directories: folder }
  const options = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output: Buffer[] = []
  const server = spawn(join(binaries, 'postgres'), ['-D', join(folder, 'data'), ...options], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  server.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  await untilReady(server, output, url)
  return server
}

/** The server says on standard error when it takes connections; one is made to be sure. */
async function untilReady(server: ChildProcess, output: Buffer[], url: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (Buffer.concat(output).includes('ready to accept connections')) resolve()
    }
    server.stderr?.on('data', look)
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${Buffer.concat(output).toString('utf8')}`)))
    look()
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.end()
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

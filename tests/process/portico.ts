import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environmentWith } from './environment.ts'
import { findFreePort } from './free-port.ts'
import { poll } from './poll.ts'

const ownRoot = join(import.meta.dirname, '../..')

/** A run that is cut off kills its workers, which hear nothing of it; a server left behind would hold a core of the next run's. */
const setpriv = '/usr/bin/setpriv'
const endsWithParent = existsSync(setpriv) ? [setpriv, '--pdeathsig', 'KILL'] : []

/** How long a start may take, in milliseconds, where a test says nothing else. The build is done before. */
const startLimit = 120_000

export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A running Portico, as its operator sees it. */
export interface Portico {
  origin: string
  port: number
  dataDir: string
  pid: number
  /** What it has written to standard output and standard error so far. */
  output: () => string
  exited: Promise<Exit>
  kill: (signal: NodeJS.Signals) => void
  /** Asks it to stop, and waits until it has; what is still running after 20 s is killed. */
  stop: () => Promise<Exit>
}

export interface StartOptions {
  dataDir: string
  env?: Record<string, string>
  /** Words in front of the command, to bind the process to a core. */
  prefix?: string[]
  port?: number
  /** Another checkout than this one. */
  root?: string
  /** How long this start may take, in milliseconds. */
  within?: number
}

/** Starts the real process, in production, and does not wait for it. */
export async function spawnPortico({
  dataDir,
  env = {},
  port,
  prefix = [],
  root = ownRoot,
}: StartOptions): Promise<Portico> {
  const chosen = port ?? (await findFreePort())
  const own = { HOST: '127.0.0.1', PORT: String(chosen), DATA_DIR: dataDir }
  // No test asks other sites for anything.
  const environment = environmentWith({ ...own, LINK_CHECK: 'off', ...env })
  const [command, ...args] = [...prefix, ...endsWithParent, process.execPath, 'server/main.ts']
  const child = spawn(command ?? process.execPath, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collectOutput(child)
  const exited = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  // A test that fails before it stops its server leaves none behind.
  const end = () => void child.kill('SIGKILL')
  for (const event of ['exit', 'disconnect'] as const) {
    process.once(event, end)
    child.once('close', () => process.off(event, end))
  }
  const stop = async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
    return exited.finally(() => clearTimeout(late))
  }
  const kill = (signal: NodeJS.Signals) => void child.kill(signal)
  return {
    origin: `http://localhost:${chosen}`,
    port: chosen,
    dataDir,
    pid: child.pid ?? 0,
    output,
    exited,
    kill,
    stop,
  }
}

/** Starts Portico and waits until `/readyz` says so. @throws Error with its output when it ends or takes too long */
export async function startPortico(options: StartOptions): Promise<Portico> {
  const portico = await spawnPortico(options)
  let exit: Exit | undefined
  void portico.exited.then((value) => {
    exit = value
  })
  try {
    await poll(
      async () => {
        if (exit !== undefined) throw new Error(`Portico ended with ${exit.code ?? exit.signal}`)
        return (await fetch(`${portico.origin}/readyz`).catch(() => undefined))?.ok
      },
      { within: options.within ?? startLimit, every: 20, for: 'Portico to be ready' },
    )
  } catch (error) {
    portico.kill('SIGKILL')
    throw new Error(`${(error as Error).message}\n${portico.output()}`, { cause: error })
  }
  return portico
}

/** Runs Portico to its end, for starts that must fail. */
export async function runPortico(options: StartOptions): Promise<Exit & { output: string }> {
  const portico = await spawnPortico(options)
  const late = setTimeout(() => portico.kill('SIGKILL'), startLimit)
  const exit = await portico.exited.finally(() => clearTimeout(late))
  return { ...exit, output: portico.output() }
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString('utf8')
}

import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#server/builds/build.ts'
import { ask } from '../process/ask.ts'
import { findFreePort } from '../process/free-port.ts'
import { poll } from '../process/poll.ts'

/** What stands in front of the processes; the configurations are those of `deploy/`, with other addresses and no TLS. */
export const fronts = ['nginx', 'caddy'] as const
export type FrontKind = (typeof fronts)[number]

export interface Front {
  origin: string
  stop: () => Promise<void>
}

const readDeployed = (file: string) => readFile(join(root, 'deploy', file), 'utf8')

async function writeNginx(folder: string, port: number, behind: readonly number[]): Promise<string[]> {
  const [one, two] = behind
  const site = (await readDeployed('nginx/portico.conf'))
    .replace(/server \{\s+listen 80;[^}]+\}/, '')
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${one}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${two}`)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const whole = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
worker_processes 1; events { worker_connections 4096; }
http { access_log off; ${folders} include ${folder}/site.conf; }`
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(join(folder, 'nginx.conf'), whole)
  await cp(join(root, 'deploy/nginx/portico-locations.conf'), join(folder, 'portico-locations.conf'))
  return ['nginx', '-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`]
}

async function writeCaddy(folder: string, port: number, behind: readonly number[]): Promise<string[]> {
  const [one, two] = behind
  const site = (await readDeployed('Caddyfile'))
    .replace('www.example.com {', `{\n\tadmin off\n}\n\nhttp://127.0.0.1:${port} {`)
    .replace('127.0.0.1:3001', `127.0.0.1:${one}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${two}`)
  await writeFile(join(folder, 'Caddyfile'), site)
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`]
}

/** Starts a front of two processes, and waits until it answers. */
export async function startFront(kind: FrontKind, behind: readonly number[]): Promise<Front> {
  const folder = await mkdtemp(join(tmpdir(), `portico-${kind}-`))
  const port = await findFreePort()
  const [command = '', ...args] = await (kind === 'nginx' ? writeNginx : writeCaddy)(folder, port, behind)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => {
    child.once('close', resolve)
  })
  const origin = `http://127.0.0.1:${port}`
  await poll(async () => (await ask(`${origin}/healthz`).catch(() => undefined))?.status === 200, {
    within: 10_000,
    for: `${kind} to answer`,
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { origin, stop }
}

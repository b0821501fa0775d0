import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, ask } from './ask.ts'
import { findFreePort } from './free-port.ts'
import { poll } from './poll.ts'

const program = '/usr/sbin/varnishd'
/** Whether the machine has a Varnish; tests that need one say that they were left out. */
export const hasVarnish = existsSync(program)

export interface TestVarnish {
  origin: string
  stop: () => Promise<void>
}

/** Whether an answer came from the cache: then it names the request that fetched it as well. */
export const isHit = ({ headers }: Pick<Answer, 'headers'>) => /^\d+ \d+$/.test(String(headers['x-varnish']))

/**
 * A real Varnish on loopback with the configuration of `deploy/`, of another port and token, and says what it does.
 * @param change changes the configuration
 */
export async function startVarnish(
  { port: behind, token }: { port: number; token: string },
  change: (vcl: string) => string = (vcl) => vcl,
): Promise<TestVarnish> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-varnish-'))
  const deployed = await readFile(join(import.meta.dirname, '../../deploy/varnish/default.vcl'), 'utf8')
  const vcl = deployed.replace('.port = "3000"', `.port = "${behind}"`).replace('FILL-IN-CDN_PURGE_TOKEN', token)
  await writeFile(join(folder, 'default.vcl'), change(vcl.replace('unset resp.http.X-Varnish;', '')))
  const port = await findFreePort()
  const own = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', join(folder, 'default.vcl')]
  const listening = ['-a', `127.0.0.1:${port}`, '-T', 'none', '-s', 'malloc,64m', '-p', 'http_gzip_support=off']
  const child = spawn(program, [...own, ...listening], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
  })
  const end = () => void child.kill('SIGKILL')
  for (const event of ['exit', 'disconnect'] as const) {
    process.once(event, end)
    child.once('close', () => process.off(event, end))
  }
  const origin = `http://localhost:${port}`
  await poll(
    async () => {
      if (child.exitCode !== null) throw new Error(`Varnish ended:\n${said.join('')}`)
      return (await ask(`${origin}/metrics`).catch(() => undefined))?.status === 404
    },
    { within: 20_000, for: 'Varnish to answer' },
  )
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

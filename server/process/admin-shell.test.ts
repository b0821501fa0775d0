import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { tellUntilReady } from '#server/staff/admin-wait-page.ts'
import { type AdminShell, createAdminShell } from './admin-shell.ts'

const running = { handle: () => Promise.resolve(), close: () => Promise.resolve() }

/** A shell whose build and start end when the test says so. */
function open(isBuilt: boolean) {
  const built = Promise.withResolvers<void>()
  const started = Promise.withResolvers<typeof running>()
  const done: string[] = []
  const shell = createAdminShell({
    isBuilt: () => isBuilt,
    build: (stopping) => {
      done.push('build')
      stopping.addEventListener('abort', () => {
        done.push('stop')
        built.reject(new Error('ended'))
      })
      return built.promise
    },
    start: () => {
      done.push('start')
      return started.promise
    },
  })
  return { shell, built, started, done }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

async function ask(shell: AdminShell, language = 'zh-CN') {
  const app = new Hono().use(tellUntilReady(shell)).get('*', (context) => context.text('the admin'))
  const response = await app.request('/admin', { headers: { 'accept-language': language } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('27 (first start): the admin beside the site', () => {
  it('is built once it is let, and its address says so in both languages until it is there', async () => {
    const { built, done, shell, started } = open(false)
    expect([shell.state(), ...done]).toEqual(['building'])
    shell.begin()
    shell.begin()
    expect(done).toEqual(['build'])
    const chinese = await ask(shell)
    expect(chinese.status).toBe(503)
    expect(chinese.text).toContain('正在构建管理后台')
    expect(Object.fromEntries(chinese.headers)).toMatchObject({
      refresh: '3',
      'retry-after': '30',
      'cache-control': 'no-store',
    })
    const english = await ask(shell, 'en-GB')
    expect(english.text).toContain('The admin is being built')
    expect(english.text).toContain('href="/en"')
    built.resolve()
    await settle()
    // Seconds, for which a browser waits.
    expect([shell.state(), (await ask(shell)).text]).toEqual(['starting', 'the admin'])
    started.resolve(running)
    expect(await shell.app).toBe(running)
    expect([shell.state(), (await ask(shell)).text]).toEqual(['ready', 'the admin'])
  })

  it('starts at once where it is built', async () => {
    const { done, shell } = open(true)
    shell.begin()
    await settle()
    expect([shell.state(), ...done]).toEqual(['starting', 'start'])
  })

  it('says that it failed, and asks nobody to wait', async () => {
    const { built, shell } = open(false)
    shell.begin()
    built.reject(new Error('no room'))
    await expect(shell.app).rejects.toThrow('no room')
    const { headers, status, text } = await ask(shell, 'en')
    expect([shell.state(), status, headers.get('refresh')]).toEqual(['failed', 503, null])
    expect(text).toContain('could not be started')
    expect(text).not.toContain('no room')
  })

  it('ends its build with the process, and calls that no failure', async () => {
    const { done, shell } = open(false)
    shell.begin()
    await shell.close()
    await settle()
    expect([shell.state(), ...done]).toEqual(['building', 'build', 'stop'])
  })
})

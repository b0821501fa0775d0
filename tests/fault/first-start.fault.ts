import { describe, expect, test } from 'vitest'
import { ask } from '../process/ask.ts'
import { makeCheckout } from '../process/checkout.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { poll } from '../process/poll.ts'
import { type Portico, spawnPortico, startPortico } from '../process/portico.ts'

const account = { name: 'First Person', email: 'first@example.com', password: 'a long enough password' }

async function readToken(portico: Portico): Promise<string> {
  const find = () => /\/admin\/set-up\?token=([\w-]+)/.exec(portico.output())?.[1]
  return poll(find, { within: 5000, for: 'the token in the terminal' })
}

function sendForm(origin: string, fields: Record<string, string>) {
  return ask(`${origin}/admin/set-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    body: new URLSearchParams(fields).toString(),
  })
}

describe('27 (first start): an admin that cannot be built', () => {
  test('leaves the site as it is, and says so at its address and in the log', { timeout: 240_000 }, async () => {
    const late = 'await new Promise((resolve) => setTimeout(resolve, 6000))\nthrow new Error("broken for this test")\n'
    const root = await makeCheckout('admin/next.config.mjs', 'export default', `${late}export default`)
    const dataDir = await makeDataFolder()
    const portico = await startPortico({ dataDir, root, env: { ADMIN: 'on' } })
    const openAdmin = (language: string) => ask(`${portico.origin}/admin`, { headers: { 'accept-language': language } })
    try {
      const building = await openAdmin('zh-CN')
      expect([building.status, building.headers.refresh]).toEqual([503, '3'])
      expect(building.text).toContain('正在构建管理后台')
      expect((await ask(`${portico.origin}/en/news`)).status).toBe(200)
      const isOver = async () => (await openAdmin('en')).text.includes('could not be started')
      await poll(isOver, { within: 60_000, for: 'the build to fail' })
      expect(portico.output()).toContain('broken for this test')
      expect((await ask(`${portico.origin}/admin/api/users/me`)).status).toBe(200)
      expect((await ask(`${portico.origin}/en/news`)).status).toBe(200)
    } finally {
      expect((await portico.stop()).code).toBe(0)
      await removeFolder(dataDir)
      await removeFolder(root)
    }
  })
})

describe('an empty installation', () => {
  test(
    'its administrator is made once, by whoever reads the terminal, also after a restart, and never again',
    { timeout: 180_000 },
    async () => {
      const dataDir = await makeDataFolder({ isEmpty: true })
      const env = { PORTICO_DEMO: 'off' }
      let portico = await startPortico({ dataDir, env })
      try {
        const token = await readToken(portico)
        await portico.stop()
        portico = await startPortico({ dataDir, env })
        expect(await readToken(portico), 'the token after a restart, until it is used').toBe(token)

        expect((await ask(`${portico.origin}/admin/set-up?token=${token}`)).text).toContain(`value="${token}"`)
        expect((await ask(`${portico.origin}/admin/create-first-user`)).status).toBe(404)

        expect((await sendForm(portico.origin, { ...account, token: 'not the token' })).status).toBe(403)
        expect((await sendForm(portico.origin, { ...account, token: `${token}x` })).status).toBe(403)
        expect((await sendForm(portico.origin, { ...account, token, password: 'short' })).status).toBe(400)
        expect((await sendForm(portico.origin, { ...account, token, name: 'x'.repeat(20_000) })).status).toBe(413)

        const answers = await Promise.all([1, 2, 3].map(() => sendForm(portico.origin, { ...account, token })))
        expect(answers.map(({ status }) => status).filter((status) => status === 303)).toHaveLength(1)
        expect((await ask(`${portico.origin}/admin/set-up?token=${token}`)).status).toBe(404)
        await portico.stop()

        portico = await startPortico({ dataDir, env })
        expect(portico.output()).not.toContain('/admin/set-up')
        expect((await ask(`${portico.origin}/admin/set-up?token=${token}`)).status).toBe(404)
        expect((await sendForm(portico.origin, { ...account, email: 'second@example.com', token })).status).toBe(404)
        const login = await ask(`${portico.origin}/admin/api/users/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: account.email, password: account.password }),
        })
        expect(login.status).toBe(200)
      } finally {
        await portico.stop()
        await removeFolder(dataDir)
      }
    },
  )

  test(
    'a first start that is killed while the demo content loads begins again and ends well',
    { timeout: 660_000 },
    async () => {
      const dataDir = await makeDataFolder({ isEmpty: true })
      // The smaller of the companies: it is loaded in the same way, in a third of the time.
      const env = { ADMIN: 'off', PORTICO_DEMO: 'clinic', PORTICO_DEMO_PASSWORD: 'for tests only, 1234' }
      const first = await spawnPortico({ dataDir, env })
      await poll(() => first.output().includes('Loading the demo content'), {
        // All migrations come first, beside other tests.
        within: 240_000,
        for: 'the demo content to be loaded',
      })
      first.kill('SIGKILL')
      await first.exited
      // Beside other tests on a slow machine, loading the demo has taken more than four minutes.
      const second = await startPortico({ dataDir, env, within: 360_000 })
      expect(second.output()).toContain('Loading the demo content')
      expect((await ask(`${second.origin}/en/news`)).status).toBe(200)
      expect((await second.stop()).code).toBe(0)
      await removeFolder(dataDir)
    },
  )
})

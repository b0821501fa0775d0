import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { testOwnProcess as test } from '../browser/test.ts'
import { chineseNews, translatedNews } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { pollAnswers } from '../process/poll.ts'
import { administrator, demoPassword, editor, signIn } from '../process/staff.ts'
import { openDatabase } from '../process/read-database.ts'

test.override({ env: { ADMIN: 'on' } })

/** How soon a change shows everywhere, in milliseconds. */
const soon = 1000

async function signInByForm(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(administrator)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/admin')
}

describe('the admin', () => {
  test('[D3] a title that is changed and published shows on the stored page at once, and on no page it is not on', async ({
    open,
    portico,
  }) => {
    const address = `${portico.origin}/en/news/detail?id=${translatedNews.en.slug}`
    const others = ['/en/about', '/about', '/en/cookies'].map((path) => portico.origin + path)
    for (const each of [address, ...others]) await ask(each)
    expect((await ask(address)).headers['server-timing']).toBe('store;desc=hit')

    const { page, record } = await open({ locale: 'en-US' })
    await signInByForm(page)
    const id = await findNewsNumber(portico.origin, translatedNews.zh.slug)
    await page.goto(`/admin/collections/news/${id}?locale=en`)
    const title = page.getByLabel('Title').first()
    expect(await title.inputValue()).toBe(translatedNews.en.title)
    await title.fill('A title that was changed')
    // The form saves itself as well: only the answer to the press is the publication.
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && !response.url().includes('autosave=true'),
    )
    await page.getByRole('button', { name: 'Publish in English' }).click()
    expect((await saved).status()).toBe(200)
    await pollAnswers(async () => (await ask(address)).text.includes('A title that was changed'), {
      within: soon,
      for: 'the change to show',
    })

    expect((await ask(address)).headers['server-timing']).toBe('store;desc=hit')
    for (const each of others) expect((await ask(each)).headers['server-timing']).toBe('store;desc=hit')
    const chinese = await ask(`${portico.origin}/news/detail?id=${translatedNews.zh.slug}`)
    expect(chinese.text).toContain(translatedNews.zh.title)
    expect(chinese.text).not.toContain('A title that was changed')
    expect(record.complaints.filter((each) => /securitypolicyviolation|Content Security Policy/i.test(each))).toEqual(
      [],
    )
  })

  test('a published record that cannot be shown is named on the start page, until it is published again', async ({
    open,
    portico: { dataDir, origin },
  }) => {
    const id = await findNewsNumber(origin, translatedNews.zh.slug)
    const database = openDatabase(dataDir)
    database
      .prepare('INSERT INTO portico_published_failures (collection, record, reason) VALUES (?, ?, ?), (?, ?, ?)')
      .run('news', id, 'a reason', 'site', 0, 'another reason')
    database.close()
    const { page } = await open({ locale: 'en-US' })
    await signInByForm(page)
    const alarm = page.getByRole('alert', { name: 'Published content that visitors cannot see' })
    await alarm.getByRole('link', { name: `News item ${id}` }).waitFor()
    expect(await alarm.getByRole('listitem').allInnerTexts()).toEqual([
      `News item ${id} a reason`,
      expect.stringMatching(/ another reason$/),
    ])
    expect(
      await alarm.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([`/admin/collections/news/${id}`, '/admin/globals/site'])
    const headers = { cookie: await signIn(origin), origin, 'content-type': 'application/json' }
    for (const [method, path] of [
      ['PATCH', `/news/${id}?locale=zh`],
      ['POST', '/globals/site?locale=zh'],
    ] as const) {
      const body = JSON.stringify({ _status: 'published' })
      expect((await ask(`${origin}/admin/api${path}`, { method, headers, body })).status).toBe(200)
    }
    await page.reload()
    await page.getByRole('heading', { name: 'Downloads' }).first().waitFor()
    expect(await alarm.count()).toBe(0)
  })

  test('a draft shows nowhere', async ({ portico }) => {
    const cookie = await signIn(portico.origin, editor)
    const { slug } = chineseNews.zh
    const id = await findNewsNumber(portico.origin, slug)
    const { status } = await ask(`${portico.origin}/admin/api/news/${id}?locale=zh&draft=true`, {
      method: 'PATCH',
      headers: { cookie, origin: portico.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ title: '没有发布的标题', _status: 'draft' }),
    })
    expect(status).toBe(200)
    const page = await ask(`${portico.origin}/news/detail?id=${slug}`)
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('没有发布的标题')
  })

  test('signing out ends the session', async ({ open }) => {
    const { page } = await open({ locale: 'en-US' })
    await signInByForm(page)
    const ended = page.waitForResponse((response) => response.url().includes('/users/logout'))
    await page.goto('/admin/logout')
    expect((await ended).status()).toBe(200)
    await page.goto('/admin/collections/news')
    await page.waitForURL((url) => url.pathname === '/admin/login')
    await page.getByLabel('Password').waitFor()
  })

  test('the first account cannot be made again by anybody', async ({ portico }) => {
    for (const path of ['/admin/create-first-user', '/admin/set-up'])
      expect((await ask(portico.origin + path)).status).toBe(404)
    const { status } = await ask(`${portico.origin}/admin/api/users/first-register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x@example.com', password: demoPassword, name: 'X' }),
    })
    expect(status).toBe(404)
  })
})

describe('the REST interface of the admin', () => {
  const ways = [
    'news',
    'users',
    'media',
    'globals/site',
    'payload-preferences/x',
    'access',
    'users/1',
    'news/count',
    'graphql',
    'payload-jobs/run',
    'members',
    'members/1',
    'members/login',
    'members/logout',
    'members/me',
    'members/refresh-token',
    'members/forgot-password',
    'members/reset-password',
    'members/unlock',
    'members/verify/x',
    'members/first-register',
    'members/init',
    'member-sessions',
    'member-tokens',
    'mails',
  ]

  test('tells nobody anything', async ({ portico }) => {
    for (const way of ways) {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
        const answer = await ask(`${portico.origin}/admin/api/${way}`, {
          method,
          headers: { 'content-type': 'application/json' },
        })
        expect({ way, method, status: answer.status }).toEqual({ way, method, status: 401 })
      }
    }
    const forged = await ask(`${portico.origin}/admin/api/news`, {
      headers: { authorization: 'JWT eyJhbGciOiJub25lIn0.eyJpZCI6MX0.' },
    })
    expect(forged.status).toBe(401)
  })

  test('is nowhere else, and knows no token of a visitor; a visitor’s calls know none of staff', async ({
    portico,
  }) => {
    const { origin } = portico
    const json = { 'content-type': 'application/json' }
    for (const way of ['login', 'forgot-password', 'first-register', 'unlock', 'reset-password']) {
      const answer = await ask(`${origin}/api/members/${way}`, { method: 'POST', headers: json, body: '{}' })
      expect({ way, status: answer.status }).toEqual({ way, status: 404 })
    }
    const call = async (path: string, headers: Record<string, string>, body: object) => {
      const method = 'POST'
      const { text } = await ask(`${origin}/api/portal/${path}`, {
        method,
        headers: { ...json, ...headers },
        body: JSON.stringify(body),
      })
      return JSON.parse(text) as { code: string; data: { token: string } }
    }
    const { data } = await call('auth/login', {}, { email: 'maya.hart@example.com', password: demoPassword })
    expect((await call('auth/me', { accessToken: data.token }, {})).code).toBe('000000')
    for (const headers of [
      { authorization: `JWT ${data.token}` },
      { cookie: `portico-token=${data.token}` },
      { accessToken: data.token },
    ] as Record<string, string>[]) {
      expect((await ask(`${origin}/admin/api/members`, { headers })).status).toBe(401)
      expect((await ask(`${origin}/admin/api/users/me`, { headers })).text).not.toContain('maya')
    }
    const cookie = await signIn(origin)
    const staffToken = /portico-token=([^;]+)/.exec(cookie)?.[1] ?? ''
    expect(staffToken).not.toBe('')
    for (const headers of [{ accessToken: staffToken }, { cookie }, { accessToken: `JWT ${staffToken}` }] as Record<
      string,
      string
    >[])
      expect((await call('auth/me', headers, {})).code).toBe('000004')
  })

  test('lets no staff sign a visitor in, nor make one', async ({ portico }) => {
    const cookie = await signIn(portico.origin)
    const post = async (way: string, body: object) => {
      const headers = { cookie, origin: portico.origin, 'content-type': 'application/json' }
      return ask(`${portico.origin}/admin/api/members${way}`, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    const account = { email: 'maya.hart@example.com', password: demoPassword }
    for (const way of ['/login', '/forgot-password', '/reset-password', '/unlock', '/first-register', ''])
      expect((await post(way, { ...account, token: 'x', name: 'x' })).status, way).toBeGreaterThanOrEqual(400)
    const { status, text } = await ask(`${portico.origin}/admin/api/members?limit=5`, { headers: { cookie } })
    expect(status).toBe(200)
    expect(text).toContain('maya.hart@example.com')
    expect(text).not.toMatch(/scrypt|passwordHash|networks/)
  })

  test('lets staff in with their password only, and read', async ({ portico }) => {
    const wrong = await ask(`${portico.origin}/admin/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: administrator, password: 'not the password' }),
    })
    expect(wrong.status).toBe(401)
    const cookie = await signIn(portico.origin)
    const answer = await ask(`${portico.origin}/admin/api/news?limit=1&locale=zh`, { headers: { cookie } })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toHaveProperty('docs.0.title')
    // A text, and nothing that a browser would run.
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    const packed = await ask(`${portico.origin}/admin/api/news?limit=5&locale=zh`, {
      headers: { cookie, 'accept-encoding': 'gzip' },
    })
    expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'gzip'])
    const head = await ask(`${portico.origin}/admin/api/news?limit=1&locale=zh`, {
      method: 'HEAD',
      headers: { cookie },
    })
    expect([head.status, head.text]).toEqual([200, ''])
  })

  test('has no GraphQL, not even for the administrator', async ({ portico }) => {
    const cookie = await signIn(portico.origin)
    for (const way of ['graphql', 'graphql-playground']) {
      const { status } = await ask(`${portico.origin}/admin/api/${way}`, {
        method: 'POST',
        headers: { cookie, origin: portico.origin, 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ __schema { types { name } } }' }),
      })
      expect({ way, status }).toEqual({ way, status: 404 })
    }
  })

  test('[N3] lets an editor write no site setting and no account', async ({ portico }) => {
    const cookie = await signIn(portico.origin, editor)
    const send = async (method: string, way: string, body: unknown) =>
      (
        await ask(`${portico.origin}/admin/api/${way}`, {
          method,
          headers: { cookie, origin: portico.origin, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status
    expect(
      await send('POST', 'users', {
        email: 'y@example.com',
        password: demoPassword,
        name: 'Y',
        roles: ['administrator'],
      }),
    ).toBe(403)
    expect(await send('POST', 'globals/site?locale=zh', { header: '<meta name="x" content="y">' })).toBe(403)
  })
})

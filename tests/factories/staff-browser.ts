import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { handleEndpoints } from 'payload'
import { withCaller } from '#content/audit/caller.ts'
import { log } from '#lib/log.ts'
import type { Role } from '#content/access/roles.ts'
import { openLimitCounts } from '#content/limit-counts.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { createRateLimiter } from '#server/rate-limits.ts'
import { staffRoutes } from '#server/staff/routes.ts'
import type { TestPortal } from '../setup/portal.ts'

export const staffPassword = 'four quiet turbines'

export interface TestStaff {
  id: number
  email: string
}

/** A member of staff of this test alone. */
export async function makeStaff({ payload }: TestPortal, role: Role = 'editor'): Promise<TestStaff> {
  const email = `${randomUUID()}@armilla.example`
  const data = { email, name: 'Kim', password: staffPassword, roles: [role] }
  const { id } = await payload.create({ collection: 'users', data })
  return { id, email }
}

interface Page {
  status: number
  text: string
  location: string | null
}

/** A browser of staff, with its cookies: the REST interface, and the pages of the second factor. */
export interface StaffBrowser {
  cookies: Map<string, string>
  rest: (
    way: string,
    body: unknown,
    type?: 'json' | 'form',
    method?: 'POST' | 'PATCH',
  ) => Promise<{ status: number; answer: Record<string, unknown> }>
  get: (path: string) => Promise<Page>
  post: (path: string, fields: Record<string, string>) => Promise<Page>
  signIn: (email: string, password?: string) => Promise<{ status: number; answer: Record<string, unknown> }>
  /** Whether the admin knows who this is. */
  isSignedIn: () => Promise<boolean>
}

/**
 * The server's own ways of staff, then Payload's REST interface.
 * @param limits whether attempts are counted
 */
export function openStaffBrowsers(test: () => TestPortal, limits = false) {
  let routes: Hono<ServerEnv> | undefined
  function open(): Hono<ServerEnv> {
    const app = new Hono<ServerEnv>()
    app.use(async (context, next) => {
      const from = context.req.header('x-address-of-the-test') ?? ''
      context.set('clientAddress', from)
      await withCaller(from, next)
    })
    const options = {
      payload: test().payload,
      log,
      limiter: createRateLimiter(limits, openLimitCounts(test().payload)),
      origin: 'https://portal.example',
    }
    for (const each of staffRoutes(options)) app.route('/', each)
    app.get('/admin', (context) => context.text('the admin'))
    app.all('/admin/api/*', async (context) => {
      const { default: config } = await import('#content/payload.config.ts')
      return handleEndpoints({ config, request: context.req.raw })
    })
    return app
  }
  return (address = '192.0.2.44'): StaffBrowser => {
    const cookies = new Map<string, string>()
    const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const keep = (response: Response) => {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    }
    const send = async (path: string, init: RequestInit, more: Record<string, string> = {}) => {
      routes ??= open()
      const own = { host: 'evil.example', 'accept-language': 'en', 'x-address-of-the-test': address }
      const headers = { cookie: cookie(), ...own, ...more }
      return keep(await routes.request(`https://evil.example${path}`, { ...init, headers }))
    }
    const ask = async (path: string, init: RequestInit = {}): Promise<Page> => {
      const response = await send(path, init)
      return { status: response.status, text: await response.text(), location: response.headers.get('location') }
    }
    const rest: StaffBrowser['rest'] = async (way, body, type = 'json', method = 'POST') => {
      const form = new FormData()
      form.set('_payload', JSON.stringify(body))
      const isJson = type === 'json'
      const response = await send(
        `/admin/api/users/${way}`,
        { method, body: isJson ? JSON.stringify(body) : form },
        isJson ? { 'content-type': 'application/json' } : {},
      )
      return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
    }
    return {
      cookies,
      rest,
      get: (path) => ask(path),
      post: (path, fields) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
      signIn: (email, password = staffPassword) => rest('login', { email, password }),
      isSignedIn: async () =>
        (await test().payload.auth({ headers: new Headers({ cookie: cookie() }) })).user?.collection === 'users',
    }
  }
}

import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { handleEndpoints } from 'payload'
import { log } from '#lib/log.ts'
import type { Role } from '#content/access/roles.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { createRateLimiter } from '#server/rate-limits.ts'
import { staffRoutes } from '#server/staff-routes.ts'
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

/** A browser of staff, with its cookies: the REST interface, and the pages of the second step. */
export interface StaffBrowser {
  cookies: Map<string, string>
  rest: (
    way: string,
    body: unknown,
    type?: 'json' | 'form',
  ) => Promise<{ status: number; answer: Record<string, unknown> }>
  get: (path: string) => Promise<Page>
  post: (path: string, fields: Record<string, string>) => Promise<Page>
  signIn: (email: string, password?: string) => Promise<{ status: number; answer: Record<string, unknown> }>
  /** Whether the admin knows who this is. */
  isSignedIn: () => Promise<boolean>
}

/** @param limits whether attempts are counted */
export function openStaffBrowsers(test: () => TestPortal, limits = false) {
  let routes: Hono<ServerEnv> | undefined
  function open(): Hono<ServerEnv> {
    const app = new Hono<ServerEnv>()
    app.use(async (context, next) => {
      context.set('clientAddress', '192.0.2.44')
      await next()
    })
    const options = {
      payload: test().payload,
      log,
      limiter: createRateLimiter(limits),
      origin: 'https://portal.example',
    }
    for (const each of staffRoutes(options)) app.route('/', each)
    app.get('/admin', (context) => context.text('the admin'))
    return app
  }
  return (): StaffBrowser => {
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
    const ask = async (path: string, init: RequestInit = {}): Promise<Page> => {
      routes ??= open()
      const headers = { cookie: cookie(), host: 'evil.example', 'accept-language': 'en' }
      const response = keep(await routes.request(`https://evil.example${path}`, { ...init, headers }))
      return { status: response.status, text: await response.text(), location: response.headers.get('location') }
    }
    const rest: StaffBrowser['rest'] = async (way, body, type = 'json') => {
      const { default: config } = await import('#content/payload.config.ts')
      const form = new FormData()
      form.set('_payload', JSON.stringify(body))
      const request = new Request(`http://localhost/admin/api/users/${way}`, {
        method: 'POST',
        headers: { cookie: cookie(), ...(type === 'json' && { 'content-type': 'application/json' }) },
        body: type === 'json' ? JSON.stringify(body) : form,
      })
      const response = keep(await handleEndpoints({ config, request }))
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

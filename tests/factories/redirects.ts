import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, beforeEach } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { readRules } from '#content/redirects/rules.ts'
import { openAsk } from '#content/search/ask.ts'
import { demoPassword } from '../setup/template.ts'

interface Body {
  doc?: { id: number; from: string; to: string; uses?: number | null; origin?: string }
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
  wrong?: { line?: number; text: string; reason: string }[]
  count?: number
  missing?: { id: number; address: string }[]
  added?: number
  broken?: string[]
}

/** Asks over REST, for what is below `/admin/api`, as nobody and as staff of each role; before each test there are none. */
export function useRedirects(test: { payload: Payload }) {
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    for (const role of roles) {
      const email = `${role}@redirects.example`
      const data = { email, password: demoPassword, name: role, roles: [role] }
      await test.payload.create({ collection: 'users', data })
      const { token } = await test.payload.login({ collection: 'users', data: { email, password: demoPassword } })
      tokens.set(role, String(token))
    }
  })
  beforeEach(async () => {
    const run = openAsk(test.payload)
    await run('DELETE FROM redirects')
    await run('DELETE FROM missing_addresses')
  })

  const ask = async (method: string, path: string, who: string, data?: unknown, language = 'en') => {
    const { default: config } = await import('#content/payload.config.ts')
    const token = tokens.get(who)
    const request = new Request(`http://localhost/admin/api${path}`, {
      method,
      headers: {
        'accept-language': language,
        ...(token !== undefined && { authorization: `JWT ${token}` }),
        ...(data !== undefined && { 'content-type': 'application/json' }),
      },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    const response = await handleEndpoints({ config, request })
    const text = await response.text()
    const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Body
    return { status: response.status, text, body }
  }
  return {
    ask,
    save: (from: string, to: string, language?: string) =>
      ask('POST', '/redirects', 'publisher', { from, to }, language),
    take: (text: string, language?: string) => ask('POST', '/redirects/import', 'publisher', { text }, language),
    /** Old and new address of each. */
    stored: async () => (await readRules(openAsk(test.payload))).map(({ from, to }) => `${from} ${to}`).toSorted(),
  }
}

/** What a refusal says, and at which fields. */
export const faultsOf = ({ body }: { body: Body }) =>
  body.errors?.[0]?.data?.errors?.map(({ message, path }) => [path, message])

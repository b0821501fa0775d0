import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { makeVisitor, type Visitor } from '../factories/visitor.ts'
import { openTestPortal, origin, type TestPortal } from '../setup/portal.ts'
import { type Account, startIssuer, type TestIssuer, walk } from './issuer.ts'

export interface Done {
  back?: string
  isLinked: boolean
  signIn?: { token: string; info: { id: string; email: string; name: string } }
}

/** Two issuers, and a portal that knows both; read its members inside tests only. */
export function useIssuers() {
  const shared = {} as { issuer: TestIssuer; other: TestIssuer; test: TestPortal }
  beforeAll(async () => {
    const issuer = await startIssuer({ portal: origin })
    const other = await startIssuer({ id: 'other', portal: origin })
    const test = await openTestPortal({ providers: [issuer.provider, other.provider] })
    Object.assign(shared, { issuer, other, test })
  })
  afterAll(async () => {
    await shared.test.close()
    await shared.issuer.close()
    await shared.other.close()
  })
  beforeEach(() => {
    for (const each of [shared.issuer, shared.other]) each.forge(undefined)
  })
  return shared
}

/** Somebody whom nobody has met. */
export function somebody(more: Partial<Account> = {}): Account {
  const sub = randomUUID()
  return { sub, name: '林夏', email: `${sub}@example.com`, email_verified: true, ...more }
}

/** Sets out with a browser. @returns the address at the issuer */
export async function setOut(visitor: Visitor, provider = 'house', back?: string): Promise<string> {
  const { code, data } = await visitor.ask('auth/oidc/start', { provider, back })
  expect(code).toBe('000000')
  return (data as { address: string }).address
}

/** Signs in at the issuer. @returns the query of the way back */
export async function signInAt(at: TestIssuer, account: Account, address: string): Promise<string> {
  at.signInAs(account)
  return walk(address, origin)
}

export const comeBack = (visitor: Visitor, query: string) => visitor.ask('auth/oidc/callback', { query })

/** The whole way. */
export async function signInBy(test: TestPortal, at: TestIssuer, account: Account, visitor = makeVisitor(test)) {
  return comeBack(visitor, await signInAt(at, account, await setOut(visitor, at.provider.id)))
}

/** What came of it. */
export function expectSuccess({ code, data }: { code: string; data: unknown }): Done {
  expect(code).toBe('000000')
  return data as Done
}

export const countSessions = async (test: TestPortal) =>
  (await test.payload.count({ collection: 'member-sessions' })).totalDocs

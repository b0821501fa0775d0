import type { Cookies } from '#portal/caller.ts'
import type { Envelope } from '#portal/envelope.ts'
import type { TestPortal } from '../setup/portal.ts'

/** A browser that asks calls: its cookies are its own, and so is its token. */
export interface Visitor {
  cookies: Map<string, string>
  token: string | undefined
  ask: (path: string, body?: unknown) => Promise<Envelope>
}

export function makeVisitor(test: TestPortal, token?: string): Visitor {
  const kept = new Map<string, string>()
  const cookies: Cookies = {
    read: (name) => kept.get(name),
    write: (name, value, seconds) => void (seconds > 0 ? kept.set(name, value) : kept.delete(name)),
  }
  const visitor: Visitor = {
    cookies: kept,
    token,
    ask: (path, body = {}) => test.send(path, body, 'zh', { token: visitor.token, cookies, address: '192.0.2.77' }),
  }
  return visitor
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { PayloadRequest } from 'payload'
import type { Who } from './entry.ts'

/** One for the process: the admin is compiled with a copy of this file of its own. */
const kept = globalThis as typeof globalThis & { porticoCallers?: AsyncLocalStorage<string> }
const callers = (kept.porticoCallers ??= new AsyncLocalStorage<string>())

/**
 * Does the work of a request of which the server knows where it came from. What is written meanwhile is signed with
 * that address, which no header of the request can say.
 */
export const withCaller = <Result>(address: string, work: () => Result): Result => callers.run(address, work)

interface Named {
  id: number | string
  collection?: string
  name?: string | null
  roles?: readonly string[] | null
}

/** Who acts: a member of staff, a visitor without their name, or the house where there is no person. */
export function whoOf(req: Pick<PayloadRequest, 'user'> | undefined): Who {
  return who(req?.user ?? undefined)
}

function who(user: Named | undefined): Who {
  const address = callers.getStore() ?? ''
  if (user === undefined) return { person: null, name: '', roles: 'system', address }
  if (user.collection !== 'users') return { person: null, name: '', roles: 'member', address }
  return { person: Number(user.id), name: user.name ?? '', roles: (user.roles ?? []).join(' '), address }
}

/** A member of staff who is only just signing in. */
export const whoIs = (staff: Omit<Named, 'collection'>): Who => who({ ...staff, collection: 'users' })

/** Somebody who is not known. */
export const whoever = (): Who => ({ person: null, name: '', roles: '', address: callers.getStore() ?? '' })

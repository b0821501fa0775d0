import type { Payload } from 'payload'
import type { Log } from '#lib/log.ts'
import { createOutbox, type Outbox } from '../mail/outbox.ts'
import { type Atomically, createAtomically } from '../transaction.ts'
import { createLinks, type Links } from './links.ts'
import { createMembers, type Members } from './members.ts'
import { createSessions, type Sessions } from './sessions.ts'

/** Everything that the calls about accounts stand on. */
export interface Accounts {
  members: Members
  sessions: Sessions
  links: Links
  outbox: Outbox
  atomically: Atomically
}

export function createAccounts({ log, origin, payload }: { payload: Payload; log: Log; origin: string }): Accounts {
  const atomically = createAtomically(payload)
  return {
    atomically,
    members: createMembers(payload),
    sessions: createSessions(payload, atomically),
    links: createLinks(payload),
    outbox: createOutbox({ payload, log, origin }),
  }
}

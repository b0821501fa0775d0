import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'

/** How long `/readyz` waits for the database, in milliseconds: probes have little patience. */
const readyLimit = 3000

/** Whether the database answers in that time. */
export function answers(payload: Payload): Promise<boolean> {
  const asked = payload.count({ collection: 'users' }).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, wait(readyLimit, false, { ref: false })])
}

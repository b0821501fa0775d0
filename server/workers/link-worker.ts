import type { Payload } from 'payload'
import { checkDueLinks } from '#content/links/check-links.ts'
import type { Env } from '#lib/env.ts'
import type { Log } from '#lib/log.ts'
import { startPolling, type Worker } from './polling.ts'

/** How often it is looked for links that are due, in milliseconds; each of them is asked for once a week. */
const interval = 10 * 60 * 1000

/** Looks at the links in what visitors see, a few at a time; with `LINK_CHECK=off` at those inside the site alone. */
export const startLinkWorker = (payload: Payload, log: Log, { LINK_CHECK }: Pick<Env, 'LINK_CHECK'>): Worker =>
  startPolling(log, [
    {
      name: 'check_links',
      // Not at the start, which has visitors to serve: nothing here is due within minutes.
      every: interval,
      failure: 'links could not be checked',
      work: (stopping) => checkDueLinks(payload, { stopping, ...(LINK_CHECK === 'off' && { ask: 'off' }) }),
    },
  ])

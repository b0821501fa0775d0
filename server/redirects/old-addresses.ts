import type { Context } from 'hono'
import type { Payload } from 'payload'
import { type CountedUse, writeMisses, writeUses } from '#content/redirects/missing.ts'
import { readRules } from '#content/redirects/rules.ts'
import { openAsk } from '#content/search/ask.ts'
import { createRedirects, type Redirects } from '#domain/site/redirects.ts'
import { everything } from '#lib/cache.ts'
import { localeOfPath } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { startPolling, type Worker } from '#server/workers/polling.ts'
import { createRereading } from '#server/workers/rereading.ts'
import { createMissingLog } from './missing-log.ts'

/** How often counts are written, in milliseconds: no visitor waits for the database. */
const writeEvery = 60_000
/** A redirect that is taken back is gone from every cache within a minute, one that is for good included. */
const cacheControl = 'public, max-age=60'

/** What becomes of addresses that are gone. */
export interface OldAddresses {
  /** The redirect of an address where there would be a 404 otherwise; it counts as used. */
  redirect: (context: Context<ServerEnv>, url: Pick<URL, 'pathname' | 'search'>) => Response | undefined
  /** The same for an answer that is there, where it is a 404; without a redirect its address is counted as missing. */
  insteadOf: (status: number, ...where: Parameters<OldAddresses['redirect']>) => Response | undefined
}

interface Kept extends OldAddresses {
  /** Reads the rules. */
  load: () => Promise<void>
  /** Reads them again when they are among what has changed, in whichever process. */
  hear: (tags: readonly string[]) => void
  /** Writes what was counted, now and from now on each minute. */
  startWriting: () => Worker
}

/** The rules in memory, as they are in the database. */
function openRules({ log, payload }: { payload: Payload; log: Log }) {
  let rules: Redirects = createRedirects([])
  const read = async () => {
    rules = createRedirects(await readRules(openAsk(payload)))
  }
  return {
    ...createRereading({ read, log, failure: 'redirects cannot be read' }),
    find: (pathname: string, search: string) => rules.find(pathname, search),
  }
}

/** The rules in memory, and what is counted until it is written. */
export function openOldAddresses({ log, payload }: { payload: Payload; log: Log }): Kept {
  const rules = openRules({ log, payload })
  const missing = createMissingLog()
  let uses = new Map<number, CountedUse>()

  const write = async () => {
    const counted = uses
    uses = new Map()
    await writeUses(payload, counted)
    await writeMisses(payload, missing.take())
  }

  const redirect: OldAddresses['redirect'] = (context, { pathname, search }) => {
    // The data of a page: whoever asks for it would take the new page's HTML for it.
    if (pathname.endsWith('.data')) return undefined
    const found = rules.find(pathname, search)
    if (found === undefined) return undefined
    const lastAt = new Date().toISOString()
    for (const id of found.rules) uses.set(id, { times: (uses.get(id)?.times ?? 0) + 1, lastAt })
    return context.body(null, found.isPermanent ? 301 : 302, {
      Location: found.to,
      'Cache-Control': cacheControl,
      // Visitors who have stored English are sent to the English address first.
      ...(localeOfPath(pathname) === 'zh' && { Vary: 'Cookie' }),
    })
  }

  return {
    load: rules.load,
    hear: (tags) => {
      if (tags.includes('redirects') || tags.includes(everything)) void rules.load()
    },
    redirect,
    insteadOf: (status, context, url) => {
      if (status !== 404) return undefined
      const onward = redirect(context, url)
      if (onward === undefined) missing.note(url, context.req.header('referer'))
      return onward
    },
    startWriting: () => {
      const polling = startPolling(log, [
        {
          name: 'write_old_addresses',
          every: writeEvery,
          work: write,
          failure: 'what was asked for in vain cannot be counted',
        },
      ])
      return {
        stop: async () => {
          rules.stop()
          await polling.stop()
          await write().catch((error: unknown) =>
            log.error({ err: error }, 'the last counts of old addresses are lost'),
          )
        },
      }
    },
  }
}

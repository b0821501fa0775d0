import type { Payload } from 'payload'
import type { Log } from '#lib/log.ts'
import { createAccounts } from '#portal/auth/accounts.ts'
import type { Portal } from '#portal/portal.ts'
import { createAdvisoryNotices } from '#portal/release/advisory-notices.ts'

/** How often it is looked whether somebody is to be told, in milliseconds. */
const interval = 60_000

interface NoticeWorker {
  stop: () => Promise<void>
}

/** Tells who fetched an affected build, a minute after the advisory is published at the latest. */
export function startNoticeWorker(payload: Payload, portal: Portal, log: Log, origin: string): NoticeWorker {
  const notices = createAdvisoryNotices({ payload, portal, accounts: createAccounts({ payload, log, origin }) })
  let current: Promise<void> | undefined
  const work = async () => {
    try {
      const count = await notices.tellAll()
      if (count > 0) log.info({ count }, 'told of advisories who fetched an affected build')
    } catch (error) {
      log.error({ err: error }, 'nobody can be told of advisories')
    } finally {
      current = undefined
    }
  }
  const timer = setInterval(() => {
    current ??= work()
  }, interval)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await current
    },
  }
}

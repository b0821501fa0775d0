import { isTimeZone } from '#lib/calendar.ts'
import type { CallContext } from './call.ts'

/** Where nothing is set, or what is set is no time zone, days begin and end as in UTC. */
const fallback = 'UTC'

/** The company's time zone, by the site settings. */
export async function siteTimeZone(findGlobal: CallContext['findGlobal']): Promise<string> {
  const { timeZone } = await findGlobal('site')
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : fallback
}

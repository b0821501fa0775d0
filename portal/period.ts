import type { CallContext } from './call.ts'
import type { StoredRecord } from './records.ts'

/**
 * The records whose period contains now. The answer is marked as valid until the next beginning or end of any of
 * them, so that a stored answer turns over at that moment and not a purge later.
 */
export function keepCurrent(
  context: Pick<CallContext, 'validUntil'>,
  records: StoredRecord[],
  now = Date.now(),
): StoredRecord[] {
  const time = (value: unknown, open: number) => (typeof value === 'string' ? Date.parse(value) : open)
  return records.filter((record) => {
    const startsAt = time(record.startsAt, Number.NEGATIVE_INFINITY)
    const endsAt = time(record.endsAt, Number.POSITIVE_INFINITY)
    for (const moment of [startsAt, endsAt]) {
      if (Number.isFinite(moment) && moment > now) context.validUntil(new Date(moment))
    }
    return startsAt <= now && now < endsAt
  })
}

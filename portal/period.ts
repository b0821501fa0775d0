import type { CallContext } from './call.ts'

/** Both moments in ISO format; without one the period is open at that end. */
interface Period {
  startsAt?: string
  endsAt?: string
}

/**
 * The records whose period contains now. The answer is marked as valid until the next beginning or end of any of
 * them, so that a stored answer turns over at that moment and not a purge later.
 */
export function keepCurrent<Doc extends Period>(
  context: Pick<CallContext, 'validUntil'>,
  records: Doc[],
  now = Date.now(),
): Doc[] {
  const time = (value: string | undefined, open: number) => (value === undefined ? open : Date.parse(value))
  return records.filter((record) => {
    const startsAt = time(record.startsAt, Number.NEGATIVE_INFINITY)
    const endsAt = time(record.endsAt, Number.POSITIVE_INFINITY)
    for (const moment of [startsAt, endsAt]) {
      if (Number.isFinite(moment) && moment > now) context.validUntil(new Date(moment))
    }
    return startsAt <= now && now < endsAt
  })
}

'use client'

import { useSyncExternalStore } from 'react'
import { houseZone } from '#lib/moment.ts'

const form = { dateStyle: 'short', timeStyle: 'short' } as const
const houseClock = new Intl.DateTimeFormat('sv-SE', { ...form, timeZone: houseZone })
const never = () => () => undefined

/** A moment in the reader's own zone, as a document's head writes it; until their browser is there, in the house's. */
export function Moment({ at }: { at: number | string }) {
  const moment = new Date(at)
  const text = useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat('sv-SE', form).format(moment),
    () => houseClock.format(moment),
  )
  return <time dateTime={moment.toISOString()}>{text}</time>
}

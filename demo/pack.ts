import type { CalendarName } from '#domain/desk/calendars.ts'
import type { PlanName } from '#domain/desk/plans.ts'
import type { Payload, PayloadRequest } from 'payload'
import type { DemoAccount } from './accounts.ts'
import type { TicketSeed } from './content/types.ts'
import type { Loader } from './loader.ts'
import type { Ids } from './save-all.ts'

/** A company that a first start can be filled with. */
export interface Pack {
  accounts: readonly DemoAccount[]
  /** Writes its content, what is referred to before what refers to it. */
  loadRecords: (loader: Loader) => Promise<void>
  desk: PackDesk
  /** What needs accounts or visitors, by their addresses. */
  loadPeoplesRecords?: (given: {
    payload: Payload
    req: PayloadRequest
    loader: Loader
    accounts: Ids
    members: Ids
  }) => Promise<void>
}

/** The customers' organisations, their tickets, and what agents work with. */
interface PackDesk {
  organisations: readonly { title: string; plan: PlanName; calendar: CalendarName; person: string }[]
  tickets: readonly TicketSeed[]
  /** Names of the tags of a ticket, by its number. */
  tags?: Readonly<Record<string, readonly string[]>>
  /** @returns numbers of the tags by their names */
  loadTools?: (payload: Payload, req: PayloadRequest) => Promise<ReadonlyMap<string, number>>
}

import type { CallOutput } from '#portal/client.ts'

/** A ticket as its customer sees it. */
export type Ticket = CallOutput<'ticket/detail'>

import { cleanLine } from '#domain/desk-mail/clean-text.ts'
import type { TicketFacts } from './facts.ts'

/**
 * The subject of all mails of a ticket, in both languages: Gmail and Outlook begin a new thread where it changes. Written by a
 * customer, so it is one line without marks that turn text round, whichever way it came: not as an encoded word either, which
 * mail programs would read as what it stands for.
 */
export const ticketSubject = ({ number, subject }: Pick<TicketFacts, 'number' | 'subject'>): string =>
  `[${number}] ${cleanLine(subject).replaceAll('=?', '= ?')}`

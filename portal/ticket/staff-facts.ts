import type { Payload, PayloadRequest, Where } from 'payload'
import type { Ticket } from '#content/payload-types.ts'
import { cleanLine } from '#domain/desk-mail/clean-text.ts'
import type { Locale } from '#lib/locale.ts'
import { severityNames } from '#domain/ticket/ticket.ts'
import type { TicketFacts } from '#domain/mail/facts.ts'

const withOverrideAccess = { overrideAccess: true, depth: 0 } as const
const related = (value: unknown): number => (typeof value === 'number' ? value : 0)

/**
 * What staff are told of a ticket by mail: whose it is, about what, and what the customer's side wrote last. With the authority
 * of the house. Notes of agents are another collection and never part of it.
 */
export function createStaffFacts(payload: Payload) {
  return async function readFacts(
    req: PayloadRequest,
    { id, member, organisation, product, severity, version }: Ticket,
    language: Locale,
  ): Promise<Pick<TicketFacts, 'about' | 'files' | 'lines'>> {
    const by = <Slug extends 'members' | 'organisations' | 'products'>(collection: Slug, record: unknown) =>
      payload.findByID({
        ...withOverrideAccess,
        collection,
        id: related(record),
        locale: language,
        disableErrors: true,
        req,
      })
    const messages = { ...withOverrideAccess, collection: 'ticket-messages', limit: 1, pagination: false, req } as const
    const where: Where = { and: [{ ticket: { equals: id } }, { kind: { equals: 'customer' } }] }
    const [customer, place, named, { docs }] = [
      await by('members', member),
      await by('organisations', organisation),
      await by('products', product),
      await payload.find({ ...messages, where, sort: ['-at', '-id'] }),
    ]
    const [last] = docs
    return {
      about: {
        customer: cleanLine(customer?.name ?? ''),
        ...(place && { organisation: cleanLine(place.title) }),
        ...(named?.title && { product: [named.title, version ?? ''].join(' ').trim() }),
        severity: severityNames[severity][language],
      },
      lines: (last?.text ?? '').split(/\r?\n/),
      files: (last?.files ?? []).map(({ name }) => name),
    }
  }
}

import type { Access, Field, PayloadRequest, Where } from 'payload'
import { hasRole, isStaffField } from '#content/access/roles.ts'
import { given } from '#content/fields/given.ts'
import { describe } from '#content/fields/labels.ts'

/** Who looks after customers' tickets. */
export const mayServe: Access = ({ req }) => hasRole(req.user, 'administrator', 'agent')

async function readOrganisations(req: PayloadRequest): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: 'organisations',
    where: { people: { equals: req.user?.id } },
    limit: 0,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id }) => id)
}

type Known = [member: number | string | undefined, organisations: Promise<number[]>]
const known = new WeakMap<PayloadRequest, Known>()

/** The organisations that an agent has put a member in. Payload asks for each condition of a request, of the tickets as well. */
function organisationsOf({ req }: Parameters<Access>[0]): Promise<number[]> {
  const [member, theirs] = known.get(req) ?? []
  if (theirs && member === req.user?.id) return theirs
  const read = readOrganisations(req)
  known.set(req, [req.user?.id, read])
  return read
}

/** Agents read all tickets, a member their own and their organisation's. @param path of the ticket, from the record */
export const readOwn =
  (path: '' | 'ticket.'): Access =>
  async (asked) => {
    if (mayServe(asked) === true) return true
    const { user } = asked.req
    if (user?.collection !== 'members') return false
    const own: Where = { [`${path}member`]: { equals: user.id } }
    const organisations = await organisationsOf(asked)
    return organisations.length === 0 ? own : { or: [own, { [`${path}organisation`]: { in: organisations } }] }
  }

/** A moment that the house notes. */
export const moment = (name: string, zh: string, en: string, hintZh: string, hintEn: string): Field => {
  const words = describe(zh, en, hintZh, hintEn)
  const date = { pickerAppearance: 'dayAndTime' } as const
  return given({ name, type: 'date', index: true, ...words, admin: { ...words.admin, date } })
}
export const ticket: Field = {
  name: 'ticket',
  type: 'relationship',
  relationTo: 'tickets',
  required: true,
  index: true,
  ...describe('工单', 'Ticket', '属于哪张工单', 'Which ticket it belongs to'),
}
/** Who writes in a ticket. */
export const writerOptions = [
  { value: 'customer', label: { zh: '客户', en: 'Customer' } },
  { value: 'agent', label: { zh: '客服', en: 'Agent' } },
]
/** Of no interest to customers, or none of their business. */
export const staffOnly = { access: { read: isStaffField } }

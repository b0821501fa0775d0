import { guardedBy, type Subject } from './mutant.ts'

const tickets = ['portal/ticket/tickets.test.ts']
const threads = ['portal/ticket/threads.test.ts']
const place = ['portal/desk-mail/receive.test.ts']

/** What is one customer's and no other's, and what nobody is to find yet. */
export const customers: Subject = {
  name: 'Tickets, and what is searched',
  mutants: [
    ...guardedBy(tickets, 'content/collections/ticket/ticket-rights.ts', [
      {
        text: 'where: { people: { equals: req.user?.id } }',
        mistake: 'where: { people: { exists: true } }',
        reason: 'A member sees the tickets of every organisation',
        only: 'one organisation',
      },
      {
        text: 'if (theirs && member === req.user?.id) return theirs',
        mistake: 'if (theirs) return theirs',
        reason: 'A member sees the tickets of the organisation of whoever had the request before',
        only: 'changes hands',
      },
    ]),
    ...guardedBy(['content/access/table.test.ts'], 'content/collections/ticket/ticket-rights.ts', [
      {
        text: "if (user?.collection !== 'members') return false",
        mistake: '',
        reason: 'Editors see the tickets of the member who has their number',
      },
    ]),
    ...guardedBy(['content/access/table.test.ts'], 'content/collections/ticket/ticket-parts.ts', [
      {
        text: 'access: { read: mayServe, create: mayServe, update: nobody',
        mistake: "access: { read: readOwn('ticket.'), create: mayServe, update: nobody",
        reason: 'Customers read the internal notes',
      },
    ]),
    ...guardedBy(['portal/ticket/uploads.test.ts'], 'portal/ticket/ticket-detail.ts', [
      {
        text: '{ and: [{ id: { equals: Number(messageId) } }, { ticket: { equals: ticket.id } }] }',
        mistake: '{ id: { equals: Number(messageId) } }',
        reason: 'A file is asked for by a ticket that it does not belong to',
        only: 'is handed out by the ticket',
      },
    ]),
    ...guardedBy(threads, 'portal/ticket/ticket-actions.ts', [
      {
        text: "if (until < Date.now()) throw new AppError('linkExpired')",
        mistake: '',
        reason: 'A link to rate a ticket works for ever',
        only: 'is rated once',
      },
    ]),
    ...guardedBy(['portal/form-file/scan.test.ts'], 'server/tickets/ticket-routes.ts', [
      {
        text: 'if (hold !== undefined)',
        mistake: 'if (false)',
        reason: 'A link that was given brings a file with a virus',
      },
    ]),
    ...guardedBy(['server/tickets/ticket-routes.test.ts'], 'server/tickets/ticket-routes.ts', [
      {
        text: 'if (wanted.until < Date.now()) return',
        mistake: 'if (false) return',
        reason: 'A link to a file of a ticket works for ever',
      },
    ]),
    ...guardedBy(place, 'portal/desk-mail/place-mail.ts', [
      {
        text: "if (proof !== 'pass') return { state: 'waiting', reason: 'unproved', member }",
        mistake: '',
        reason: 'A forged sender opens a ticket as a customer',
      },
      {
        text: "if (proof === 'fail') return wait('forged')",
        mistake: '',
        reason: 'A forged sender writes into a ticket',
      },
      {
        text: ' && (await lookUp.maySee(req, member, ticket))',
        mistake: '',
        reason: 'Whoever is mailed an old address writes into a ticket of others',
      },
    ]),
    ...guardedBy(['portal/desk-mail/copies.test.ts'], 'portal/desk-mail/place-mail.ts', [
      {
        text: '!mayCopyAnswer(ticket, from) || ',
        mistake: '',
        reason: 'Somebody in copy answers before the customer agrees',
      },
    ]),
    ...guardedBy(['portal/search/kinds.test.ts'], 'content/hooks/search.ts', [
      {
        text: 'await noteChange(req, collection.slug, id)\n  await noteDependents(req, collection.slug, id)',
        mistake: 'await noteChange(req, collection.slug, id)',
        reason: 'A lesson of a course that was taken back is found',
        only: 'the course is withdrawn',
      },
    ]),
    ...guardedBy(['portal/search/page-facts.test.ts'], 'content/hooks/search.ts', [
      {
        text: "number !== undefined && (doc as { _status?: unknown })._status !== 'draft'",
        mistake: 'number === -1',
        reason: 'A phone that was taken from the settings is still found',
        only: 'said in settings',
      },
    ]),
    ...guardedBy(['portal/search/answer.test.ts'], 'portal/search/answer.ts', [
      {
        text: "  if (rest !== '' && !/^(?:support",
        mistake: "  if (rest === 'x' && !/^(?:support",
        reason: 'Hours are the answer to whatever has the word',
        only: 'has none',
      },
      {
        text: 'return meant.length > 0 ? meant : undefined',
        mistake: 'return meant.length > 0 ? meant : all',
        reason: 'A question about something else is answered by a release',
        only: 'has none',
      },
    ]),
    ...guardedBy(['domain/search/everyday.test.ts'], 'domain/search/synonyms.ts', [
      {
        text: '.slice(0, mostOthers)',
        mistake: '',
        reason: 'A word taught in thousands of groups makes a query of thousands',
        only: '5,000',
      },
    ]),
    ...guardedBy(['server/search/preview-routes.test.ts'], 'server/search/preview-routes.ts', [
      {
        text: "    if (!mayPublish(user)) return context.text('Forbidden', 403)\n",
        mistake: '',
        reason: 'Whoever asks is told what visitors asked',
        only: 'is refused to',
      },
    ]),
    ...guardedBy(['server/search/preview-routes.test.ts'], 'portal/search/preview-synonym.ts', [
      {
        text: 'records.filter((each) => each.id !== id)',
        mistake: 'records',
        reason: 'An expression that is taken out of a group seems to stay in it',
        only: 'taken out',
      },
      {
        text: '.filter(({ path }) => !isOff(path, off))',
        mistake: '',
        reason: 'A preview shows pages that the company does not have',
        only: 'does not have',
      },
    ]),
    ...guardedBy(['domain/search/visitors-sentences.test.ts'], 'domain/search/weak-words.ts', [
      {
        text: 'own !== undefined || ',
        mistake: '',
        reason: 'A taught expression of everyday words is lost from a query',
        only: 'taught expression',
      },
    ]),
    ...guardedBy(['portal/search/search.test.ts'], 'content/hooks/search.ts', [
      {
        text: '  await noteChange(req, collection.slug, id)\n}\n\n/** What follows',
        mistake: '}\n\n/** What follows',
        reason: 'A deleted record is found',
        only: 'a change shows|at no moment',
      },
    ]),
    ...guardedBy(['portal/news/news-detail.test.ts'], 'portal/records.ts', [
      {
        text: "localized(_status, locale) === 'published' && ",
        mistake: '',
        reason: 'A translation shows before it is published',
        only: 'a translation that is',
      },
    ]),
    ...guardedBy(['portal/former-slugs.test.ts'], 'portal/find-record.ts', [
      {
        text: 'where: place, limit: 1',
        mistake: 'where: { id: { equals: former.record } }, limit: 1',
        reason: 'An old address leads to a language that was taken back',
      },
    ]),
    ...guardedBy(['portal/news/news-detail.test.ts'], 'portal/find-record.ts', [
      {
        text: ", { [`_status.${locale}`]: { equals: 'published' } }]",
        mistake: ']',
        reason: 'The address of a draft leads to its record',
      },
    ]),
  ],
}

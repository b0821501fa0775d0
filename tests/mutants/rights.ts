import { guardedBy, type Subject } from './mutant.ts'

const table = ['content/access/table.test.ts']
const access = ['content/access.test.ts']

/** Who may read, write and publish what. */
export const rights: Subject = {
  name: 'Rights',
  mutants: [
    ...guardedBy(table, 'content/access/roles.ts', [
      {
        text: "if (staff?.collection !== 'users') return false",
        mistake: '',
        reason: 'A visitor whose record says administrator is one',
      },
      {
        text: "mayDelete: Access = ({ req }) => hasRole(req.user, 'administrator', 'publisher')",
        mistake: "mayDelete: Access = ({ req }) => hasRole(req.user, 'administrator', 'publisher', 'editor')",
        reason: 'Editors delete what is published',
      },
      {
        text: 'if (hasRole(req.user, ...roles)) return true',
        mistake: 'if (req.user) return true',
        reason: 'Visitors with an account read drafts',
      },
    ]),
    ...guardedBy(access, 'content/access/roles.ts', [
      {
        text: "{ equals: 'published' }",
        mistake: '{ exists: true }',
        reason: 'Visitors read drafts by REST',
        only: 'reads of news only what is published',
      },
      {
        text: "return hasRole(user, 'administrator', 'publisher')",
        mistake: "return hasRole(user, 'administrator', 'publisher', 'editor')",
        reason: 'Editors publish',
        only: 'editor saves drafts',
      },
    ]),
    ...guardedBy(access, 'content/hooks/publish-right.ts', [
      {
        text: ", 'restoreVersion'",
        mistake: '',
        reason: 'Editors bring an earlier version back to the site',
        only: 'way round',
      },
      {
        text: "'update', ",
        mistake: '',
        reason: 'Editors publish many records at once',
        only: 'way round',
      },
      {
        text: "'create', ",
        mistake: '',
        reason: 'Editors make records that are published at once',
        only: 'way round',
      },
    ]),
    ...guardedBy(access, 'content/collections/users.ts', [
      {
        text: "req.user?.collection === 'users' && req.user.id === id",
        mistake: 'req.user?.id === id',
        reason: 'A visitor changes the member of staff who has the same number',
        only: 'a customer is not staff',
      },
      {
        text: '{ create: isAdministratorField, update: isAdministratorField }',
        mistake: '{ create: isAdministratorField }',
        reason: 'Staff raise their own role',
        only: 'raise its own role',
      },
    ]),
    ...guardedBy(['content/members-access.test.ts'], 'content/collections/members.ts', [
      {
        text: '? { id: { equals: req.user.id } } : false',
        mistake: '? true : false',
        reason: 'A visitor reads all others',
      },
    ]),
    ...guardedBy(table, 'content/collections/member-records.ts', [
      {
        text: 'access: { read: nobody, create: nobody',
        mistake: 'access: { read: ({ req }: { req: { user?: unknown } }) => Boolean(req.user), create: nobody',
        reason: 'Whoever is signed in reads all sessions',
      },
    ]),
    ...guardedBy(['content/enquiries-access.test.ts'], 'content/collections/enquiries.ts', [
      {
        text: 'access: { read: mayAnswer, create: nobody',
        mistake: 'access: { read: mayAnswer, create: () => true',
        reason: 'Enquiries are made past the form and its limits',
      },
    ]),
    ...guardedBy(access, 'content/fields/head-fragment-field.ts', [
      {
        text: 'access: { update: isAdministratorField },',
        mistake: '',
        reason: 'Editors write into the head of every page',
        only: 'head fragment',
      },
    ]),
    ...guardedBy(['content/desk/desk-access.test.ts'], 'content/desk/acting.ts', [
      {
        text: "if (!hasRole(user, 'administrator', 'agent')) throw new DeskRefusal('forbidden')",
        mistake: '',
        reason: 'Editors work at the desk',
      },
    ]),
    ...guardedBy(['portal/release/releases.test.ts'], 'content/hooks/release-files.ts', [
      { text: 'if (fixed !== undefined)', mistake: 'if (false)', reason: 'A published file gets other bytes' },
      {
        text: 'expectedSha256.toLowerCase() !== sha256',
        mistake: 'expectedSha256.toLowerCase() === "x"',
        reason: 'A file is published that is not the expected one',
      },
    ]),
  ],
}

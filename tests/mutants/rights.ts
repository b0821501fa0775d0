import { guardedBy, type Subject } from './mutant.ts'

const table = ['content/access/table.test.ts']
const access = ['content/access.test.ts']
const publication = ['content/access/right-to-publish.test.ts']
const stored = 'what is stored'

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
    ...guardedBy(publication, 'content/hooks/publish-right.ts', [
      {
        text: ", 'restoreVersion'",
        mistake: '',
        reason: 'Editors are not told why an earlier version does not come back',
        only: 'are told so',
      },
      {
        text: ' || isPublished(asked.data)',
        mistake: '',
        reason: 'What publishes and says that it is a draft is let into the operation',
        only: 'are told so',
      },
      {
        text: ' || intents.some((name) => asked[name])',
        mistake: '',
        reason: 'A draft that is published for one language replaces a version of the history',
        only: 'in news publish in no way',
      },
    ]),
    ...guardedBy(publication, 'content/payload.config.ts', [
      {
        text: 'guardRows(keepDraftsLast(freeLocks(createDatabase(env))), isPrivate)',
        mistake: 'keepDraftsLast(freeLocks(createDatabase(env)))',
        reason: 'What is stored is not looked at',
        only: stored,
      },
    ]),
    ...guardedBy(publication, 'content/access/guard-rows.ts', [
      {
        text: 'return isPublished(row)',
        mistake: 'return false',
        reason: 'Pages are stored by whoever finds a way past the hooks',
        only: stored,
      },
      {
        text: "({ state }) => state !== 'draft'",
        mistake: '() => false',
        reason: 'Published files of releases are changed by editors',
        only: stored,
      },
      {
        text: 'isSeen(collection, row) ||',
        mistake: '',
        reason: 'Editors take published pages back',
        only: stored,
      },
      {
        text: ' || (data !== undefined && isSeen(collection, { ...row, ...data }))',
        mistake: '',
        reason: 'Editors turn a draft into a page',
        only: stored,
      },
      {
        text: 'if (!isFree(req)) refusePublication(req)',
        mistake: '',
        reason: 'Editors store home page and menus',
        only: stored,
      },
    ]),
    ...guardedBy(publication, 'content/access/roles.ts', [
      {
        text: 'isPublished(args.data) ? mayChangeShown(args)',
        mistake: 'isPublished(args.data) ? mayTranslate(args)',
        reason: 'The admin shows editors a button for publishing that refuses',
        only: 'show a editor the buttons',
      },
    ]),
    ...guardedBy(table, 'content/access/roles.ts', [
      {
        text: '=> mayPublish(req.user)',
        mistake: "=> hasRole(req.user, 'administrator', 'publisher', 'editor')",
        reason: 'Editors change pictures, menus and the search, which have no drafts',
      },
    ]),
    ...guardedBy(publication, 'content/collections/content-collection.ts', [
      {
        text: "hooks: { beforeDuplicate: [() => 'draft'] },",
        mistake: '',
        reason: 'A copy that is saved as a draft is published in the other language',
        only: 'a copy of a published record',
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
    ...guardedBy(['content/members-access.test.ts'], 'content/collections/member/members.ts', [
      {
        text: '? { id: { equals: req.user.id } } : false',
        mistake: '? true : false',
        reason: 'A visitor reads all others',
      },
    ]),
    ...guardedBy(table, 'content/collections/member/member-records.ts', [
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

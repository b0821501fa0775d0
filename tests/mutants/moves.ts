import { guardedBy, type Subject } from './mutant.ts'

const taken = ['content/move/move.test.ts']
const refused = ['content/move/refused-archives.test.ts']
const routes = ['server/move/routes.test.ts']

/** Content that moves between installations. */
export const moves: Subject = {
  name: 'Moves of content',
  mutants: [
    ...guardedBy(refused, 'content/move/check-archive.ts', [
      {
        text: 'told.size !== is.size || told.sha256 !== is.sha256',
        mistake: 'told.size !== is.size',
        reason: 'A file with other bytes is taken in',
      },
      {
        text: 'if (isNewer || strange.length > 0)',
        mistake: 'if (isNewer)',
        reason: 'An archive of a newer release is taken in by an older one',
      },
    ]),
    ...guardedBy(refused, 'content/move/read-archive.ts', [
      {
        text: "type !== 'file' || !ownName.test(name)",
        mistake: '!ownName.test(name)',
        reason: 'An archive may have links in it',
      },
    ]),
    ...guardedBy(taken, 'content/move/import-content.ts', [
      {
        text: 'if (plan.conflicts.length > 0) refuseConflicts(plan)',
        mistake: '',
        reason: 'Two records get the same address',
      },
    ]),
    ...guardedBy(routes, 'server/move/routes.ts', [
      {
        text: "return hasRole(user, 'administrator') ? user : undefined",
        mistake: 'return user ?? undefined',
        reason: 'An editor takes all content away, or writes over it',
      },
    ]),
  ],
}

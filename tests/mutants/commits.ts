import { guardedBy, type Subject } from './mutant.ts'

// Those of PostgreSQL alone do not run here: a mistake is tried on the embedded database.
const transactions = ['content/database-transactions.test.ts']
const client = ['content/sqlite-client.test.ts']

/** What is acknowledged, and what is away. */
export const commits: Subject = {
  name: 'Commits and outages',
  mutants: [
    ...guardedBy(transactions, 'content/database-transactions.ts', [
      {
        text: 'if (number === undefined || !isOutage(error)) throw error',
        mistake: '',
        reason: 'A COMMIT that failed is answered as success',
      },
      {
        text: "if (session === undefined) throw new CommitError('The transaction was undone before its end')\n    await",
        mistake: 'await',
        reason: 'What a nested operation undid is answered as kept',
      },
      {
        text: 'if (req.transactionID !== undefined) return transactionOf(req)',
        mistake: '',
        reason: 'Statements of a transaction are carried out beside it',
      },
    ]),
    ...guardedBy(client, 'content/sqlite-client.ts', [
      {
        text: 'if (ended || !writer.isInTransaction()) throw',
        mistake: 'if (false) throw',
        reason: 'After a full disk the rest of a transaction is written by itself',
      },
      {
        text: 'await transaction.commit()\n      return result',
        mistake: 'return result',
        reason: 'A batch leaves its transaction open',
      },
      {
        text: "error.code !== 'SQLITE_BUSY' ||",
        mistake: 'true ||',
        reason: 'A moment of another program fails a write',
      },
    ]),
    ...guardedBy(client, 'content/sqlite-connection.ts', [
      {
        text: 'readOnly: isReader',
        mistake: 'readOnly: false',
        reason: 'A statement that only looks like a read writes out of turn',
      },
      {
        text: 'if (!Object.hasOwn(this, name))',
        mistake: '',
        reason: 'Of two columns with one name the wrong one is read',
      },
    ]),
    ...guardedBy(['server/process/first-start.test.ts'], 'server/process/first-start.ts', [
      {
        text: 'await rename(part, to)',
        mistake: '',
        reason: 'An update goes on without a copy',
      },
    ]),
    ...guardedBy(['lib/outage.test.ts'], 'lib/outage.ts', [
      {
        text: 'return isOutage(error.cause)',
        mistake: 'return false',
        reason: 'A database that is away is told as a fault of ours',
      },
      {
        text: "if (code === 'ENOENT' && syscall === 'connect') return true",
        mistake: "if (code === 'ENOENT') return true",
        reason: 'A file that is missing is told as something that comes back',
      },
    ]),
    ...guardedBy(['server/pages/page-store.test.ts'], 'server/pages/page-store.ts', [
      {
        text: 'value.rendered.isAway ? pages.getStale(address)?.page : undefined',
        mistake: 'pages.getStale(address)?.page',
        reason: 'A fault of the program hides behind an old page',
      },
    ]),
    ...guardedBy(['portal/mail/delivery.test.ts'], 'portal/mail/delivery.ts', [
      {
        text: 'async sendNext() {\n      await noteSent()',
        mistake: 'async sendNext() {',
        reason: 'A mail that was sent is sent again when its note could not be written',
      },
    ]),
  ],
}

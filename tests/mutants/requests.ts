import { guardedBy, type Subject } from './mutant.ts'

const once = ['portal/idempotency.test.ts']
const address = ['server/client-address.test.ts']

/** Requests that come twice, and requests that come too often. */
export const requests: Subject = {
  name: 'Repeats and limits',
  mutants: [
    ...guardedBy(once, 'portal/idempotency.ts', [
      {
        text: 'if (stored.fingerprint !== seal.fingerprint) throw',
        mistake: 'if (false) throw',
        reason: 'Another input under the same key gets the first one’s answer',
      },
      {
        text: 'if (running.fingerprint !== seal.fingerprint) throw',
        mistake: 'if (false) throw',
        reason: 'Another input that comes meanwhile gets the first one’s answer',
      },
      {
        text: "['internal', 'unavailable', 'tooManyRequests']",
        mistake: "['internal', 'unavailable']",
        reason: 'Who came too often is refused for a day',
      },
      {
        text: '`${key}\\n${token}`',
        mistake: 'key',
        reason: 'Somebody else’s key brings their answer, token included',
      },
      {
        text: 'JSON.stringify([path, input])',
        mistake: 'JSON.stringify([input])',
        reason: 'A key of one call brings the answer of another',
      },
      {
        text: 'keys.keep(seal.id, seal.close(answer))',
        mistake: 'keys.keep(seal.id, JSON.stringify(answer))',
        reason: 'The database holds answers in clear',
      },
      {
        text: 'if (isOutcomeUnknown) return answer',
        mistake: '',
        reason: 'What may have been done is done again',
      },
      {
        text: 'noteLater(note, Date.now() + abandonedAfter)',
        mistake: '',
        reason: 'After a moment without database a repeat is refused for a day',
      },
    ]),
    ...guardedBy(once, 'content/idempotency-keys.ts', [
      {
        text: 'WHERE portico_idempotency_keys.at < ${now - keepKeysFor}',
        mistake: '',
        reason: 'Two processes both get a key',
      },
    ]),
    ...guardedBy(['portal/session-access.test.ts'], 'portal/changes.ts', [
      {
        text: '!call.changes || key === undefined || caller?.token === undefined',
        mistake: '!call.changes || key === undefined || true',
        reason: 'Signing out that is sent again fails',
        only: 'ended its own session',
      },
    ]),
    ...guardedBy(address, 'server/client-address.ts', [
      {
        text: '.slice(0, 4)',
        mistake: '.slice(0, 8)',
        reason: 'One customer has as many limits as addresses: 2 to the 64',
      },
      { text: '.slice(0, 4)', mistake: '.slice(0, 3)', reason: 'Neighbours share one limit' },
      {
        text: 'Number.parseInt(group, 16).toString(16)',
        mistake: 'group',
        reason: 'The same network written otherwise has another limit',
      },
      {
        text: 'isIP(address) !== 0 && isTrusted(address)',
        mistake: 'isIP(address) !== 0',
        reason: 'Whoever writes a header chooses their address',
      },
      {
        text: 'const next = hops.pop() ??',
        mistake: 'const next = hops.shift() ??',
        reason: 'What a visitor wrote in front counts',
      },
      { text: 'if (isIP(next) === 0) break', mistake: '', reason: 'Nonsense in a header is an address' },
      {
        text: "address.replace(/^::ffff:(?=\\d+\\.)/i, '')",
        mistake: 'address',
        reason: 'An IPv4 client shares its limit with all others',
      },
    ]),
    ...guardedBy(['server/rate-limits.test.ts'], 'server/rate-limits.ts', [
      { text: 'if (!isOn) return undefined', mistake: '', reason: 'Measurements are limited' },
      { text: 'consume(key)', mistake: "consume('')", reason: 'All visitors share one limit' },
      {
        text: "signIn: { points: 20, duration: 300, counted: 'forGood' }",
        mistake: "signIn: { points: 2000, duration: 300, counted: 'forGood' }",
        reason: 'Passwords of staff are guessed',
      },
    ]),
    ...guardedBy(['server/member-limits.test.ts'], 'portal/auth/passwords.ts', [
      {
        text: "    await limit('memberLink', caller.address ?? '')\n",
        mistake: '',
        reason: 'Links are guessed',
        only: 'cannot be guessed',
      },
    ]),
  ],
}

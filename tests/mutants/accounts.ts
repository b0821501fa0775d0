import { guardedBy, type Subject } from './mutant.ts'

const signIn = ['portal/auth/sign-in.test.ts']
const registration = ['portal/auth/registration.test.ts']
const passwords = ['portal/auth/passwords.test.ts']
const emailChange = ['portal/auth/email-change.test.ts']

/** Sessions, passwords, mailed links and what the house signs. */
export const accounts: Subject = {
  name: 'Accounts',
  mutants: [
    ...guardedBy(signIn, 'portal/auth/sessions.ts', [
      {
        text: 'Math.min(now + idleTime, Date.parse(live.endsAt))',
        mistake: 'now + idleTime',
        reason: 'A session that is used never ends',
        only: 'thirty days',
      },
      {
        text: '{ and: [{ id: { equals: session } }, { member: { equals: member } }] }',
        mistake: '{ id: { equals: session } }',
        reason: 'A member ends the sessions of others',
        only: 'never another person',
      },
      {
        text: 'const where: Where = { member: { equals: member } }',
        mistake: 'const where: Where = {}',
        reason: 'Ending all others ends everybody’s',
        only: 'never another person',
      },
      {
        text: 'where: { id: { equals: id }, blocked: { not_equals: true } }',
        mistake: 'where: { id: { equals: id } }',
        reason: 'A session outlives the account’s blocking when it was opened meanwhile',
      },
      {
        text: "digest: digestToken(token) ?? '',",
        mistake: 'digest: token,',
        reason: 'Who reads the database has every session',
        only: 'stores no token',
      },
    ]),
    ...guardedBy(signIn, 'portal/auth/sign-in.ts', [
      {
        text: "if (found === undefined || !isRight || found.blocked) throw new AppError('wrongCredentials')",
        mistake: "if (found === undefined || found.blocked) throw new AppError('wrongCredentials')",
        reason: 'Any password is right',
        only: 'the same for an unknown',
      },
    ]),
    ...guardedBy(['server/member-limits.test.ts'], 'portal/auth/sign-in.ts', [
      {
        text: "    await limit('memberSignIn', `${email} ${address}`)\n",
        mistake: '',
        reason: 'Passwords of an account are guessed without end',
        only: 'from one address ends soon',
      },
    ]),
    ...guardedBy(registration, 'portal/auth/links.ts', [
      {
        text: 'where: { ...where, expiresAt: { greater_than: new Date().toISOString() } }',
        mistake: 'where',
        reason: 'A mailed link works for ever',
        only: 'after an hour',
      },
    ]),
    ...guardedBy(emailChange, 'portal/auth/links.ts', [
      {
        text: 'purpose: { equals: purpose }, usedAt: { exists: false } }, req)\n    },',
        mistake: 'usedAt: { exists: false } }, req)\n    },',
        reason: 'A link to confirm an address sets a password',
        only: 'neither of them sets',
      },
    ]),
    ...guardedBy(passwords, 'portal/auth/passwords.ts', [
      {
        text: '  await sessions.endAll(req, member.id)\n',
        mistake: '',
        reason: 'A thief stays signed in after the password is changed',
      },
      {
        text: '  await links.endOfMember(req, member.id)\n',
        mistake: '',
        reason: 'An old link sets the password once more',
      },
    ]),
    ...guardedBy(passwords, 'portal/auth/password.ts', [
      {
        text: "if (!(await verifyPassword(password, stored.passwordHash))) throw new AppError('wrongCredentials')",
        mistake: '',
        reason: 'Who finds an open browser takes the account over',
        only: 'needs the present one',
      },
    ]),
    ...guardedBy(registration, 'portal/auth/registration.ts', [
      {
        text: "if (!(await verifyPassword(password, passwordHash))) throw new AppError('wrongCredentials')",
        mistake: '',
        reason: 'An address is confirmed for a stranger’s password',
        only: 'another’s address',
      },
      {
        text: '(await members.findByEmail(link.email, req)) !== undefined',
        mistake: 'false',
        reason: 'A link of an address that got an account meanwhile fails the server',
        only: 'got an account meanwhile',
      },
    ]),
    ...guardedBy(emailChange, 'portal/auth/email-change.ts', [
      {
        text: "if (twin?.usedAt == null) return { state: 'waiting' as const }",
        mistake: '',
        reason: 'One mailbox alone moves the account',
      },
    ]),
    ...guardedBy(['domain/enquiry/form-token.test.ts'], 'domain/enquiry/form-token.ts', [
      {
        text: 'age >= 0 && age <= formLife',
        mistake: 'age <= formLife',
        reason: 'A form’s token from the future is believed',
      },
      { text: 'age >= 0 && age <= formLife', mistake: 'age >= 0', reason: 'A form’s token works for ever' },
      {
        text: 'more !== undefined || !isStamped(`form ${kind} ${at}`, given)',
        mistake: 'more !== undefined || !given',
        reason: 'Anybody makes a form’s token',
      },
      {
        text: 'isStamped(`receipt ${receipt}`, given) ? receipt : undefined',
        mistake: 'given ? receipt : undefined',
        reason: 'A page shows a receipt that nobody got',
      },
      { text: '`form ${kind} ${at}`)}`', mistake: '`form ${at}`)}`', reason: 'Tokens of forms are none any more' },
    ]),
    ...guardedBy(['lib/crypto/seal.test.ts'], 'lib/crypto/seal.ts', [
      {
        text: "hkdfSync('sha256', secret, '', purpose, 32)",
        mistake: "hkdfSync('sha256', secret, '', '', 32)",
        reason: 'What was sealed for one purpose is taken for another',
      },
    ]),
    ...guardedBy(['lib/crypto/password-hash.test.ts'], 'lib/crypto/password-hash.ts', [
      {
        text: 'return timingSafeEqual(given, expected)',
        mistake: 'return given.length === expected.length',
        reason: 'Any password is right',
      },
      {
        text: "password.normalize('NFC')",
        mistake: 'password',
        reason: 'The same password from another keyboard is wrong',
      },
      {
        text: "method !== 'scrypt' || expected.length !== keyLength",
        mistake: "method !== 'scrypt'",
        reason: 'A broken hash fails the server',
      },
    ]),
  ],
}

import { guardedBy, type Subject } from './mutant.ts'

const secondFactor = ['portal/auth/second-factor.test.ts']
const passkeySignIn = ['portal/auth/passkey-sign-in.test.ts']
const forged = ['portal/auth/forged-returns.test.ts']
const singleSignOn = ['portal/auth/single-sign-on.test.ts']

/** Codes, passkeys, and signing in by another service. */
export const secondFactors: Subject = {
  name: 'Second steps and other services',
  mutants: [
    ...guardedBy(passkeySignIn, 'portal/auth/passkey-sign-in.ts', [
      {
        text: "if (!(await accounts.links.spend(data.challenge))) throw new AppError('linkExpired')",
        mistake: '',
        reason: 'An answer of a passkey that was overheard signs in again',
      },
      { text: 'member.blocked || ', mistake: '', reason: 'A blocked account signs in by its passkey' },
    ]),
    ...guardedBy(passkeySignIn, 'portal/auth/passkeys.ts', [
      {
        text: 'requireUserVerification: isAlone',
        mistake: 'requireUserVerification: false',
        reason: 'A found telephone signs in without its owner',
      },
    ]),
    ...guardedBy(['portal/auth/devices.test.ts'], 'portal/auth/devices.ts', [
      { text: 'if (isKnown) return false', mistake: '', reason: 'Each sign-in is told as one by a new device' },
      {
        text: 'createKnownNetworks(secrets, `device of ${id}`)',
        mistake: "createKnownNetworks(secrets, 'device')",
        reason: 'The table tells which members share a browser',
      },
    ]),
    ...guardedBy(secondFactor, 'portal/auth/totp.ts', [
      {
        text: 'return step > lastStep ? step : undefined',
        mistake: 'return step >= lastStep ? step : undefined',
        reason: 'A code that somebody saw being typed works again',
        only: 'takes a code once',
      },
    ]),
    ...guardedBy(secondFactor, 'portal/auth/recovery-codes.ts', [
      {
        text: 'digests.filter((each) => each !== spent)',
        mistake: '[...digests]',
        reason: 'A recovery code works again',
        only: 'recovery code once',
      },
    ]),
    ...guardedBy(secondFactor, 'portal/auth/complete-sign-in.ts', [
      {
        text: 'if (methods.length === 0) return',
        mistake: 'if (methods.length >= 0) return',
        reason: 'The password alone opens an account with a second factor',
        only: 'password alone',
      },
    ]),
    ...guardedBy(['server/staff/passkeys.test.ts'], 'portal/auth/passkeys.ts', [
      {
        text: 'if (totalDocs > 0) return false',
        mistake: '',
        reason: 'A passkey of somebody else is taken as one’s own',
      },
      {
        text: "where,\n      sort: 'createdAt'",
        mistake: "sort: 'createdAt'",
        reason: 'Anybody’s passkey opens the account',
      },
      {
        text: 'expectedOrigin: origin',
        mistake: "expectedOrigin: [origin, origin.replace('https:', 'http:')]",
        reason: 'An answer that was given to the site without TLS is taken',
      },
    ]),
    ...guardedBy(forged, 'portal/auth/issuers.ts', [
      {
        text: 'expectedState: state,',
        mistake: 'expectedState: client.skipStateCheck,',
        reason: 'Somebody is signed in as another by a link',
        only: '1: another state',
      },
      {
        text: '          expectedNonce: nonce,\n',
        mistake: '',
        reason: 'An ID token is used a second time',
        only: '2: another nonce',
      },
    ]),
    ...guardedBy(singleSignOn, 'portal/auth/single-sign-on.ts', [
      {
        text: "throw new AppError('addressTaken')",
        mistake: 'return members.findByEmail(email, req)',
        reason: 'Who holds the address at a service gets the account',
        only: 'never joins',
      },
      {
        text: 'if (member === undefined || String(member.id) !== owner) throw',
        mistake: 'if (member === undefined) throw',
        reason: 'A way of signing in is linked to another account',
        only: 'is refused when the person',
      },
    ]),
    ...guardedBy(['server/staff/second-factor-sign-in.test.ts'], 'content/staff-second-factor.ts', [
      {
        text: 'if (await owesSecondFactor(req.payload, user, req)) throw new SecondStepDue()',
        mistake: '',
        reason: 'Staff sign in by their password alone',
      },
    ]),
    ...guardedBy(['server/staff/second-factor-sign-in.test.ts'], 'server/staff/second-factor-sign-in.ts', [
      {
        text: 'user === undefined || markOf(user) !== step?.mark',
        mistake: 'user === undefined',
        reason: 'A step goes on after the password was changed',
      },
    ]),
    ...guardedBy(['server/staff/second-factor-reset.test.ts'], 'server/staff/second-factor-reset.ts', [
      {
        text: "if (kind === 'members') return hasRole(user, 'administrator', 'security')",
        mistake: "if (kind === 'members') return hasRole(user, 'administrator', 'security', 'agent')",
        reason: 'Agents remove the second step of visitors',
      },
    ]),
  ],
}

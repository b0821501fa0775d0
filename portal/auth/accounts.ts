import type { Payload } from 'payload'
import { readKeyring } from '#content/secret.ts'
import { env } from '#lib/env.ts'
import type { Log } from '#lib/log.ts'
import type { OidcProvider } from '#lib/oidc-providers.ts'
import { createSeal, type Seal } from '#lib/crypto/seal.ts'
import { createOutbox, type Outbox } from '#portal/mail/outbox.ts'
import { type Atomically, createAtomically } from '#portal/transaction.ts'
import { type AccessTokens, createAccessTokens } from './access-tokens.ts'
import { type Consents, createConsents } from './consents.ts'
import { createDevices, type Devices } from './devices.ts'
import { createIdentities, type Identities } from './identities.ts'
import { createIssuers, type Issuers } from './issuers.ts'
import { createLinks, type Links } from './links.ts'
import { createMembers, type Members } from './members.ts'
import { createPasskeys, memberPasskeyTable, type Passkeys } from './passkeys.ts'
import { type FindPlace, findNoPlace } from './places.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createJourneys, type Journeys } from './sso-journey.ts'

declare module '#portal/call.ts' {
  interface Services {
    /** Visitors' accounts, sessions, links and mails: the calls `auth/*` and `account/*` only. */
    accounts: Accounts
  }
}

/** Everything that the calls about accounts stand on. */
export interface Accounts {
  members: Members
  sessions: Sessions
  devices: Devices
  links: Links
  outbox: Outbox
  consents: Consents
  identities: Identities
  issuers: Issuers
  journeys: Journeys
  passkeys: Passkeys
  accessTokens: AccessTokens
  findPlace: FindPlace
  /** Close what waits in a browser, and what must not be read from a database. */
  seals: { totp: Seal; begun: Seal; asked: Seal; idToken: Seal }
  atomically: Atomically
}

interface Dependencies {
  payload: Payload
  log: Log
  origin?: string
  /** Services that people may sign in by; by default those of the configuration. */
  providers?: readonly OidcProvider[]
  /** Where people sign in from; without it that is not told. */
  findPlace?: FindPlace
}

export function createAccounts({
  findPlace = findNoPlace,
  log,
  origin = 'http://localhost',
  payload,
  providers = env.OIDC_PROVIDERS ?? [],
}: Dependencies): Accounts {
  const atomically = createAtomically(payload)
  const members = createMembers(payload)
  return {
    atomically,
    findPlace,
    members,
    devices: createDevices(readKeyring(payload), members),
    sessions: createSessions(payload, atomically),
    links: createLinks(payload, atomically),
    consents: createConsents(payload),
    identities: createIdentities(payload),
    issuers: createIssuers({ log, origin, providers }),
    journeys: createJourneys(readKeyring(payload)),
    passkeys: createPasskeys(payload, origin, memberPasskeyTable),
    accessTokens: createAccessTokens(payload),
    seals: {
      totp: createSeal(readKeyring(payload), 'authenticator'),
      begun: createSeal(readKeyring(payload), 'set-up of a second factor'),
      asked: createSeal(readKeyring(payload), 'question to a passkey'),
      idToken: createSeal(readKeyring(payload), 'ID token'),
    },
    outbox: createOutbox({ payload, log, origin }),
  }
}

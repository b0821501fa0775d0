import type { CollectionConfig, Field } from 'payload'
import { names } from '#content/fields/labels.ts'
import { closed, member } from './member-records.ts'

/**
 * Who somebody is at another service: its issuer and its name for the person, together unique. An address is no part of
 * it: it may pass from one person to another.
 */
export const memberIdentities: CollectionConfig = {
  slug: 'member-identities',
  labels: names('访客的登录方式', 'Visitor identity', 'Visitor identities'),
  ...closed,
  indexes: [{ fields: ['issuer', 'subject'], unique: true }],
  fields: [
    { name: 'issuer', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    member(true),
    { name: 'provider', type: 'text', required: true },
    // What the service called the person, to be recognised in the list.
    { name: 'label', type: 'text' },
    { name: 'usedAt', type: 'date', required: true },
  ],
}

/** Passkeys: the public halves, which open nothing. */
const passkeyFields = (owner: Field): Field[] => [
  { name: 'credential', type: 'text', required: true, unique: true, index: true },
  { name: 'publicKey', type: 'text', required: true },
  { name: 'counter', type: 'number', required: true },
  { name: 'transports', type: 'json' },
  owner,
  { name: 'name', type: 'text', required: true },
  { name: 'usedAt', type: 'date' },
]

export const memberPasskeys: CollectionConfig = {
  slug: 'member-passkeys',
  labels: names('访客的通行密钥', 'Visitor passkey', 'Visitor passkeys'),
  ...closed,
  fields: passkeyFields(member(true)),
}

export const staffPasskeys: CollectionConfig = {
  slug: 'staff-passkeys',
  labels: names('员工的通行密钥', 'Staff passkey', 'Staff passkeys'),
  ...closed,
  fields: passkeyFields({ name: 'staff', type: 'relationship', relationTo: 'users', index: true, required: true }),
}

/** Tokens by which programs of a member fetch files. The token is stored nowhere, only its SHA-256. */
export const memberAccessTokens: CollectionConfig = {
  slug: 'member-access-tokens',
  labels: names('访客的访问令牌', 'Visitor access token', 'Visitor access tokens'),
  ...closed,
  fields: [
    { name: 'digest', type: 'text', required: true, unique: true, index: true },
    member(true),
    { name: 'name', type: 'text', required: true },
    // Numbers of the products whose files it opens; none for all.
    { name: 'products', type: 'json' },
    { name: 'usedAt', type: 'date' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}

/** What a member agreed to, word for word by its version, and when it was withdrawn. */
export const memberConsents: CollectionConfig = {
  slug: 'member-consents',
  labels: names('访客的同意', 'Visitor consent', 'Visitor consents'),
  ...closed,
  fields: [
    member(true),
    { name: 'purpose', type: 'text', required: true },
    { name: 'version', type: 'text', required: true },
    { name: 'language', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'givenAt', type: 'date', required: true },
    { name: 'withdrawnAt', type: 'date' },
  ],
}

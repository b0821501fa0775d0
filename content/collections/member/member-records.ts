import type { CollectionConfig, Field } from 'payload'
import { nobody } from '#content/access/roles.ts'
import { names } from '#content/fields/labels.ts'

/** Tables that only the calls write and read, with override access: no role of the admin reaches them. */
export const closed = {
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody, unlock: nobody },
} satisfies Partial<CollectionConfig>

export const member = (required: boolean): Field => ({
  name: 'member',
  type: 'relationship',
  relationTo: 'members',
  index: true,
  required,
})
/** SHA-256 of the token; the token itself is stored nowhere. */
const digest: Field = { name: 'digest', type: 'text', required: true, unique: true, index: true }

/** Where a visitor is signed in: one record a sign-in, gone when it ends. */
export const memberSessions: CollectionConfig = {
  slug: 'member-sessions',
  labels: names('访客登录', 'Visitor session', 'Visitor sessions'),
  ...closed,
  fields: [
    digest,
    member(true),
    // The browser's own words, to be recognised in the list of sessions.
    { name: 'agent', type: 'text' },
    // Where it was when the person signed in, in each language; there is none without a database of networks.
    { name: 'place', type: 'json' },
    // Which service the person signed in by, where not by password: signing out may go on there.
    { name: 'provider', type: 'text' },
    // The service's word of it, sealed: shown to it once more at signing out, so that it knows whose session to end.
    { name: 'idTokenSealed', type: 'text' },
    { name: 'usedAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'endsAt', type: 'date', required: true },
  ],
}

/** `pending`: the password was right and the second factor is still to come. `used`: a sign-in by another service that came back. */
const tokenPurposes = ['register', 'reset', 'email', 'void', 'pending', 'used'] as const

/** Links that were mailed: each works once, for an hour. */
export const memberTokens: CollectionConfig = {
  slug: 'member-tokens',
  labels: names('访客链接', 'Visitor link', 'Visitor links'),
  ...closed,
  fields: [
    digest,
    { name: 'purpose', type: 'select', required: true, options: [...tokenPurposes] },
    member(false),
    { name: 'email', type: 'text', index: true },
    // What the two links of a change of e-mail have in common.
    { name: 'change', type: 'text', index: true },
    { name: 'details', type: 'json' },
    { name: 'usedAt', type: 'date' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}

import { beforeAll, describe, expect, it } from 'vitest'
import { errorCodes } from '#lib/errors.ts'
import { application, openForm, readEnquiries } from '../tests/factories/enquiries.ts'
import { memberPassword } from '../tests/factories/members.ts'
import { serveUploads, text } from '../tests/factories/ticket-uploads.ts'
import { type Customer, useDesk } from '../tests/factories/tickets.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { calls } from './calls.ts'
import { schemasOf } from './openapi.ts'

const test = useTestPortal()
const { ask, makeCustomer, openTicket, recordOf } = useDesk(test)

/** What somebody has that a call can be asked for, each as its call names it. */
interface Owned {
  session: string
  identity: string
  passkey: string
  token: string
  enquiry: string
  ticket: string
  message: string
  file: string
  upload: string
}

/** Each as it could be, had it not never been made. */
const none: Owned = {
  session: '999999991',
  identity: '999999991',
  passkey: '999999991',
  token: '999999991',
  enquiry: 'enquiry-999999991',
  ticket: 'T-2222-2222',
  message: '999999991',
  file: '66f0c0ffee0000000000000a',
  upload: '',
}
const password = memberPassword

/** The calls that name what is a member's own, with their bodies. */
const named: Record<string, (own: Owned) => Record<string, unknown>> = {
  'auth/sessions/revoke': ({ session }) => ({ id: session }),
  'auth/identities/remove': ({ identity }) => ({ id: identity, password }),
  'account/passkeys/remove': ({ passkey }) => ({ id: passkey, password }),
  'account/tokens/revoke': ({ token }) => ({ id: token }),
  'account/consents/withdraw': ({ enquiry }) => ({ id: enquiry }),
  'ticket/detail': ({ ticket }) => ({ ticket }),
  'ticket/reply': ({ ticket, upload }) => ({ ticket, text: 'x', uploads: upload === '' ? [] : [upload] }),
  'ticket/close': ({ ticket }) => ({ ticket }),
  'ticket/copy/confirm': ({ ticket }) => ({ ticket, email: 'copied@made.example' }),
  'ticket/reopen': ({ ticket }) => ({ ticket }),
  'ticket/rate': ({ ticket }) => ({ ticket, rating: 1 }),
  'ticket/read': ({ ticket }) => ({ ticket }),
  'ticket/file': ({ file, message, ticket }) => ({ ticket, message, file }),
}
/** What is named there is everybody's: a course, a lesson, a file of a release. Its own tests say what of it is one's own. */
const ofEverybody = ['education/progress', 'education/enrol', 'education/leave', 'education/progress/save']
const ofReleases = ['download/link']

let victim: Customer
let other: Customer
let theirs: Owned
beforeAll(async () => {
  victim = await makeCustomer({ name: 'Maya Hart', language: 'en' })
  other = await makeCustomer()
  const { payload } = test
  const identity = await payload.create({
    collection: 'member-identities',
    data: {
      member: victim.id,
      issuer: 'https://id.example',
      subject: 's',
      provider: 'id',
      usedAt: new Date().toISOString(),
    },
  })
  const passkey = await payload.create({
    collection: 'member-passkeys',
    data: { member: victim.id, credential: 'of-the-victim', publicKey: 'x', counter: 0, name: 'Key' },
  })
  const token = await payload.create({
    collection: 'member-access-tokens',
    data: { member: victim.id, digest: 'of-the-victim', name: 'x', expiresAt: new Date().toISOString() },
  })
  const form = { ...application, email: victim.email, token: openForm(payload, 'partner') }
  expect((await test.send('ecology/apply', form)).code).toBe('000000')
  const [enquiry] = await readEnquiries(payload, victim.email)
  const { upload } = serveUploads(payload)
  const { id: sent } = await upload(victim.token, text('mine'), 'mine.txt')
  const ticket = await openTicket(victim, { uploads: [sent] })
  const { data } = await ask<{ messages: { id: string; files: { id: string }[] }[] }>(victim.token, 'ticket/detail', {
    ticket,
  })
  const [message] = data.messages
  const [session] = (await ask<{ id: string }[]>(victim.token, 'auth/sessions')).data
  theirs = {
    session: session?.id ?? '',
    identity: String(identity.id),
    passkey: String(passkey.id),
    token: String(token.id),
    enquiry: `enquiry-${enquiry?.id}`,
    ticket,
    message: message?.id ?? '',
    file: message?.files[0]?.id ?? '',
    upload: (await upload(victim.token, text('unsent'), 'unsent.txt')).id,
  }
})

/** All that the victim sees of what is theirs. */
async function whatIsTheirs() {
  const seen = ['auth/me', 'auth/sessions', 'auth/identities', 'account/consents', 'account/tokens', 'ticket/list']
  const answers = await Promise.all(seen.map((path) => ask(victim.token, path)))
  const { docs } = await test.payload.find({ collection: 'member-passkeys', where: { member: { equals: victim.id } } })
  return { answers, passkeys: docs, ticket: await recordOf(theirs.ticket) }
}

describe('what is another member’s', () => {
  it.each(Object.entries(named))('is for %s as what nobody has, and stays as it is', async (path, bodyOf) => {
    for (const [name, value] of Object.entries(theirs)) expect(value, name).not.toBe('')
    const before = await whatIsTheirs()
    const missing = await ask(other.token, path, bodyOf(none))
    expect(missing.code).toBe(errorCodes.notFound)
    expect(await ask(other.token, path, bodyOf(theirs))).toEqual(missing)
    // One's own ticket does not open the other's message, nor the other's file.
    const own = { ...theirs, ticket: await openTicket(other) }
    if (path === 'ticket/file') expect(await ask(other.token, path, bodyOf(own))).toEqual(missing)
    expect(await whatIsTheirs()).toEqual(before)
  })

  it('is theirs all the same', async () => {
    expect((await ask(victim.token, 'ticket/file', named['ticket/file']?.(theirs))).code).toBe('000000')
    for (const path of ['account/consents/withdraw', 'auth/identities/remove', 'account/passkeys/remove'])
      expect((await ask(victim.token, path, named[path]?.(theirs))).code, path).toBe('000000')
  })

  it('is asked for in no call that is not named here', () => {
    const names = ['id', 'ticket', 'message', 'file', 'course', 'lesson']
    const asking = calls
      .filter((call) => call.access === 'session')
      .filter((call) => names.some((name) => name in (schemasOf(call).input.properties ?? {})))
      .map(({ path }) => path)
    expect(asking.toSorted()).toEqual([...Object.keys(named), ...ofEverybody, ...ofReleases].toSorted())
  })
})

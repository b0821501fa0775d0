import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Locale } from '#lib/locale.ts'
import { hashPassword } from '#lib/crypto/password-hash.ts'
import type { TestPortal } from '../setup/portal.ts'

/** Password of every made member. */
export const memberPassword = 'granite lantern 1408'
let hash: Promise<string> | undefined

export interface MadeMember {
  id: number
  email: string
  name: string
}

/** A visitor with an account of their own. */
export async function makeMember(
  payload: Payload,
  data: { language?: Locale; name?: string } = {},
): Promise<MadeMember> {
  hash ??= hashPassword(memberPassword)
  const email = `${randomUUID()}@example.com`
  const { id, name } = await payload.create({
    collection: 'members',
    data: {
      name: '林夏',
      language: 'zh',
      ...data,
      email,
      verifiedAt: new Date().toISOString(),
      passwordHash: await hash,
    },
  })
  return { id, email, name }
}

/** Signs in and gives the token. */
export async function signInMember(
  test: TestPortal,
  { email }: { email: string },
  password = memberPassword,
): Promise<string> {
  const { code, data } = await test.send('auth/login', { email, password })
  if (code !== '000000') throw new Error(`Signing in as ${email} gave ${code}`)
  return (data as { token: string }).token
}

export interface ReadMail {
  template: string
  language: string
  state: string
  /** Null once it is sent. */
  text: string | null
  to: string
}

/** Mails to an address, newest first. */
export async function readMails(payload: Payload, to: string): Promise<ReadMail[]> {
  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: to } }, sort: '-id', limit: 0 })
  return docs as unknown as ReadMail[]
}

/** Token of the newest mail of a template to an address. */
export async function readMailedToken(payload: Payload, to: string, template: string): Promise<string> {
  const mail = (await readMails(payload, to)).find((each) => each.template === template)
  const token = /#token=([\w-]{43})(?=\s)/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`No ${template} mail with a link to ${to}`)
  return token
}

import { z } from 'zod'
import { locales } from '#lib/locale.ts'
import { meaning } from '#portal/schemas.ts'
import type { Member } from '#portal/member.ts'

/** Counted as people count: a character outside the basic plane is one. */
const characters = (text: string) => [...text.normalize('NFC')].length

/** A password to be set: 12 to 128 characters of any kind. */
export const newPasswordField = z
  .string()
  .min(12)
  .max(512)
  .check((context) => {
    const input = context.value
    const origin = 'string'
    const count = characters(input)
    if (input.length >= 12 && count < 12)
      context.issues.push({ code: 'too_small', minimum: 12, inclusive: true, origin, input })
    if (count > 128) context.issues.push({ code: 'too_big', maximum: 128, inclusive: true, origin, input })
  })
  .meta(
    meaning(
      '12至128个任意字符；常见和容易猜到的会被拒绝',
      '12 to 128 characters of any kind; common and easily guessed ones are refused',
    ),
  )

/** A password to be checked. */
export const passwordField = z.string().min(1).max(512)

/** The token of a mailed link, as it stands behind `#token=`. */
export const linkTokenField = z
  .string()
  .max(100)
  .meta(meaning('邮件链接中的令牌；一小时内有效，只能用一次', 'Token of the mailed link; works once, for one hour'))

/** What an authenticator shows, or a recovery code. */
export const codeField = z.string().trim().min(6).max(40)

const encoded = z.string().max(20_000)

/**
 * What a browser's passkey answers, as JSON: only what is signed or says whose key it is, so nothing in it is deep. What is
 * missing, or wrong, the library says that checks it.
 */
export const passkeyAnswerField = z
  .object({
    id: encoded,
    rawId: encoded,
    type: encoded,
    authenticatorAttachment: encoded,
    response: z
      .object({
        clientDataJSON: encoded,
        attestationObject: encoded,
        authenticatorData: encoded,
        publicKey: encoded,
        publicKeyAlgorithm: z.number(),
        signature: encoded,
        transports: z.array(z.string().max(40)).max(20),
        userHandle: encoded,
      })
      .partial(),
  })
  .partial()
  .meta(meaning('浏览器给出的回答（WebAuthn的JSON形式）', 'The browser’s answer, in WebAuthn’s JSON form'))

/** A name: one line, and nothing that changes how the text around it is read. */
export const nameField = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u)

/** What the browser keeps of who is signed in (N1). */
export const memberInfo = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(locales),
})

export const nothing = z.object({})

export function describeMember({ email, id, language, name }: Omit<Member, 'sessionId'>): z.output<typeof memberInfo> {
  return { id: String(id), name, email, language }
}

/** Handed back as it came: the browser goes there only if it is an address of this site. */
export const backField = z
  .string()
  .max(2000)
  .optional()
  .meta(meaning('完成后回到的本站地址', 'Where on this site to send the person afterwards'))

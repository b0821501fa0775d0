import type { Payload } from 'payload'
import { z } from 'zod'
import { createStamp } from '#lib/crypto/stamp.ts'
import { readKeyring } from '#content/secret.ts'
import { locales } from '#lib/locale.ts'

/** What a preview shows: the draft of a record, or of a global (`record` 0), in one language. */
const claimsSchema = z.strictObject({
  /** Slug of the collection or global. */
  source: z.string().max(64),
  record: z.int().min(0),
  locale: z.enum(locales),
  /** When it ends, in seconds since 1970. */
  end: z.int(),
  /** The share link by which it was given away, which can be taken back. */
  link: z.int().positive().optional(),
  /** The plan with which it goes out, as it is when the preview is looked at. */
  plan: z.int().positive().optional(),
})

export type PreviewClaims = z.infer<typeof claimsSchema>

const stampOf = (payload: Pick<Payload, 'secret'>) => createStamp(readKeyring(payload), 'previews')

/** A text for addresses that allows whoever has it to see one draft until its end. */
export function signPreview(payload: Pick<Payload, 'secret'>, claims: PreviewClaims): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${text}.${stampOf(payload).of(text)}`
}

/** The claims of a token that this installation signed and that has not ended; of any other `undefined`. */
export function readPreview(
  payload: Pick<Payload, 'secret'>,
  token: string,
  now = Date.now(),
): PreviewClaims | undefined {
  const [text = '', stamp = '', ...more] = token.split('.')
  if (more.length > 0 || !stampOf(payload).isOf(text, stamp)) return undefined
  // What was signed was written by this installation, but maybe by another release of it.
  const { data } = claimsSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  return data !== undefined && data.end * 1000 > now ? data : undefined
}

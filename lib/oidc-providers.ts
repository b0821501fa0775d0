import { readFileSync } from 'node:fs'
import { z } from 'zod'

const label = z.string().trim().min(1).max(40)

/** Issuers need TLS, except on this machine, where nobody can intercept. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.search !== '' || url.hash !== '') return false
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  )
}

/** A service that people may sign in with, by OpenID Connect. */
const provider = z.strictObject({
  /** Name in addresses and database rows; must never change. */
  id: z.string().regex(/^[a-z][a-z\d-]{0,31}$/, 'is a short name of lower-case letters, digits and hyphens'),
  issuer: z.string().refine(isIssuer, 'is the issuer’s https address, as its discovery document has it'),
  clientId: z.string().min(1),
  /** Without one the client is public and has PKCE alone. */
  clientSecret: z.string().min(1).optional(),
  scopes: z
    .string()
    .default('openid email profile')
    .refine((text) => text.split(' ').includes('openid'), 'holds openid'),
  /** Algorithm by which the issuer signs ID tokens; no other is taken. */
  algorithm: z.enum(['RS256', 'PS256', 'ES256', 'EdDSA']).default('RS256'),
  label: z.strictObject({ zh: label, en: label }),
  /** Iconify name. */
  icon: z
    .string()
    .regex(/^[a-z\d]+(?:-[a-z\d]+)*:[a-z\d]+(?:-[a-z\d]+)*$/, 'is an Iconify name, for example lucide:building-2')
    .default('lucide:key-round'),
})
export type OidcProvider = z.output<typeof provider>

const providers = z
  .array(provider)
  .max(20)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'gives an id twice')

const shape = 'give a JSON list of providers, or the path of a file that has one (docs/deploy.md)'

/**
 * Parses the list from JSON, or from the JSON file that the text names. Messages never quote the value, which contains
 * secrets.
 */
export const oidcProviders = z.string().transform((text, context): OidcProvider[] => {
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  let value: unknown
  try {
    value = JSON.parse(text.trimStart().startsWith('[') ? text : readFileSync(text.trim(), 'utf8'))
  } catch {
    return fail(shape)
  }
  const result = providers.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  return fail(`${shape}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
})

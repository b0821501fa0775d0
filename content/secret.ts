import { createHash } from 'node:crypto'
import { env } from '#lib/env.ts'
import { readSecrets } from '#lib/crypto/find-secrets.ts'
import type { Secrets } from '#lib/crypto/secrets.ts'

/** A secret in the form in which Payload has it, which most seals go by. */
export const asPayloadHas = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 32)

let former: string[] | undefined

/** Payload's secret and the former ones, as Payload had them. */
export function readKeyring({ secret }: { secret: string }): Secrets {
  former ??= readSecrets(env).slice(1).map(asPayloadHas)
  return [secret, ...former]
}

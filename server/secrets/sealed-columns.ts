import { asPayloadHas } from '#content/secret.ts'
import { createSeal, type Seal } from '#lib/crypto/seal.ts'

/** Columns with sealed values that live longer than a day. */
export interface SealedColumn {
  table: string
  name: string
  /** Purpose of the seal. */
  purpose: string
  /** Whether it uses Payload's derived secret or the secret itself. */
  isPayloads: boolean
}

export const sealedColumns: readonly SealedColumn[] = [
  { table: 'members', name: 'totp_sealed', purpose: 'authenticator', isPayloads: true },
  { table: 'users', name: 'totp_sealed', purpose: 'authenticator of staff', isPayloads: true },
  { table: 'member_sessions', name: 'id_token_sealed', purpose: 'ID token', isPayloads: true },
  { table: 'mails', name: 'sealed', purpose: 'mails', isPayloads: false },
]

/** @param secrets newest first */
export function sealOf({ isPayloads, purpose }: SealedColumn, secrets: readonly [string, ...string[]]): Seal {
  const [newest, ...former] = secrets
  return isPayloads
    ? createSeal([asPayloadHas(newest), ...former.map(asPayloadHas)], purpose)
    : createSeal(secrets, purpose)
}

import type { Secrets } from '#lib/crypto/secrets.ts'
import { createStamp } from '#lib/crypto/stamp.ts'

/** How long a form's token is valid, in milliseconds. */
export const formLife = 24 * 60 * 60_000

/**
 * Signed tokens for forms and receipts. A form's token says when it was opened and is stored nowhere: pages with forms
 * are the same for everybody, so a token is requested when somebody begins to type.
 */
export interface FormTokens {
  /** @param openedAt Unix time in milliseconds */
  open: (kind: string, openedAt?: number) => string
  /** How long ago the form was opened, in milliseconds; `undefined` for an invalid or expired token. */
  readAge: (token: string, kind: string) => number | undefined
  /** A signed receipt number that a page may confirm. */
  sign: (receipt: string) => string
  readSigned: (signed: string) => string | undefined
}

export function createFormTokens(secrets: Secrets): FormTokens {
  const { isOf: isStamped, of: stamp } = createStamp(secrets, 'forms', 16)
  return {
    open(kind, openedAt = Date.now()) {
      const at = openedAt.toString(36)
      return `${at}.${stamp(`form ${kind} ${at}`)}`
    },
    readAge(token, kind) {
      const [at = '', given = '', more] = token.split('.')
      if (more !== undefined || !isStamped(`form ${kind} ${at}`, given)) return undefined
      const age = Date.now() - Number.parseInt(at, 36)
      return age >= 0 && age <= formLife ? age : undefined
    },
    sign: (receipt) => `${receipt}.${stamp(`receipt ${receipt}`)}`,
    readSigned(signed) {
      const [receipt = '', given = '', more] = signed.split('.')
      return more === undefined && isStamped(`receipt ${receipt}`, given) ? receipt : undefined
    },
  }
}

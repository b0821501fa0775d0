import type { Secrets } from '#lib/crypto/secrets.ts'
import { createStamp } from '#lib/crypto/stamp.ts'

/** How long a form may stay open before it has to be asked for anew, in milliseconds. */
export const formLife = 24 * 60 * 60_000

/**
 * Signed words for open forms and receipts. A form's token says when it was opened and stands nowhere else: the pages
 * that hold forms are the same bytes for everybody, so a token is asked for when somebody begins to write.
 */
export interface FormTokens {
  /** @param openedAt Unix time in milliseconds */
  open: (kind: string, openedAt?: number) => string
  /** How long ago the form was opened, in milliseconds; `undefined` for what is no token of it, or too old a one. */
  readAge: (token: string, kind: string) => number | undefined
  /** A receipt number that a page may show as received. */
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

import { env } from '#lib/env.ts'
import { createSeal, type Seal } from '#lib/crypto/seal.ts'
import { readSecrets } from '#lib/crypto/find-secrets.ts'

let made: Seal | undefined

/** Made when it is first needed: while modules load, a first start has no data folder yet. */
function seal(): Seal {
  made ??= createSeal(readSecrets(env), 'mails')
  return made
}

/** Closes what waits to be mailed: a link in it would let whoever reads the database or a backup act as its receiver. */
export const mailSeal: Seal = {
  close: (text) => seal().close(text),
  open: (sealed) => seal().open(sealed),
}

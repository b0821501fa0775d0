import { env } from '#lib/env.ts'
import { createSeal } from '#lib/seal.ts'
import { readSecret } from './secret.ts'

/** Closes what waits to be mailed: a link in it would let whoever reads the database or a backup act as its receiver. */
export const mailSeal = createSeal(readSecret(env), 'mails')

import { z } from 'zod'
import { signingKey } from '#lib/crypto/signing-key.ts'
import { defineCall } from '#portal/call.ts'
import { meaning, noInput } from '#portal/schemas.ts'

/** How to reach the security team, and the key to write to it by. */
export const advisoryContact = defineCall({
  path: 'advisory/contact',
  summary: { zh: '安全响应组的邮箱和公钥', en: 'Mailbox and public key of the security team' },
  input: noInput,
  output: z.object({
    email: z.string().optional(),
    fingerprint: z.string().optional().meta(meaning('OpenPGP公钥指纹', 'Fingerprint of the OpenPGP key')),
  }),
  isKept: true,
  handler: async ({ findGlobal }) => {
    const [{ email, securityEmail }, key] = await Promise.all([findGlobal('site'), signingKey()])
    const address = [securityEmail, email].find((each) => typeof each === 'string' && each !== '')
    return {
      ...(typeof address === 'string' && { email: address }),
      ...(key && { fingerprint: key.fingerprint }),
    }
  },
})

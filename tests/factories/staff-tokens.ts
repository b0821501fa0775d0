import type { Payload } from 'payload'
import { type Role, roles } from '#content/access/roles.ts'
import { demoPassword } from '../setup/template.ts'

/**
 * Makes one of the staff for each role, `ROLE@DOMAIN`, and signs them in.
 *
 * @returns the token of each role, as `Authorization: JWT TOKEN` takes it; a test may add those of others
 */
export async function signInStaff(payload: Payload, domain: string): Promise<Map<string, string>> {
  const signIn = async (role: Role): Promise<[string, string]> => {
    const data = { email: `${role}@${domain}`, password: demoPassword, name: `Person ${role}`, roles: [role] }
    await payload.create({ collection: 'users', data })
    const { token } = await payload.login({ collection: 'users', data })
    return [role, String(token)]
  }
  return new Map(await Promise.all(roles.map(signIn)))
}

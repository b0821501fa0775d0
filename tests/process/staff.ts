import { demoPassword } from '../setup/template.ts'

export { demoPassword }

export const administrator = 'admin@armilla.example'
export const publisher = 'publisher@armilla.example'
export const editor = 'editor@armilla.example'

/** Signs staff in over REST. @returns the session as a `Cookie` header */
export async function signIn(origin: string, email = administrator): Promise<string> {
  const response = await fetch(`${origin}/admin/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  if (!response.ok) throw new Error(`Signing in as ${email} gave ${response.status}: ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

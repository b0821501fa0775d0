/** Password of all demo accounts in tests. */
export const demoPassword = 'a-password-for-tests-only'

export const administrator = 'admin@armilla.example'
export const editor = 'editor@armilla.example'

/** Signs staff in over REST. @returns the session as a `Cookie` header, and its token */
export async function signIn(origin: string, email = administrator): Promise<{ cookie: string; token: string }> {
  const response = await fetch(`${origin}/admin/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  if (!response.ok) throw new Error(`Signing in as ${email} gave ${response.status}: ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  return { cookie: response.headers.getSetCookie().map((each) => each.split(';')[0]).join('; '), token }
}

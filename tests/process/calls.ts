/** Asks a call over HTTP as a visitor, or by a token as a member. @returns its data */
export async function askCall<T>(
  origin: string,
  path: string,
  body: unknown = {},
  { lang = 'zh-CN', token = '' } = {},
): Promise<T> {
  const response = await fetch(`${origin}/api/portal/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', lang, ...(token !== '' && { accessToken: token }) },
    body: JSON.stringify(body),
  })
  const { code, data, message } = (await response.json()) as { code: string; message: string; data: T }
  if (code !== '000000') throw new Error(`${path} answered ${code}: ${message}`)
  return data
}

/** The number of a news item, which is its id in the admin. */
export async function findNewsNumber(origin: string, slug: string): Promise<string> {
  const { id } = await askCall<{ id: string | number }>(origin, 'news/detail', { id: slug })
  return String(id)
}

/** The token of a form that somebody has had open for long enough to have filled it in. */
export async function openEnquiry(origin: string, kind: 'contact' | 'report'): Promise<string> {
  const { token } = await askCall<{ token: string }>(origin, 'enquiry/token', { kind, shownFor: 10_000 })
  return token
}

import type { Locale } from '#lib/locale.ts'

const api = '/admin/api/mail-texts'

/** Asks for something of the mails' words. @throws Error with words for the person, where the server has some */
export async function askMailTexts<Body>(path: string, language: Locale, data?: unknown): Promise<Body> {
  const response = await fetch(api + path, {
    method: data === undefined ? 'GET' : 'POST',
    headers: { 'accept-language': language, ...(data !== undefined && { 'content-type': 'application/json' }) },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  })
  const body = (await response.json().catch(() => ({}))) as Body & { errors?: { message: string }[] }
  if (response.ok) return body
  throw new Error(response.status === 429 ? (body.errors?.[0]?.message ?? '') : '')
}

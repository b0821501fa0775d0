import type { Locale } from '#lib/locale.ts'

const api = '/admin/api'

interface Refusal {
  errors?: { message: string; data?: { errors?: { message: string }[] } }[]
}

/** What was answered, with 400 too where it tells something else than that it is wrong. */
export interface Answered<Body> {
  status: number
  body: Body
}

/** Why it was refused, in the words of the server; the status where there are none. */
class Refused extends Error {}

/** Asks an endpoint of the admin, behind its `api`. @throws Refused with words for the person, where the server has some */
export async function askAdmin<Body>(
  path: string,
  language: Locale,
  data?: unknown,
  signal?: AbortSignal,
): Promise<Answered<Body>> {
  const response = await fetch(api + path, {
    method: data === undefined ? 'GET' : 'POST',
    headers: { 'accept-language': language, ...(data !== undefined && { 'content-type': 'application/json' }) },
    ...(data !== undefined && { body: JSON.stringify(data) }),
    ...(signal && { signal }),
  })
  const body = (await response.json().catch(() => ({}))) as Body & Refusal
  const [first] = body.errors ?? []
  if (first !== undefined)
    throw new Refused(first.data?.errors?.map(({ message }) => message).join(' ') ?? first.message)
  if (!response.ok && response.status !== 400) throw new Error(String(response.status))
  return { status: response.status, body }
}

/** The words of a refusal, or those for whatever else went wrong. */
export const wordsOf = (error: unknown, otherwise: string) => (error instanceof Refused ? error.message : otherwise)

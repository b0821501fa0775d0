import type { Locale } from '#lib/locale.ts'

/** Who is signed in, as a call with `access: 'session'` knows them. */
export interface Member {
  id: number | string
  sessionId: number | string
  name: string
  email: string
  language: Locale
}

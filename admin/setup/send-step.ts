import type { Made } from '#content/first-run/make-pages.ts'
import type { FirstRun } from '#content/first-run/state.ts'
import type { Locale } from '#lib/locale.ts'

export interface Told extends FirstRun {
  made?: Made
}

interface Refusal {
  errors?: { message?: string; data?: { errors?: { message: string }[] } }[]
}

/** What is stored now, or the words by which it was refused; neither where nobody answered. */
export async function sendStep(
  name: string,
  values: object,
  language: Locale,
): Promise<{ told?: Told; refusal?: string | undefined }> {
  const answer = await fetch(`/admin/api/setup/${name}`, {
    method: 'POST',
    headers: { 'accept-language': language, 'content-type': 'application/json' },
    body: JSON.stringify(values),
  }).catch(() => undefined)
  const body: unknown = await answer?.json().catch(() => undefined)
  if (answer?.ok) return { told: body as Told }
  const [error] = (body as Refusal | undefined)?.errors ?? []
  return { refusal: error?.data?.errors?.[0]?.message ?? error?.message }
}

import type { StoredMenus } from '#content/globals/menus.ts'

type Answer =
  | { is: 'stored'; stored: StoredMenus }
  /** What is wrong, by the path of the field. */
  | { is: 'wrong'; faults: Record<string, string> }
  | { is: 'refused'; message: string | undefined }

interface Refusal {
  errors?: { message?: string; data?: { errors?: { path: string; message: string }[] } }[]
}

/** Stores the menus in both languages, whole or not at all; for everybody to see, or as a draft. */
export async function saveMenus(
  menus: Omit<StoredMenus, 'isDraft'> & { isPublic: boolean },
  language: 'zh' | 'en',
): Promise<Answer> {
  const response = await fetch('/admin/api/globals/navigation/menus', {
    method: 'POST',
    headers: { 'accept-language': language, 'content-type': 'application/json' },
    body: JSON.stringify(menus),
  }).catch(() => undefined)
  const body: unknown = await response?.json().catch(() => undefined)
  if (response?.ok) return { is: 'stored', stored: body as StoredMenus }
  const [error] = (body as Refusal | undefined)?.errors ?? []
  const faults = error?.data?.errors ?? []
  if (faults.length > 0)
    return { is: 'wrong', faults: Object.fromEntries(faults.map(({ message, path }) => [path, message])) }
  return { is: 'refused', message: error?.message }
}

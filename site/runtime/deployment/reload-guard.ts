import { reloadGuard } from '#site/runtime/state/constants.ts'

/** Where the times of reloads are kept; a reload must be remembered by what outlives it. The head script uses it too. */
export const reloadsKey = 'portico.reloads'

/** How long a path is not reloaded again, in milliseconds (contract D4). */
export const reloadPause = reloadGuard

/**
 * Whether the page at a path may be reloaded because a chunk of it failed; asking counts as doing it. Where nothing can
 * be remembered the answer is no: a page that reloads for ever is worse than an error page.
 */
export function mayReload(
  path: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  now = Date.now(),
): boolean {
  try {
    const held = storage()
    const times = readTimes(held.getItem(reloadsKey))
    // In both directions: a clock that is set back must not end the guard for good.
    const recent = Object.entries(times).filter(([, time]) => Math.abs(now - time) < reloadPause)
    const isNew = recent.every(([each]) => each !== path)
    held.setItem(reloadsKey, JSON.stringify(Object.fromEntries(isNew ? [...recent, [path, now]] : recent)))
    return isNew
  } catch {
    return false
  }
}

function readTimes(text: string | null): Record<string, number> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, number>) : {}
  } catch {
    return {}
  }
}

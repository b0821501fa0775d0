import { AppError } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import type { Portal } from '#portal/portal.ts'

/** Asks a call; `undefined` when what is asked for does not exist. @throws AppError for everything else */
export function createAsk(portal: Portal) {
  return async <Data>(path: string, body: object, locale: Locale): Promise<Data | undefined> => {
    const { envelope, errorName } = await portal.call({ path, body, locale, requestId: 'releases' })
    if (errorName === 'notFound' || errorName === 'badInput') return undefined
    if (errorName !== undefined) throw new AppError(errorName)
    return envelope.data as Data
  }
}
export type Ask = ReturnType<typeof createAsk>

import { AppError } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import type { Portal } from '#portal/portal.ts'

/** Makes a call; `undefined` when the record doesn't exist. @throws AppError for every other failure */
export function createAsk(portal: Portal) {
  return async <Data>(path: string, body: object, locale: Locale): Promise<Data | undefined> => {
    const { envelope, errorName } = await portal.call({ path, body, locale, requestId: 'releases' })
    if (errorName === 'notFound' || errorName === 'badInput') return undefined
    if (errorName !== undefined) throw new AppError(errorName)
    return envelope.data as Data
  }
}
export type Ask = ReturnType<typeof createAsk>

/** Code of an answered call (contract E1). */
export const successCode = '000000'
/** Words of a failure that brings none (contract E3); the specification gives them in Chinese for every language. */
export const fallbackMessage = '请求失败，请重试'

/** What every answer of the portal is wrapped in. */
export interface Envelope {
  code: string
  message: string
  data: unknown
  requestId?: string
}

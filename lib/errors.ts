/**
 * The one error type that our own code throws on purpose. `code` is the envelope code of the contract (W6);
 * `messageKey` names the message shown to people in their language; unknown errors become `internal` with a request id.
 */
export const errorCodes = {
  internal: '000001',
  badInput: '000002',
  notFound: '000003',
  sessionExpired: '000004',
  notAllowed: '000005',
  conflict: '000006',
  tooManyRequests: '000007',
  unavailable: '000008',
  methodNotAllowed: '000009',
  tooLarge: '000010',
  unsupportedType: '000011',
  wrongCredentials: '000012',
  linkExpired: '000013',
  signInIncomplete: '000014',
  issuerUnavailable: '000015',
  addressUnconfirmed: '000016',
  addressTaken: '000017',
  identityTaken: '000018',
  wrongCode: '000019',
  fileHeld: '000020',
  fileInfected: '000021',
  wrongPasskey: '000022',
} as const

export type ErrorName = keyof typeof errorCodes

/** HTTP status of the codes that aren't sent with 200 (contract section 3). */
export const errorStatus: Partial<Record<ErrorName, 405 | 413 | 415 | 429 | 500 | 503>> = {
  internal: 500,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupportedType: 415,
  tooManyRequests: 429,
  unavailable: 503,
}

/** What an answer with 503 says in `Retry-After`, in seconds. */
export const retryAfter = '10'

/** An invalid field of an input: a dotted path, and a message in the requested language. */
export interface FieldError {
  path: string
  message: string
}

export class AppError extends Error {
  readonly errorName: ErrorName
  readonly fields: FieldError[] | undefined
  /** Whether the failure belongs in the log as an error; expected refusals do not. */
  readonly isReportable: boolean

  constructor(errorName: ErrorName, options: { cause?: unknown; fields?: FieldError[]; detail?: string } = {}) {
    super(options.detail ?? errorName, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.errorName = errorName
    this.fields = options.fields
    this.isReportable = ['internal', 'unavailable', 'issuerUnavailable'].includes(errorName)
  }
}

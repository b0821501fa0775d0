import { errorCodes, type FieldError } from '#lib/errors.ts'

/** A call was answered with another code than success, or not at all. */
export class PortalError extends Error {
  override name = 'PortalError'
  readonly code: string
  readonly path: string
  readonly requestId: string | undefined
  /** The wrong fields of bad input, where the answer names them. */
  readonly fields: readonly FieldError[]

  constructor(facts: {
    code: string
    message: string
    path: string
    requestId?: string | undefined
    fields?: readonly FieldError[]
  }) {
    super(facts.message)
    this.code = facts.code
    this.path = facts.path
    this.requestId = facts.requestId
    this.fields = facts.fields ?? []
  }
}

/**
 * Whether an error is a {@link PortalError}. By its name: the site's build has a copy of the class of its own, and
 * the server's calls throw the server's.
 */
export function isPortalError(error: unknown): error is PortalError {
  return error instanceof Error && error.name === 'PortalError'
}

/**
 * Whether what was asked for is not there: no such record, or an address that can be no record's, which a call refuses as
 * bad input (a control character, ten thousand letters). For calls whose input is what an address says.
 */
export function isNotThere(error: unknown): boolean {
  return isPortalError(error) && (error.code === errorCodes.notFound || error.code === errorCodes.badInput)
}

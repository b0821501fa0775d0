/** Node's codes for an unreachable server and a full disk, and ours for a bucket (`lib/files/bucket.ts`). */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
  'EDQUOT',
  'EBUCKET',
])

/** SQLite's codes for temporary conditions, or ones that an operator can fix; a damaged file isn't one. */
const sqliteCodes = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY'])

/**
 * PostgreSQL's: connection, resources (a full disk, too many connections), an operator's intervention (a shutdown, a
 * statement over its time), a system error, and a server that is read-only or no longer the first one (25006).
 */
const postgresCodes = /^(?:08|53|57|58)[0-9A-Z]{3}$|^25006$|^25P03$/

/** Messages of PostgreSQL's client that have no code. */
const clientWords =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout (?:exceeded when trying to connect|expired)|Cannot use a pool after calling end)/

/**
 * Whether a failure is a temporary outage of a database or disk rather than a bug or bad input, so that a retry makes
 * sense. Also checks causes, because libraries wrap errors.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string') {
    if (systemCodes.has(code) || sqliteCodes.has(code) || postgresCodes.test(code)) return true
    // A Unix socket whose server is not running.
    if (code === 'ENOENT' && syscall === 'connect') return true
  }
  if (clientWords.test(error.message)) return true
  // If all addresses of a host refuse, the errors come as one AggregateError.
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true
  return isOutage(error.cause)
}

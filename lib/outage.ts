/** What Node says of a server that is away, and of a full disk. */
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
])

/** SQLite's reasons that pass by themselves or with an operator's help; a damaged file is not among them. */
const sqliteCodes = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY'])

/**
 * PostgreSQL's: connection, resources (a full disk, too many connections), an operator's intervention (a shutdown, a
 * statement over its time), a system error, and a server that is read-only or no longer the first one (25006).
 */
const postgresCodes = /^(?:08|53|57|58)[0-9A-Z]{3}$|^25006$|^25P03$/

/** Words of PostgreSQL's client for which it has no code. */
const clientWords =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout (?:exceeded when trying to connect|expired)|Cannot use a pool after calling end)/

/**
 * Whether something failed because a database or a disk is away for now, not by a fault of the program or its input:
 * whoever asked may come back later. Causes are looked at as well; libraries wrap them.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string') {
    if (systemCodes.has(code) || sqliteCodes.has(code) || postgresCodes.test(code)) return true
    // A socket in the file system whose server is away.
    if (code === 'ENOENT' && syscall === 'connect') return true
  }
  if (clientWords.test(error.message)) return true
  // Several addresses of one host that all refuse come as one error.
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true
  return isOutage(error.cause)
}

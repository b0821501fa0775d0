/** Errors whose message is written for the person at the terminal; they need no stack trace. */
const forPeople = new Set(['EnvError', 'MigrationError', 'StartError'])

/** The installation cannot start; the message says what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** What the terminal shows when Portico cannot start. */
export function explainStartFailure(error: unknown): string {
  const { cause, message, name, stack } = error as Error
  if (!forPeople.has(name)) return `Portico cannot start.\n${stack ?? String(error)}`
  const reason = cause instanceof Error ? `\n  Reason: ${deepestMessage(cause)}` : ''
  return `Portico cannot start. ${message}${reason}`
}

/** The database driver's message, which libraries wrap several times. */
function deepestMessage(error: Error): string {
  return error.cause instanceof Error ? deepestMessage(error.cause) : error.message
}

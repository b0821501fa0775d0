/** A backup or restore failed; the message is written for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError'
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))

/** What the terminal shows when a command failed. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message, name, stack } = error
  if (isFull(error) || isFull(cause)) return 'The disk is full. Nothing was kept of what was being written.'
  if (name !== 'BackupError' && name !== 'EnvError' && name !== 'StartError') return stack ?? message
  return cause instanceof Error ? `${message}\n  Reason: ${cause.message}` : message
}

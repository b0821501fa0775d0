import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'

/**
 * A folder for as long as `work` takes, closed to everybody else. It goes however this process ends, but by a kill.
 * @param prefix of its path, to which random letters are added
 */
export async function withTemporaryFolder<Result>(
  prefix: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(prefix)
  const end = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', end)
  try {
    return await work(folder)
  } finally {
    process.off('exit', end)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Ctrl-C ends this process by its own way out, so that what is temporary goes. For scripts. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
}

import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'

/**
 * Runs `work` with a private temporary folder. The folder is removed however this process ends, except by SIGKILL.
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

/** Makes Ctrl-C end a script through its cleanup, so that temporary files are removed. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
}

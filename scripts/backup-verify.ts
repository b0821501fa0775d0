/** `npm run backup:verify -- FILE` restores a backup into a temporary place, compares it, and removes it again. */
import { noteBackup } from '#content/doctor/last-backup.ts'
import { env } from '#lib/env.ts'
import { explainFailure } from '#server/backup/backup-error.ts'
import { askPassphrase } from '#server/backup/passphrase.ts'
import { endOnSignals } from '#server/backup/temporary-folder.ts'
import { verifyBackup } from '#server/backup/verify-backup.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('Usage: npm run backup:verify -- FILE\n')
  process.exit(2)
}
endOnSignals()
try {
  const { facts, problems, tried } = await verifyBackup({
    env,
    file,
    askPassphrase: () => askPassphrase(env.PORTICO_BACKUP_PASSPHRASE, false),
  })
  const tables = Object.values(facts.rows)
  const rows = tables.reduce((sum, each) => sum + each, 0)
  process.stdout.write(
    `${file} of ${facts.madeAt}\n` +
      `  ${facts.entries.length} checksums compared\n` +
      `  ${rows} rows in ${tables.length} tables restored and counted\n` +
      `  ${tried} sealed values tried with its secret\n`,
  )
  for (const problem of problems) process.stdout.write(`  PROBLEM: ${problem}\n`)
  process.stdout.write(problems.length === 0 ? 'This backup is whole.\n' : 'This backup is not whole.\n')
  if (problems.length > 0) process.exitCode = 1
  else await noteBackup(env.DATA_DIR, 'verifiedAt')
} catch (error) {
  process.stderr.write(`This backup cannot be relied on. ${explainFailure(error)}\n`)
  process.exitCode = 1
}

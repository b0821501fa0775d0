/**
 * `npm run backup -- FILE` writes the database, the files and the sealed secret of this installation into one archive. The
 * site may be running.
 */
import { noteBackup } from '#content/doctor/last-backup.ts'
import { env } from '#lib/env.ts'
import { explainFailure } from '#server/backup/backup-error.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { askPassphrase } from '#server/backup/passphrase.ts'
import { endOnSignals } from '#server/backup/temporary-folder.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('Usage: npm run backup -- FILE\n')
  process.exit(2)
}
endOnSignals()
try {
  const passphrase = await askPassphrase(env.PORTICO_BACKUP_PASSPHRASE, true)
  const { entries, hasBucket, hasStorage, missing } = await makeBackup({ env, file, passphrase })
  await noteBackup(env.DATA_DIR, 'madeAt')
  const bytes = entries.reduce((sum, { size }) => sum + size, 0)
  process.stdout.write(
    `${file}: the database and ${entries.length - 1} files, ${(bytes / 1024 / 1024).toFixed(1)} MB.\n` +
      'It opens with its passphrase only. Keep that elsewhere, and try the backup: npm run backup:verify -- FILE\n',
  )
  if (hasStorage) process.stdout.write('The files lie in the bucket of STORAGE_URL and are not in it.\n')
  else if (hasBucket) process.stdout.write('The files of the releases lie in a bucket and are not in it.\n')
  for (const path of missing) process.stderr.write(`${path} was missing already; the database points to it.\n`)
} catch (error) {
  process.stderr.write(`No backup was made. ${explainFailure(error)}\n`)
  process.exitCode = 1
}

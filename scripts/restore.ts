/**
 * `npm run restore -- FILE` puts a backup into an empty data folder and database. With `--replace` it moves what is there
 * aside. Portico must not be running.
 */
import { env } from '#lib/env.ts'
import { explainFailure } from '#server/backup/backup-error.ts'
import { askPassphrase } from '#server/backup/passphrase.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'

const replaces = process.argv.includes('--replace')
const [file] = process.argv.slice(2).filter((each) => each !== '--replace')
if (file === undefined) {
  process.stderr.write('Usage: npm run restore -- [--replace] FILE\n')
  process.exit(2)
}
try {
  const { aside, facts } = await restoreBackup({
    env,
    file,
    replaces,
    askPassphrase: () => askPassphrase(env.PORTICO_BACKUP_PASSPHRASE, false),
  })
  process.stdout.write(`Restored as of ${facts.madeAt}: the database and ${facts.entries.length - 1} files.\n`)
  for (const place of aside) process.stdout.write(`What was there before is in ${place}.\n`)
} catch (error) {
  process.stderr.write(`Not restored. ${explainFailure(error)}\n`)
  process.exitCode = 1
}

import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { replacedPrefix, restoringFolder } from '#server/backup/data-entries.ts'
import { StartError } from '#server/start-failure.ts'

/** Creates the data folder and checks that it is writable. @throws StartError that says how to fix it */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o750 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    for (const name of ['media', 'attachments', 'form-files', 'ticket-uploads', 'downloads/incoming'])
      mkdirSync(`${folder}/${name}`, { recursive: true })
  } catch (cause) {
    throw new StartError(
      `The data folder ${folder} cannot be written. Give its owner the right to, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  if (existsSync(`${folder}/${restoringFolder}`))
    throw new StartError(
      `A restore into ${folder} was cut off. Run \`npm run restore -- --replace FILE\` again; what was there before it is ` +
        `in ${folder}/${replacedPrefix}…`,
    )
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < 64 * 1024 * 1024)
    throw new StartError(`Less than 64 MB is free for the data folder ${folder}. Free some space first.`)
}

/** `npm run build`: builds all now, whatever their age. `npm start` does the same for what is missing. */
import { buildMissing } from '#server/builds/build.ts'

await buildMissing(['packages', 'site', 'admin'], (line) => process.stdout.write(`${line}\n`), { isForced: true })

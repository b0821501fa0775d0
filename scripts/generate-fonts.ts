/**
 * Cuts the Latin font into what nearly every page does with and what few pages need, from the package's own file (SIL
 * Open Font License, named inside the files). The first fits into what a server sends before it waits for the browser's
 * first answer (ten packets): one round trip less on a slow network.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fontCuts } from '#site/styles/font-cuts.ts'

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
)
/** Ten packets of 1,460 bytes, less the headers of an answer. */
const firstFlight = 14_600 - 700

/**
 * Pairs of letters, and figures of one width for tables: nothing else is asked for in our styles. Without GDEF, which here
 * only says how the distances of pairs change with the weight, a pair has the distance of the regular weight in all of
 * them: a fifth of the bytes, for which 21 signs have room in the first file.
 */
const options = { targetFormat: 'woff2' as const, keepFeatures: ['kern', 'tnum'], dropTables: ['STAT', 'GDEF'] }

for (const [name, characters] of Object.entries(fontCuts)) {
  const file = fileURLToPath(new URL(`../site/styles/fonts/${name}.woff2`, import.meta.url))
  const bytes = await subsetFont(readFileSync(source), characters, options)
  if (bytes.length > firstFlight) throw new Error(`${name} has ${bytes.length} bytes, more than ${firstFlight}`)
  if (!process.argv.includes('--check')) {
    writeFileSync(file, bytes)
  } else if (!existsSync(file) || !readFileSync(file).equals(bytes)) {
    process.stderr.write(`${file} is out of date: run scripts/generate-fonts.ts\n`)
    process.exitCode = 1
  }
}

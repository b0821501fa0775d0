/**
 * `npm run bench:translations [sqlite|postgres]`: the translators' table with 27,000 records, and what a save costs. Run it
 * when nothing else runs.
 */
import { measureOnBoth } from './on-both.ts'

await measureOnBoth('translation-figures.ts')

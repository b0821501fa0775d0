/**
 * `npm run bench:reads [sqlite|postgres]`: what it costs to read what is published with no answer stored: the nineteen calls of
 * the specification, pages of lists and details, on the demo and on a hundred times its records, beside the bare statements.
 * Processor time of this process; on PostgreSQL the time by the clock as well. Run it when nothing else runs.
 */
import { measureOnBoth } from './on-both.ts'

await measureOnBoth('read-figures.ts')

/**
 * `npm run bench:search [sqlite|postgres]`: 100,000 records (`BENCH_RECORDS`) in both languages, made of what the demo
 * pack says; how fast the index is made and how large it is, and how long 20 clients wait who each ask once a second.
 * They are answered on one core, with the database. Run it when nothing else runs.
 */
import { measureOnBoth } from './on-both.ts'

await measureOnBoth('search-figures.ts')

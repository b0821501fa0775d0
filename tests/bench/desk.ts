/**
 * `npm run bench:desk [sqlite|postgres]`: 200,000 tickets (`BENCH_TICKETS`) with five messages each, made of the demo's;
 * how long a customer's list, the agents' queues and a search take. Run it when nothing else runs.
 */
import { measureOnBoth } from './on-both.ts'

await measureOnBoth('desk-figures.ts')

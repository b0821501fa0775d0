/** Run by the first start: writes the demo pack into an empty database and makes its search index, in a process of its own. */
import { getPayload } from 'payload'
import config from '#content/payload.config.ts'
import { loadDemo } from '#demo/load.ts'
import { packs } from '#demo/packs.ts'
import { env } from '#lib/env.ts'
import { createProgress } from './show-progress.ts'
import { createIndexer } from '#portal/search/indexer.ts'

// The start that waits for this was ended: nothing is written after it, and the next one begins anew.
process.on('disconnect', () => process.exit(1))

const payload = await getPayload({ config })
await loadDemo(payload, {
  pack: env.PORTICO_DEMO === 'clinic' ? packs.clinic : packs.on,
  password: env.PORTICO_DEMO_PASSWORD ?? '',
  onProgress: createProgress(process.stdout),
})
await createIndexer(payload).prepare()
await payload.destroy()
process.exit(0)

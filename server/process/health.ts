import type { Payload } from 'payload'
import type { Env } from '#lib/env.ts'
import { createReadiness } from '#server/monitoring/readiness.ts'
import { createStateReader, type Watched } from '#server/monitoring/process-state.ts'
import { answers } from './answers.ts'

/** What `/readyz` and `/metrics` tell of the process. */
export const openHealth = (payload: Payload, env: Pick<Env, 'DATA_DIR' | 'DISK_RESERVE_MB'>, watched: Watched) => ({
  whyNotReady: createReadiness({
    ...watched,
    isDiskUsed: watched.disk.isUsed,
    isDatabaseThere: () => answers(payload),
  }),
  readState: createStateReader({ payload, env, ...watched }),
})

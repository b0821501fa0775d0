import type { Payload } from 'payload'
import { carryOutDue } from '#content/plan/carry-out.ts'
import type { Log } from '#lib/log.ts'
import { startPolling, type Worker } from './polling.ts'

/** How late a planned publication may be, in milliseconds. */
const interval = 5000

/** Carries out planned publications; what fell due while nothing ran is done at the start. */
export const startPlanWorker = (payload: Payload, log: Log): Worker =>
  startPolling(log, [
    {
      name: 'carry_out_plans',
      every: interval,
      isFirst: true,
      failure: 'planned publications could not be carried out',
      work: (stopping) => carryOutDue(payload, { stopping }),
    },
  ])

import type { Payload } from 'payload'
import { sendHeldAnswers } from '#content/desk/answers.ts'
import { doHeldDeeds } from '#content/desk/deeds.ts'
import { indexMissing } from '#content/desk/text-index.ts'
import type { Log } from '#lib/log.ts'
import { createDecisions } from '#portal/desk-mail/decisions.ts'
import { createRounds } from '#portal/ticket/rounds.ts'
import { startRounds, type Worker } from './rounds.ts'

/** How often it is looked for answers to mail, and for promises that come near their end, in milliseconds. */
const followEvery = 5000
const watchEvery = 60_000
/** How often the index of the desk is looked at; there is nothing to do but after the update that brought it. */
const indexEvery = 60 * 60_000

/** What follows from agents' work on tickets, while the process runs. One that fails keeps none of the others. */
export function startDeskWorker({ log, origin, payload }: { payload: Payload; log: Log; origin: string }): Worker {
  const rounds = createRounds({ payload, log, origin })
  const decisions = createDecisions({ payload, log, origin })
  const every = followEvery
  return startRounds(log, [
    { every, work: () => sendHeldAnswers(payload), failure: 'held answers cannot be sent' },
    { every, work: () => doHeldDeeds(payload), failure: 'what agents decided on tickets cannot be done' },
    { every, work: () => rounds.mailAnswers(), failure: 'customers cannot be told of answers' },
    { every, work: () => rounds.tellEvents(), failure: 'nobody can be told of what happened to tickets' },
    { every, work: () => decisions.carryOut(), failure: 'what agents decided on mails cannot be done' },
    { every: watchEvery, work: () => rounds.watchPromises(), failure: 'the promises of tickets cannot be watched' },
  ])
}

/** Brings older tickets into the agents' index. By itself, because agents and customers need not wait for it. */
export const startDeskIndexer = ({ log, payload }: { payload: Payload; log: Log }): Worker =>
  startRounds(log, [
    {
      every: indexEvery,
      work: () => indexMissing(payload),
      failure: 'the words of tickets cannot be indexed',
      isFirst: true,
    },
  ])

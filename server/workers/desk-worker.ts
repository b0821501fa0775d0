import type { Payload } from 'payload'
import { sendPendingAnswers } from '#content/desk/answers.ts'
import { runPendingActions } from '#content/desk/pending-actions.ts'
import { indexMissing } from '#content/desk/text-index.ts'
import type { Log } from '#lib/log.ts'
import { createDecisions } from '#portal/desk-mail/decisions.ts'
import { createRounds } from '#portal/ticket/rounds.ts'
import { startPolling, type Worker } from './polling.ts'

/** How often it looks for replies to mail and for response times about to run out, in milliseconds. */
const followEvery = 5000
const watchEvery = 60_000
/** How often the desk's index is checked; it only has work after the update that introduced it. */
const indexEvery = 60 * 60_000

/** Background work that follows from what agents do to tickets. One failing task doesn't hold up the others. */
export function startDeskWorker({ log, origin, payload }: { payload: Payload; log: Log; origin: string }): Worker {
  const rounds = createRounds({ payload, log, origin })
  const decisions = createDecisions({ payload, log, origin })
  const every = followEvery
  return startPolling(log, [
    {
      name: 'send_held_answers',
      every,
      work: () => sendPendingAnswers(payload),
      failure: 'held answers cannot be sent',
    },
    {
      name: 'run_desk_actions',
      every,
      work: () => runPendingActions(payload),
      failure: 'what agents decided on tickets cannot be done',
    },
    { name: 'mail_answers', every, work: () => rounds.mailAnswers(), failure: 'customers cannot be told of answers' },
    {
      name: 'tell_ticket_events',
      every,
      work: () => rounds.tellEvents(),
      failure: 'nobody can be told of what happened to tickets',
    },
    {
      name: 'carry_out_mail_decisions',
      every,
      work: () => decisions.carryOut(),
      failure: 'what agents decided on mails cannot be done',
    },
    {
      name: 'watch_promises',
      every: watchEvery,
      work: () => rounds.watchPromises(),
      failure: 'the promises of tickets cannot be watched',
    },
  ])
}

/** Adds older tickets to the agents' index. A task of its own, because nobody has to wait for it. */
export const startDeskIndexer = ({ log, payload }: { payload: Payload; log: Log }): Worker =>
  startPolling(log, [
    {
      name: 'index_ticket_texts',
      every: indexEvery,
      work: () => indexMissing(payload),
      failure: 'the words of tickets cannot be indexed',
      isFirst: true,
    },
  ])

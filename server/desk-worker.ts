import type { Payload } from 'payload'
import type { Log } from '#lib/log.ts'
import { sendHeldAnswers } from '#content/desk/answers.ts'
import { indexMissing } from '#content/desk/text-index.ts'
import { createDecisions } from '#portal/desk-mail/decisions.ts'
import { createRounds } from '#portal/ticket/rounds.ts'

/** How often it is looked for answers to mail, and for promises that come near their end, in milliseconds. */
const mailEvery = 5000
const watchEvery = 60_000

/** What follows from agents' work on tickets, while the process runs. */
export function startDeskWorker({ log, origin, payload }: { payload: Payload; log: Log; origin: string }) {
  const rounds = createRounds({ payload, log, origin })
  const decisions = createDecisions({ payload, log, origin })
  let current: Promise<unknown> = Promise.resolve()
  let isBusy = false
  let isStopped = false
  const run = (work: () => Promise<unknown>, failure: string) => {
    if (isBusy || isStopped) return
    isBusy = true
    current = work()
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        isBusy = false
      })
  }
  const followAgents = async () => {
    await sendHeldAnswers(payload)
    await rounds.mailAnswers()
    await rounds.tellAssigned()
    await decisions.carryOut()
  }
  const mail = () => run(followAgents, 'what agents did to tickets and mails cannot be carried out')
  const watch = () => run(() => rounds.watchPromises(), 'the promises of tickets cannot be watched')
  // After an update that brought the agents' index; otherwise there is nothing to do.
  run(() => indexMissing(payload), 'the words of tickets cannot be indexed')
  const timers = [setInterval(mail, mailEvery), setInterval(watch, watchEvery)]
  return {
    stop: async () => {
      isStopped = true
      for (const timer of timers) clearInterval(timer)
      await current
    },
  }
}

'use client'

import { Dialog, useDialogClose } from '#admin/frame/dialog.tsx'
import type { PlanTexts } from './plan-texts.ts'
import type { ShownPlan, usePlans } from './use-plans.ts'

interface Parts {
  plan: ShownPlan
  words: PlanTexts
  onChange: ReturnType<typeof usePlans>['change']
}

/** Takes back all that a plan did, once its consequence has been read. */
export function TakeBack({ onChange, plan, words }: Parts) {
  return (
    <Dialog label={words.takeBack} title={words.takeBackTitle(plan.name)} close={words.close}>
      <p>{words.takeBackLead}</p>
      <Confirm plan={plan} words={words} onChange={onChange} />
    </Dialog>
  )
}

function Confirm({ onChange, plan, words }: Parts) {
  const close = useDialogClose()
  const takeBack = () => {
    close()
    void onChange('take-back', { plan: plan.id }, ({ faults }) =>
      faults.length > 0 ? words.notTakenBack : words.takenBack,
    )
  }
  return (
    <button type="button" onClick={takeBack}>
      {words.takeBack}
    </button>
  )
}

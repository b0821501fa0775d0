import { useId, useState } from 'react'
import type { PlanTexts } from './plan-texts.ts'
import type { ShownPlan } from './use-plans.ts'

/** A moment as a field for time has it, in the reader's own zone. */
const asLocal = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

interface MovePlanProps {
  plan: ShownPlan
  words: PlanTexts
  /** @param at ISO 8601 */
  onMove: (at: string) => void
}

/** Gives a plan that is still to come another time. */
export function MovePlan({ onMove, plan, words }: MovePlanProps) {
  const [at, setAt] = useState<string>()
  const id = useId()
  if (at === undefined)
    return (
      <button type="button" onClick={() => setAt(asLocal(new Date(plan.at)))}>
        {words.move}
      </button>
    )
  return (
    <span className="plan-move">
      <label htmlFor={id}>{words.newTime}</label>
      <input id={id} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      <button
        type="button"
        disabled={at === ''}
        onClick={() => {
          onMove(new Date(at).toISOString())
          setAt(undefined)
        }}
      >
        {words.move}
      </button>
    </span>
  )
}

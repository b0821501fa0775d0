'use client'

import { writeTime } from '#admin/frame/write-time.ts'
import { adminAddress } from '#content/global-record.ts'
import { MovePlan } from './move-plan.tsx'
import type { PlanTexts } from './plan-texts.ts'
import { TakeBack } from './take-back.tsx'
import type { ShownPlan, usePlans } from './use-plans.ts'

interface Parts {
  plans: readonly ShownPlan[]
  words: PlanTexts
  onChange: ReturnType<typeof usePlans>['change']
  isChangeable: boolean
}

/** Plans with their items, each of which leads to its record. */
export function PlanList({ isChangeable, onChange, plans, words }: Parts) {
  return (
    <ol className="plan-list">
      {plans.map((plan) => (
        <li key={plan.id} id={`plan-${plan.id}`} tabIndex={-1}>
          <p className="plan-head">
            <time dateTime={plan.at}>{writeTime(plan.at)}</time> <strong>{plan.name}</strong>{' '}
            <span data-state={plan.state}>{words.states[plan.state]}</span>
          </p>
          <ul>
            {plan.items.map((item) => (
              <li key={`${item.source} ${item.record} ${item.locale}`}>
                {words.actions[item.action]} · {words.languageNames[item.locale]} ·{' '}
                <a href={`${adminAddress(item)}?locale=${item.locale}`}>{item.title || words.untitled}</a>
                {item.preview !== undefined && (
                  <>
                    {' · '}
                    <a href={item.preview} target="_blank" rel="noreferrer">
                      {words.preview}
                    </a>
                  </>
                )}
                {isChangeable && plan.state === 'planned' && plan.items.length > 1 && (
                  <button
                    type="button"
                    onClick={() => void onChange('remove', { plan: plan.id, item: bare(item) }, () => words.removed)}
                  >
                    {words.remove}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {plan.failure && <pre className="plan-faults">{plan.failure}</pre>}
          <p className="plan-by">
            {words.by(plan.madeBy)}
            {isChangeable && plan.state === 'done' && <TakeBack plan={plan} words={words} onChange={onChange} />}
            {isChangeable && plan.state === 'planned' && (
              <>
                <MovePlan
                  plan={plan}
                  words={words}
                  onMove={(at) =>
                    void onChange('move', { plan: plan.id, at }, ({ plan: moved }) => words.made(writeTime(moved.at)))
                  }
                />
                <button type="button" onClick={() => void onChange('cancel', { plan: plan.id }, () => words.cancelled)}>
                  {words.cancel}
                </button>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}

const bare = ({ action, locale, record, source }: ShownPlan['items'][number]) => ({ action, locale, record, source })

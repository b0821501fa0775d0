'use client'

import { useEffect } from 'react'
import type { Locale } from '#lib/locale.ts'
import { PlanCalendar } from './plan-calendar.tsx'
import { PlanList } from './plan-list.tsx'
import { planTexts } from './plan-texts.ts'
import { type ShownPlan, usePlans } from './use-plans.ts'

/** What is planned by day, and what became of the plans of the last month. */
export function PlansBoard({ isChangeable, language }: { isChangeable: boolean; language: Locale }) {
  const words = planTexts[language]
  const { change, faults, load, plans, said } = usePlans(words.failed)
  useEffect(() => {
    void load().catch(() => undefined)
  }, [load])
  const coming = plans?.filter(({ state }) => state === 'planned')
  const past = plans?.filter(({ state }) => state !== 'planned').toReversed()
  const list = (some: readonly ShownPlan[]) => (
    <PlanList plans={some} words={words} onChange={change} isChangeable={isChangeable} />
  )
  return (
    <>
      <p className="plan-said" role="status">
        {[said, ...faults].join(' ')}
      </p>
      {plans && <PlanCalendar language={language} plans={plans} words={words} />}
      <h2>{words.coming}</h2>
      {coming?.length === 0 && <p>{words.none}</p>}
      {coming && list(coming)}
      {past !== undefined && past.length > 0 && (
        <>
          <h2>{words.past}</h2>
          {list(past)}
        </>
      )}
    </>
  )
}

'use client'

import { isGlobal } from '#content/global-record.ts'
import { useState } from 'react'
import type { PlanItem } from '#content/plan/plan.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { writeTime } from '#admin/frame/write-time.ts'
import { dayOf } from './month.ts'
import type { PlanTexts } from './plan-texts.ts'
import type { ShownPlan, usePlans } from './use-plans.ts'

interface Form {
  draft: { source: string; record: number; name: string }
  /** The language that is being edited, which is the one that is meant unless somebody says otherwise. */
  edited: Locale
  plans: readonly ShownPlan[]
  words: PlanTexts
  onChange: ReturnType<typeof usePlans>['change']
}

/** The browser's own time zone, by which `datetime-local` is read; a time that its clock skips becomes the next there is. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Settings are replaced and never withdrawn. */
const actionsOf = (draft: Form['draft']): PlanItem['action'][] =>
  isGlobal(draft) ? ['publish'] : ['publish', 'withdraw']

/** Tomorrow at nine, as `datetime-local` writes it. */
function tomorrow(): string {
  const date = new Date()
  date.setDate(date.getDate() + 1)
  return `${dayOf(date)}T09:00`
}

/** Asks what is to happen, in which languages, and when. */
export function PlanForm({ draft, edited, onChange, plans, words }: Form) {
  const [action, setAction] = useState<PlanItem['action']>('publish')
  const [chosen, setChosen] = useState<readonly Locale[]>([edited])
  const [joined, setJoined] = useState<number>()
  const [at, setAt] = useState(tomorrow)
  const items = chosen.map((locale) => ({ source: draft.source, record: draft.record, locale, action }))
  const send = () => {
    const said = ({ plan }: { plan: { at: string } }) => words.made(writeTime(plan.at))
    return joined === undefined
      ? onChange('plan', { name: draft.name, at: new Date(at).toISOString(), items }, said)
      : onChange('add', { plan: joined, items }, said)
  }
  const toggle = (locale: Locale) =>
    setChosen((before) => (before.includes(locale) ? before.filter((each) => each !== locale) : [...before, locale]))
  return (
    <div className="plan-form">
      <fieldset>
        <legend>{words.action}</legend>
        {actionsOf(draft).map((each) => (
          <label key={each}>
            <input type="radio" name="plan-action" checked={action === each} onChange={() => setAction(each)} />
            {words.actions[each]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{words.languages}</legend>
        {locales.map((each) => (
          <label key={each}>
            <input type="checkbox" checked={chosen.includes(each)} onChange={() => toggle(each)} />
            {words.languageNames[each]}
          </label>
        ))}
      </fieldset>
      {plans.length > 0 && (
        <label className="plan-join">
          {words.when}
          <select value={joined ?? ''} onChange={({ target }) => setJoined(Number(target.value) || undefined)}>
            <option value="">{words.asks.alone}</option>
            {plans.map(({ at: time, id, name }) => (
              <option key={id} value={id}>
                {words.asks.join}: {name}, {writeTime(time)}
              </option>
            ))}
          </select>
        </label>
      )}
      {joined === undefined && (
        <label className="plan-at">
          {words.at(zone())}
          <input type="datetime-local" required value={at} onChange={({ target }) => setAt(target.value)} />
        </label>
      )}
      <button
        type="button"
        data-main
        disabled={chosen.length === 0 || (joined === undefined && Number.isNaN(Date.parse(at)))}
        onClick={() => void send()}
      >
        {joined === undefined ? words.make : words.add}
      </button>
    </div>
  )
}

'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import type { Locale } from '#lib/locale.ts'
import { Dialog } from '#admin/frame/dialog.tsx'
import { useMayPublish } from '#admin/frame/use-may-publish.ts'
import { useDraftable } from '#admin/frame/use-draftable.ts'
import { PlanForm } from './plan-form.tsx'
import { PlanList } from './plan-list.tsx'
import { planTexts } from './plan-texts.ts'
import { usePlans } from './use-plans.ts'
import './plan.css'

/** Beside a document's buttons, for whoever may publish: the same at a set time, alone or together with others. */
export function PlanDocument() {
  const { title } = useDocumentInfo()
  const isPublisher = useMayPublish()
  const draft = useDraftable()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const language: Locale = i18n.language === 'zh' ? 'zh' : 'en'
  const words = planTexts[language]
  const { change, faults, load, plans, said } = usePlans(words.failed)
  if (draft === undefined || !isPublisher) return null
  const { record, source } = draft
  const own = plans?.filter(
    ({ items, state }) => state === 'planned' && items.some((each) => each.source === source && each.record === record),
  )
  return (
    <Dialog
      label={words.open}
      title={words.title}
      close={words.close}
      onOpen={() => void load().catch(() => undefined)}
    >
      <PlanForm
        key={code}
        draft={{ source, record, name: words.name(title ?? '') }}
        edited={code === 'en' ? 'en' : 'zh'}
        plans={plans?.filter(({ state }) => state === 'planned') ?? []}
        words={words}
        onChange={change}
      />
      <p className="plan-said" role="status">
        {said}
      </p>
      {faults.length > 0 && (
        <div className="plan-faults">
          <p>{words.warning}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <h3>{words.planned}</h3>
      {own?.length === 0 && <p>{words.nothing}</p>}
      <PlanList plans={own ?? []} words={words} onChange={change} isChangeable />
    </Dialog>
  )
}

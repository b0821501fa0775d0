import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { hasRole, mayPublish } from '#content/access/roles.ts'
import { plansPath } from '#content/plan/view.ts'
import { AdminFrame, languageOf } from '#admin/frame/admin-frame.tsx'
import { planTexts } from './plan-texts.ts'
import { PlansBoard } from './plans-board.tsx'
import './plan.css'

/** `/admin/plans`: the calendar of what goes out and when. */
export function PlansView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const { user } = initPageResult.req
  const language = languageOf(page)
  const { board, lead, refused } = planTexts[language]
  const isAllowed = hasRole(user, 'administrator', 'publisher', 'editor', 'translator')
  return (
    <AdminFrame {...page} path={plansPath} steps={[{ label: board }]}>
      <Gutter className="plans">
        <h1>{board}</h1>
        <p>{isAllowed ? lead : refused}</p>
        {isAllowed && <PlansBoard language={language} isChangeable={mayPublish(user)} />}
      </Gutter>
    </AdminFrame>
  )
}

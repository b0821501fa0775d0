import type { AdminViewServerProps } from 'payload'
import { isWriter, mayPublish } from '#content/access/roles.ts'
import { plansPath } from '#content/plan/view.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { View } from '#admin/frame/view.tsx'
import { planTexts } from './plan-texts.ts'
import { PlansBoard } from './plans-board.tsx'
import './plan.css'

/** `/admin/plans`: the calendar of what goes out and when. */
export function PlansView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const { user } = initPageResult.req
  const language = languageOf(page)
  const { board, lead, refused } = planTexts[language]
  const isAllowed = isWriter(user)
  return (
    <View page={page} path={plansPath} className="plans" title={board} lead={isAllowed ? lead : refused}>
      {isAllowed && <PlansBoard language={language} isChangeable={mayPublish(user)} />}
    </View>
  )
}

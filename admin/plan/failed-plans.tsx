import type { ServerProps } from 'payload'
import { mayPublish } from '#content/access/roles.ts'
import { countFailedPlans } from '#content/plan/count-failed.ts'
import { plansPath } from '#content/plan/view.ts'
import { planTexts } from './plan-texts.ts'

/** On the start page of who may publish: that a plan was not carried out in the last week. */
export async function FailedPlans({ i18n, payload, user }: ServerProps) {
  if (!mayPublish(user ?? null)) return null
  const count = await countFailedPlans(payload)
  if (count === 0) return null
  const { late, look } = planTexts[i18n.language === 'zh' ? 'zh' : 'en']
  return (
    <p role="status" className="plan-late">
      {late(count)} <a href={`/admin${plansPath}`}>{look}</a>
    </p>
  )
}

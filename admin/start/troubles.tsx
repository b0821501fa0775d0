import { countFailedMails, countFailedPlans } from '#content/start/operations.ts'
import { startTexts } from './start-texts.ts'
import { type StartProps, wordsFor } from './start-props.ts'

/** Mails that nobody got. */
export async function FailedMails({ i18n, req }: StartProps) {
  const failed = await countFailedMails(req)
  if (failed === undefined || failed.count === 0) return null
  return (
    <p className="start-trouble">
      <a href={failed.href}>{startTexts[wordsFor(i18n)].failedMails(failed.count)}</a>
    </p>
  )
}

/** Plans of the last week that were not carried out. */
export async function FailedPlans({ i18n, req }: StartProps) {
  const failed = await countFailedPlans(req)
  if (failed === undefined || failed.count === 0) return null
  return (
    <p className="start-trouble" role="status">
      <a href={failed.href}>{startTexts[wordsFor(i18n)].failedPlans(failed.count)}</a>
    </p>
  )
}

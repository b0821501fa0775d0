import { mayTranslate } from '#content/access/roles.ts'
import { countBrokenLinks } from '#content/links/broken.ts'
import { linksPath } from '#content/links/view.ts'
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

/** Links in what visitors see that lead nowhere. */
export async function BrokenLinks({ i18n, req }: StartProps) {
  const count = mayTranslate({ req }) ? await countBrokenLinks(req) : 0
  if (count === 0) return null
  return (
    <p className="start-trouble">
      <a href={`/admin${linksPath}`}>{startTexts[wordsFor(i18n)].brokenLinks(count)}</a>
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

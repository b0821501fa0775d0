import { auditPath, maySeeAudit } from '#content/audit/may-see.ts'
import { hasRole, isWriter, mayPublish } from '#content/access/roles.ts'
import { deskPath, deskReportsPath } from '#content/desk/view.ts'
import type { AdminText } from '#content/fields/labels.ts'
import { interfaceTextsPath } from '#content/interface-texts/view.ts'
import { linksPath } from '#content/links/view.ts'
import { mailTextsPath } from '#content/mail-texts/view.ts'
import { plansPath } from '#content/plan/view.ts'
import { oldAddressesPath } from '#content/redirects/view.ts'
import { reviewPath } from '#content/review/view.ts'
import { maySeeQueries } from '#content/search/asked-queries.ts'
import { searchQueriesPath } from '#content/search/queries-view.ts'
import { translatePath } from '#content/translate/view.ts'
import { viewTitles } from '#admin/frame/view-titles.ts'

type User = Parameters<typeof hasRole>[0]

const isAdministrator = (user: User) => hasRole(user, 'administrator')
const isAgent = (user: User) => hasRole(user, 'administrator', 'agent')

/** Who is shown the way to each view of our own, where others than administrators are; each asks again by itself. */
const visitors: Record<string, (user: User) => boolean> = {
  [deskPath]: isAgent,
  [deskReportsPath]: isAgent,
  [reviewPath]: isWriter,
  [translatePath]: isWriter,
  [plansPath]: isWriter,
  [linksPath]: isWriter,
  [oldAddressesPath]: mayPublish,
  [interfaceTextsPath]: isWriter,
  [mailTextsPath]: isWriter,
  [auditPath]: maySeeAudit,
  [searchQueriesPath]: maySeeQueries,
}

/** The views that the finder offers somebody. */
export const viewsFor = (user: User): { path: string; title: AdminText }[] =>
  Object.entries(viewTitles).flatMap(([path, title]) =>
    (visitors[path] ?? isAdministrator)(user) ? [{ path, title }] : [],
  )

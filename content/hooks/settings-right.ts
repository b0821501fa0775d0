import { Forbidden, type GlobalBeforeOperationHook } from 'payload'
import { refusePublication, refuseWithdrawal } from '#content/access/refuse-publication.ts'
import { hasRole, isPublished, mayPublish, roles } from '#content/access/roles.ts'

type Asked = Record<string, unknown> & { data?: Record<string, unknown> }

/** Whether a change would take a language of settings from the visitors. */
const isWithdrawal = ({ data, draft, unpublishAllLocales }: Asked) => {
  const { _status: status } = data ?? {}
  const asked = typeof status === 'object' && status !== null ? Object.values(status) : [status]
  return unpublishAllLocales === true || unpublishAllLocales === 'true' || (draft !== true && asked.includes('draft'))
}

/**
 * The right to publish, for settings: answers early what content/access/guard-rows.ts judges by the row. What does not say
 * that it is a draft is a publication, in the language that it is written in: settings are read by the whole site, so they
 * are replaced and never taken back.
 */
export const judgeSettings: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  const asked = args as Asked
  // Payload asks nobody who reads a global's draft whether they may: the global itself is for everybody.
  if (operation === 'read' && asked.draft === true && asked.overrideAccess !== true && !hasRole(req.user, ...roles))
    throw new Forbidden(req.t)
  // It writes a whole version over what visitors see, and asks no field whether the person may change it.
  if (operation === 'restoreVersion' && req.user) throw new Forbidden(req.t)
  if (operation !== 'update') return args
  // Whoever is not signed in is refused by the access rules, unless it is the house.
  if (!req.user && asked.overrideAccess === false) return args
  // The access rule is the same for a draft and a publication: this is where they part.
  const isAsPublisher = asked.draft !== true || isPublished(asked.data)
  const isOfLanguages = Boolean(asked.publishAllLocales) || Boolean(asked.publishSpecificLocale)
  if (req.user && !mayPublish(req.user) && (isAsPublisher || isOfLanguages || isWithdrawal(asked)))
    refusePublication(req)
  if (isWithdrawal(asked)) refuseWithdrawal(req)
  if (asked.draft === true || asked.data?._status !== undefined) return args
  return { ...asked, data: { ...asked.data, _status: 'published' } }
}

import type { CollectionBeforeOperationHook } from 'payload'
import { refusePublication } from '#content/access/refuse-publication.ts'
import { isPublished, mayPublish } from '#content/access/roles.ts'

/** Operations that write a record, one or many; with `draft` they leave what visitors see as it is. */
const writing = new Set(['create', 'update', 'restoreVersion'])

/** Only the buttons for publishing and taking back send these. */
const intents = ['publishAllLocales', 'publishSpecificLocale', 'unpublishAllLocales']

/**
 * Only publishers and administrators change what visitors see, be it to publish, to take back, to order or to put in
 * the waste basket. Editors and translators save drafts. This answers early and for many records as for one, before
 * anything is done; what is stored in the end is judged once more, in content/access/guard-rows.ts.
 */
export const requirePublishRight: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // No person: a script of the house (demo pack, migration), which has its own authority.
  if (!writing.has(operation) || !req.user || mayPublish(req.user)) return
  const asked: Record<string, unknown> = { ...args }
  // Payload takes `draft` for no draft when the data says that it is published.
  if (asked.draft !== true || isPublished(asked.data) || intents.some((name) => asked[name])) refusePublication(req)
}

import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { mayPublish } from '#content/access/roles.ts'

/** Operations that write a record; with `draft` they leave what visitors see as it is. */
const writing = new Set(['create', 'update', 'updateByID', 'restoreVersion'])

/**
 * Only publishers and administrators change what visitors see, be it to publish, to take back, to order or to put in
 * the waste basket. Editors and translators save drafts.
 */
export const requirePublishRight: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isDraft = 'draft' in args && args.draft === true
  // No person: a script of the house (demo pack, migration, scheduled publication), which has its own authority.
  if (writing.has(operation) && !isDraft && req.user && !mayPublish(req.user)) throw new Forbidden(req.t)
}

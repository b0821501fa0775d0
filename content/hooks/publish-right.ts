import { Forbidden, type CollectionBeforeChangeHook } from 'payload'
import { mayPublish } from '#content/access/roles.ts'

/** Only publishers and administrators change what visitors see; editors and translators save drafts. */
export const requirePublishRight: CollectionBeforeChangeHook = ({ data, req }) => {
  const status: unknown = data._status
  const isPublishing =
    status === 'published' ||
    (typeof status === 'object' && status !== null && Object.values(status).includes('published'))
  // No person: a script of the house (demo pack, migration, scheduled publication), which calls with its own authority.
  if (isPublishing && req.user && !mayPublish(req.user)) throw new Forbidden(req.t)
  return data
}

import { type Access, type Endpoint, NotFound, type PayloadRequest, type SanitizedConfig, type Where } from 'payload'
import { hasRole, isStaff } from '#content/access/roles.ts'

interface LockOwner {
  relationTo?: unknown
  value?: unknown
}

const isOwn = ({ user }: PayloadRequest, owner: unknown) => {
  const { relationTo, value } = (owner ?? {}) as LockOwner
  return user?.collection === 'users' && relationTo === 'users' && value === user.id
}

/** Locks are of who made them. Taking one over makes it one's own, as the admin offers; nobody gives one to somebody else. */
const ownLocks: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator')) return true
  if (req.user?.collection !== 'users') return false
  const where: Where = { 'user.relationTo': { equals: 'users' }, 'user.value': { equals: req.user.id } }
  return where
}
const inOwnName: Access = ({ data, req }) =>
  hasRole(req.user, 'administrator') || isOwn(req, (data as { user?: unknown } | undefined)?.user)

const lockAccess = {
  read: isStaff,
  create: inOwnName,
  update: (args: Parameters<Access>[0]) =>
    (args.data as { user?: unknown } | undefined)?.user === undefined ? ownLocks(args) : inOwnName(args),
  delete: ownLocks,
}

/** Deleting a preference that is not there is an error of the database's in Payload 3.90. */
function findFirst({ handler, ...endpoint }: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      const where: Where = {
        key: { equals: req.routeParams?.key },
        'user.value': { equals: req.user?.id },
        'user.relationTo': { equals: req.user?.collection },
      }
      const { totalDocs } = await req.payload.count({
        collection: 'payload-preferences',
        where,
        overrideAccess: true,
        req,
      })
      if (totalDocs === 0) throw new NotFound(req.t)
      return handler(req)
    },
  }
}

/** Rules for the collections that Payload adds by itself, which no configuration of ours can name. */
export function ruleOwnCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (collection.slug === 'payload-locked-documents') Object.assign(collection.access, lockAccess)
    if (collection.slug === 'payload-preferences' && collection.endpoints)
      collection.endpoints = collection.endpoints.map((each) => (each.method === 'delete' ? findFirst(each) : each))
  }
  return config
}

import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { locales } from '#lib/locale.ts'

export const roles = ['administrator', 'publisher', 'editor', 'translator', 'agent', 'security'] as const
export type Role = (typeof roles)[number]

interface StaffUser {
  collection?: string
  roles?: readonly string[] | null
}

/** Whether the caller is staff with one of the roles. Customers live in another collection and never pass. */
export function hasRole(user: PayloadRequest['user'] | StaffUser | null | undefined, ...wanted: Role[]): boolean {
  const staff = user
  if (staff?.collection !== 'users') return false
  return wanted.some((role) => staff.roles?.includes(role))
}

/** Whose work content is: they write drafts of it, in either language. */
export const writerRoles = ['administrator', 'publisher', 'editor', 'translator'] as const satisfies Role[]
export const isWriter = (user: Parameters<typeof hasRole>[0]): boolean => hasRole(user, ...writerRoles)

export const nobody = () => false
export const isStaff: Access = ({ req }) => hasRole(req.user, ...roles)
export const isStaffField: FieldAccess = ({ req }) => hasRole(req.user, ...roles)
export const isAdministrator: Access = ({ req }) => hasRole(req.user, 'administrator')
export const isAdministratorField: FieldAccess = ({ req }) => hasRole(req.user, 'administrator')

/** Who may write content at all, as drafts; who may publish it is decided by {@link mayPublish}. */
export const mayWrite: Access = ({ req }) => hasRole(req.user, 'administrator', 'publisher', 'editor')
export const mayTranslate: Access = ({ req }) => isWriter(req.user)
export const mayDelete: Access = ({ req }) => hasRole(req.user, 'administrator', 'publisher')

export function mayPublish(user: Parameters<typeof hasRole>[0]): boolean {
  return hasRole(user, 'administrator', 'publisher')
}

/** What has no drafts is what visitors see: to save it is to publish it. */
export const mayChangeShown: Access = ({ req }) => mayPublish(req.user)

/** Whether a record is published, or by the data of a change would be, in one language at least. */
export function isPublished(record: unknown): boolean {
  if (typeof record !== 'object' || record === null || !('_status' in record)) return false
  const { _status: status } = record
  if (typeof status !== 'object' || status === null) return status === 'published'
  return Object.values(status).includes('published')
}

/** Drafts by all who write; the admin asks with the status `published` whether to show the buttons for publishing. */
export const mayChange: Access = (args) => (isPublished(args.data) ? mayChangeShown(args) : mayTranslate(args))

/** A visitor reads what is published in at least one language; which texts of it they get is the calls' choice (L6). */
export const readPublished: Access = ({ req }) => {
  if (hasRole(req.user, ...roles)) return true
  return { or: locales.map((locale) => ({ [`_status.${locale}`]: { equals: 'published' } })) }
}

export const readAlways: Access = () => true

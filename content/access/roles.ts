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

export const isStaff: Access = ({ req }) => hasRole(req.user, ...roles)
export const isStaffField: FieldAccess = ({ req }) => hasRole(req.user, ...roles)
export const isAdministrator: Access = ({ req }) => hasRole(req.user, 'administrator')
export const isAdministratorField: FieldAccess = ({ req }) => hasRole(req.user, 'administrator')

/** Who may write content at all; who may publish it is decided by {@link mayPublish}. */
export const mayWrite: Access = ({ req }) => hasRole(req.user, 'administrator', 'publisher', 'editor')
export const mayTranslate: Access = ({ req }) => hasRole(req.user, 'administrator', 'publisher', 'editor', 'translator')
export const mayDelete: Access = ({ req }) => hasRole(req.user, 'administrator', 'publisher')

export function mayPublish(user: PayloadRequest['user']): boolean {
  return hasRole(user, 'administrator', 'publisher')
}

/** A visitor reads what is published in at least one language; which texts of it they get is the calls' choice (L6). */
export const readPublished: Access = ({ req }) => {
  if (hasRole(req.user, ...roles)) return true
  return { or: locales.map((locale) => ({ [`_status.${locale}`]: { equals: 'published' } })) }
}

export const readAlways: Access = () => true

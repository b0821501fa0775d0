import { hasRole } from '#content/access/roles.ts'

/** Where the admin shows the audit log, behind `/admin`. */
export const auditPath = '/audit'

/** The whole log names people and addresses: administrators alone read it. */
export const maySeeAudit = (user: Parameters<typeof hasRole>[0]) => hasRole(user, 'administrator')

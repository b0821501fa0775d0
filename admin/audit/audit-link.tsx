import type { ServerProps } from 'payload'
import { auditPath, maySeeAudit } from '#content/audit/may-see.ts'
import { auditTexts } from './audit-texts.ts'

/** In the menu, for those who may see it. */
export function AuditLink({ i18n, user }: ServerProps) {
  if (!maySeeAudit(user)) return null
  return (
    <a className="nav__link" href={`/admin${auditPath}`}>
      <span className="nav__link-label">{auditTexts[i18n.language === 'zh' ? 'zh' : 'en'].title}</span>
    </a>
  )
}

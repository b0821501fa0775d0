import type { AuditAction, AuditEntry } from '#content/audit/entry.ts'
import type { Locale } from '#lib/locale.ts'
import { auditTexts } from './audit-texts.ts'
import { nameField } from './names.ts'

/** Deeds by which something was changed; of others more is told. */
const changing = new Set<AuditAction>(['publish', 'settings', 'accountCreate', 'accountChange'])

interface Changes extends Pick<AuditEntry, 'action' | 'changes'> {
  config: Parameters<typeof nameField>[0]
  language: Locale
}

/** What was changed, folded: the number of changes, and below it each field before and after. */
export function AuditChanges({ action, changes, config, language }: Changes) {
  if (changes.length === 0) return null
  const texts = auditTexts[language]
  return (
    <details className="audit-changes">
      <summary>{changing.has(action) ? texts.changes(changes.length) : texts.details}</summary>
      <dl>
        {changes.map(({ after, before, field, language: of }) => (
          <div key={`${field} ${of ?? ''}`}>
            <dt>
              {nameField(config, field, language)}
              {of && ` · ${texts.languages[of]}`}
            </dt>
            {before !== undefined && <dd className="audit-before">{before || texts.without}</dd>}
            {after !== undefined && <dd className="audit-after">{after || texts.without}</dd>}
          </div>
        ))}
      </dl>
    </details>
  )
}

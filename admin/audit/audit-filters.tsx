import { type AuditAction, auditActions } from '#content/audit/entry.ts'
import { auditPath } from '#content/audit/may-see.ts'
import type { AuditFilter } from '#content/audit/read.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { Choice } from '#admin/frame/choice.tsx'
import { actionNames, auditTexts } from './audit-texts.ts'

interface Filters {
  filter: AuditFilter
  language: Locale
  people: readonly { id: number; name: string }[]
  /** Kinds of record by their names. */
  kinds: readonly (readonly [kind: string, name: string])[]
  /** The same filter as the query of an address. */
  query: string
}

/** What to look for, and the same as a table to take along. */
export function AuditFilters({ filter, kinds, language, people, query }: Filters) {
  const texts = auditTexts[language]
  const { all } = texts
  const actions = auditActions.map((each: AuditAction) => [each, actionNames[each][language]] as const)
  const persons = people.map(({ id, name }) => [id, name || String(id)] as const)
  return (
    <form className="audit-filters" action={`/admin${auditPath}`}>
      <Choice
        {...{ all, name: 'who', label: texts.who, value: filter.who }}
        options={[...persons, ['system', texts.system]]}
      />
      <Choice {...{ all, name: 'action', label: texts.action, value: filter.action, options: actions }} />
      <Choice {...{ all, name: 'kind', label: texts.kind, value: filter.kind, options: kinds }} />
      <Choice
        {...{ all, name: 'language', label: texts.language, value: filter.language }}
        options={locales.map((each) => [each, texts.languages[each]])}
      />
      <label>
        <span>{texts.from}</span>
        <input type="date" name="from" defaultValue={filter.from} />
      </label>
      <label>
        <span>{texts.to}</span>
        <input type="date" name="to" defaultValue={filter.to} />
      </label>
      {filter.record !== undefined && <input type="hidden" name="record" value={filter.record} />}
      <button type="submit">{texts.show}</button>
      {query !== '' && <a href={`/admin${auditPath}`}>{texts.clear}</a>}
      <a href={`/admin/api/audit/export?${query}`} download>
        {texts.export}
      </a>
    </form>
  )
}

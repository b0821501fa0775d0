import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { AuditEntry } from '#content/audit/entry.ts'
import { auditPath, maySeeAudit } from '#content/audit/may-see.ts'
import { auditPage, readChoices, readFilter, readLog } from '#content/audit/read.ts'
import { openAsk } from '#content/search/ask.ts'
import type { Locale } from '#lib/locale.ts'
import { houseZone, nameZone } from '#lib/moment.ts'
import { AdminFrame, languageOf } from '#admin/frame/admin-frame.tsx'
import { AuditChanges } from './audit-changes.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { actionNames, auditTexts } from './audit-texts.ts'
import { configOf, findPlaces, nameKind, nameOf, writeTime } from './names.ts'
import './audit.css'

/** Who did what, for administrators: newest first, by filters, a page at a time. */
export async function AuditView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const { req } = initPageResult
  const language = languageOf(page)
  const texts = auditTexts[language]
  const isAllowed = maySeeAudit(req.user)
  return (
    <AdminFrame {...page} path={auditPath} steps={[{ label: texts.title }]}>
      <Gutter className="audit">
        <h1>{texts.title}</h1>
        <p>{isAllowed ? texts.lead(nameZone(language, houseZone)) : texts.refused}</p>
        {isAllowed && <Log req={req} language={language} asked={searchParams} />}
      </Gutter>
    </AdminFrame>
  )
}

interface LogProps {
  req: PayloadRequest
  language: Locale
  asked: Record<string, unknown>
}

async function Log({ asked, language, req }: LogProps) {
  const texts = auditTexts[language]
  const ask = openAsk(req.payload)
  const filter = readFilter(asked)
  const before = /^\d{1,15}$/.test(String(asked.before)) ? Number(asked.before) : undefined
  const entries = await readLog(ask, filter, { before, limit: auditPage + 1 })
  const shown = entries.slice(0, auditPage)
  const { kinds, people } = await readChoices(ask)
  const places = await findPlaces(req, shown)
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)])).toString()
  const path = `/admin${auditPath}?${query}`
  return (
    <>
      <AuditFilters
        {...{ filter, language, people, query }}
        kinds={kinds.map((kind) => [kind, nameKind(req, kind, language)] as const)}
      />
      {shown.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <table className="audit-table">
          <thead>
            <tr>
              {[texts.time, texts.who, texts.action, texts.record, texts.language, texts.address].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <Entry
                key={entry.number}
                {...{ entry, language, req, place: places.get(`${entry.kind} ${entry.record}`) }}
              />
            ))}
          </tbody>
        </table>
      )}
      <nav className="audit-pages" aria-label={texts.title}>
        {before !== undefined && <a href={path}>{texts.newest}</a>}
        {entries.length > auditPage && <a href={`${path}&before=${shown.at(-1)?.number}`}>{texts.older}</a>}
      </nav>
    </>
  )
}

interface EntryProps {
  entry: AuditEntry
  language: Locale
  req: PayloadRequest
  place: string | undefined
}

function Entry({ entry, language, place, req }: EntryProps) {
  const texts = auditTexts[language]
  const { action, address, at, changes, kind, language: of, record, title } = entry
  const config = configOf(req, kind)
  const name = title || (record && `#${record}`)
  const kindName = kind && nameKind(req, kind, language)
  const locale = of && `?locale=${of}`
  return (
    <tr>
      <td>
        <time dateTime={new Date(at).toISOString()}>{writeTime(at)}</time>
      </td>
      <td>{nameOf(entry, texts)}</td>
      <td>
        {actionNames[action][language]}
        <AuditChanges {...{ action, changes, config, language }} />
      </td>
      <td>
        {kind && name && <span className="audit-kind">{kindName}</span>}
        {place ? <a href={place + locale}>{name || kindName}</a> : name || kindName}
        {place && config?.versions && (
          <a className="audit-versions" href={`${place}/versions`}>
            {texts.versions}
          </a>
        )}
      </td>
      <td>{of && texts.languages[of]}</td>
      <td className="audit-address">{address}</td>
    </tr>
  )
}

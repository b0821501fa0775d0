import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { Moment } from '#admin/frame/moment.tsx'
import { readLog } from '#content/audit/read.ts'
import { readVersions, type Version, type VersionState } from '#content/audit/version-states.ts'
import { openAsk } from '#content/search/ask.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { AuditChanges } from './audit-changes.tsx'
import { actionNames, auditTexts } from './audit-texts.ts'
import { nameOf } from './names.ts'
import './audit.css'

const words = {
  zh: {
    title: '版本',
    saved: '保存时间',
    author: '修改人',
    nobody: '系统，或没有记录',
    empty: '还没有版本。',
    history: '发布与删除记录',
    nothing: '操作日志里还没有这条内容。',
  },
  en: {
    title: 'Versions',
    saved: 'Saved',
    author: 'Changed by',
    nobody: 'The system, or not recorded',
    empty: 'There are no versions yet.',
    history: 'Publications and deletions',
    nothing: 'The audit log has nothing about this yet.',
  },
}

/** A sign that works without colour, with its words. */
const signs: Record<VersionState, { sign: string; zh: string; en: string }> = {
  shown: { sign: '●', zh: '访客现在看到的', en: 'What visitors see now' },
  shownOnce: { sign: '◌', zh: '曾发布，现已替换或撤下', en: 'Published once, since replaced or taken back' },
  draft: { sign: '○', zh: '草稿', en: 'Draft' },
  missing: { sign: '–', zh: '没有译文', en: 'Missing' },
}

/**
 * The versions of a record with the state of each language and the author, and below them what the audit log has about
 * it, for those who may read its versions. Payload opens this view for nobody else.
 */
export async function VersionsView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const language = req.i18n.language === 'zh' ? 'zh' : 'en'
  const texts = words[language]
  const isTrashed = routeSegments[2] === 'trash'
  const slug = collectionConfig?.slug ?? globalConfig?.slug ?? ''
  const base = collectionConfig
    ? `/admin/collections/${slug}/${isTrashed ? 'trash/' : ''}${String(docID)}/versions`
    : `/admin/globals/${slug}/versions`
  const versions = await readVersions({ req, collection: collectionConfig, global: globalConfig, id: docID })
  const about = collectionConfig ? { kind: slug, record: String(docID) } : { kind: `global ${slug}` }
  const entries = await readLog(openAsk(req.payload), about)
  return (
    <>
      <SetDocumentStepNav
        {...{ collectionSlug: collectionConfig?.slug, globalSlug: globalConfig?.slug, id: docID, isTrashed }}
        pluralLabel={collectionConfig && getTranslation(collectionConfig.labels.plural, req.i18n)}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={texts.title}
      />
      <Gutter className="audit-history">
        <h1>{texts.title}</h1>
        {versions.length === 0 ? <p>{texts.empty}</p> : <VersionTable {...{ base, language, versions }} />}
        <section>
          <h2>{texts.history}</h2>
          {entries.length === 0 && <p>{texts.nothing}</p>}
          {entries.length > 0 && (
            <table className="audit-table">
              <tbody>
                {entries.map((entry) => (
                  <tr key={entry.number}>
                    <td>
                      <Moment at={entry.at} />
                    </td>
                    <td>{nameOf(entry, auditTexts[language])}</td>
                    <td>
                      {actionNames[entry.action][language]}
                      <AuditChanges
                        {...{
                          language,
                          action: entry.action,
                          changes: entry.changes,
                          config: collectionConfig ?? globalConfig,
                        }}
                      />
                    </td>
                    <td>{entry.language && auditTexts[language].languages[entry.language]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      </Gutter>
    </>
  )
}

interface VersionTable {
  base: string
  language: Locale
  versions: readonly Version[]
}

function VersionTable({ base, language, versions }: VersionTable) {
  const texts = words[language]
  const { languages } = auditTexts[language]
  return (
    <table className="audit-table">
      <thead>
        <tr>
          {[texts.saved, texts.author, ...locales.map((locale) => languages[locale])].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map(({ author, id, savedAt, states }) => (
          <tr key={id}>
            <td>
              <a href={`${base}/${id}`}>
                <Moment at={savedAt} />
              </a>
            </td>
            <td>{author || texts.nobody}</td>
            {locales.map((locale) => {
              const { [language]: name, sign } = signs[states[locale]]
              return (
                <td key={locale}>
                  <span className="audit-narrow">{languages[locale]} </span>
                  <span aria-hidden="true">{sign}</span> {name}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

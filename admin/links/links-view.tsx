import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { linksPath } from '#content/links/view.ts'
import { AdminFrame, languageOf } from '#admin/frame/admin-frame.tsx'
import { BrokenLinks } from './broken-links.tsx'
import { brokenTexts } from './broken-texts.ts'
import './links.css'

/** `/admin/links`: links in what visitors see that lead nowhere. */
export function LinksView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const language = languageOf(page)
  const { board, lead, refused } = brokenTexts[language]
  const isAllowed = hasRole(initPageResult.req.user, 'administrator', 'publisher', 'editor', 'translator')
  return (
    <AdminFrame {...page} path={linksPath} steps={[{ label: board }]}>
      <Gutter className="broken-links">
        <h1>{board}</h1>
        <p>{isAllowed ? lead : refused}</p>
        {isAllowed && <BrokenLinks language={language} />}
      </Gutter>
    </AdminFrame>
  )
}

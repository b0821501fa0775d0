import type { AdminViewServerProps } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import { linksPath } from '#content/links/view.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { View } from '#admin/frame/view.tsx'
import { BrokenLinks } from './broken-links.tsx'
import { brokenTexts } from './broken-texts.ts'
import './links.css'

/** `/admin/links`: links in what visitors see that lead nowhere. */
export function LinksView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const language = languageOf(page)
  const { board, lead, refused } = brokenTexts[language]
  const isAllowed = isWriter(initPageResult.req.user)
  return (
    <View page={page} path={linksPath} className="broken-links" title={board} lead={isAllowed ? lead : refused}>
      {isAllowed && <BrokenLinks language={language} />}
    </View>
  )
}

import type { AdminViewServerProps } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import { mailTextsPath } from '#content/mail-texts/view.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { View } from '#admin/frame/view.tsx'
import { MailList } from './mail-list.tsx'
import { mailTextsTexts } from './mail-texts-texts.ts'
import './mail-texts.css'

/** `/admin/mail-texts`: every mail that the system sends, and which have words of the editors' own. */
export function MailTextsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const language = languageOf(page)
  const { board, frame, frameLink, lead, refused } = mailTextsTexts[language]
  const isAllowed = isWriter(initPageResult.req.user)
  return (
    <View page={page} path={mailTextsPath} className="mail-texts" title={board} lead={isAllowed ? lead : refused}>
      {isAllowed && (
        <>
          <p className="mail-texts__frame">
            {frame} <a href="/admin/globals/site">{frameLink}</a>
          </p>
          <MailList language={language} />
        </>
      )}
    </View>
  )
}

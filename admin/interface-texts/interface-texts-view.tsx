import type { AdminViewServerProps } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import { interfaceTextsPath } from '#content/interface-texts/view.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { View } from '#admin/frame/view.tsx'
import { interfaceTextsTexts } from './interface-texts-texts.ts'
import { PoExchange } from './po-exchange.tsx'
import { TextList } from './text-list.tsx'
import './interface-texts.css'

/** `/admin/interface-texts`: every message of the site's interface, what is written in its place, and both as PO. */
export function InterfaceTextsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const language = languageOf(page)
  const { board, lead, refused } = interfaceTextsTexts[language]
  const isAllowed = isWriter(initPageResult.req.user)
  return (
    <View page={page} path={interfaceTextsPath} className="texts" title={board} lead={isAllowed ? lead : refused}>
      {isAllowed && (
        <>
          <TextList language={language} />
          <PoExchange language={language} />
        </>
      )}
    </View>
  )
}

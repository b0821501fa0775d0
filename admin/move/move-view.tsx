import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { nameOfKind } from '#content/move/kind-names.ts'
import { sheetKinds } from '#content/move/sheet-kinds.ts'
import { moveContentPath } from '#content/move/view.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { View } from '#admin/frame/view.tsx'
import { ExportContent } from './export-content.tsx'
import { ImportContent } from './import-content.tsx'
import { moveTexts } from './move-texts.ts'
import './moving.css'

/** `/admin/move-content`: content as one archive, out and in. */
export function MoveView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const language = languageOf(page)
  const { lead, refused, title } = moveTexts[language]
  const isAllowed = hasRole(initPageResult.req.user, 'administrator')
  return (
    <View page={page} path={moveContentPath} className="moving" title={title} lead={isAllowed ? lead : refused}>
      {isAllowed && (
        <>
          <ExportContent
            language={language}
            kinds={sheetKinds.map((kind) => ({ kind, name: nameOfKind(initPageResult.req.payload, kind, language) }))}
          />
          <ImportContent language={language} />
        </>
      )}
    </View>
  )
}

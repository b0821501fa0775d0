import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { demoPath } from '#content/demo/view.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { View } from '#admin/frame/view.tsx'
import { demoTexts } from './demo-texts.ts'
import { RemoveDemo } from './remove-demo.tsx'
import './demo.css'

/** `/admin/demo`: takes the demo company away. */
export function DemoView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const language = languageOf(page)
  const { lead, refused, title } = demoTexts[language]
  const isAllowed = hasRole(initPageResult.req.user, 'administrator')
  return (
    <View page={page} path={demoPath} className="demo" title={title} lead={isAllowed ? lead : refused}>
      {isAllowed && <RemoveDemo language={language} />}
    </View>
  )
}

import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { readFirstRun } from '#content/first-run/state.ts'
import { setupPath } from '#content/first-run/steps.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { View } from '#admin/frame/view.tsx'
import { SetupApp } from './setup-app.tsx'
import { setupTexts } from './setup-texts.ts'
import './setup.css'

/** `/admin/setup`: from the first administrator to a whole site. */
export async function SetupView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const language = languageOf(page)
  const { lead, refused, title } = setupTexts[language]
  const { payload, user } = initPageResult.req
  const first = hasRole(user, 'administrator') ? await readFirstRun(payload) : undefined
  return (
    <View page={page} path={setupPath} className="setup" title={title} lead={first === undefined ? refused : lead}>
      {first && <SetupApp first={first} language={language} />}
    </View>
  )
}

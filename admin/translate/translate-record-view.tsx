import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { isWriter, mayPublish } from '#content/access/roles.ts'
import { adminPath } from '#content/draftable.ts'
import { readMachineSettings } from '#content/translate/machine/service.ts'
import { readSideBySide } from '#content/translate/side-by-side.ts'
import { translatePath } from '#content/translate/view.ts'
import { env } from '#lib/env.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { View } from '#admin/frame/view.tsx'
import { SideBySideForm } from './side-by-side-form.tsx'
import { sideTexts } from './side-texts.ts'
import './side-by-side.css'

/** `/admin/translate/KIND/NUMBER`: both languages of a record beside each other. */
export async function TranslateRecordView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const { req } = initPageResult
  const language = languageOf(page)
  const [source = '', number = ''] = [params?.segments].flat().slice(-2).map(String)
  const of = { source, record: Number(number) }
  const opened = isWriter(req.user) && /^\d{1,9}$/.test(number) ? await readSideBySide(req, of, language) : undefined
  // Who is not signed in is sent to sign in by the frame.
  if (req.user && opened === undefined) notFound()
  const texts = sideTexts[language]
  return (
    <View
      page={page}
      path={`${translatePath}/${source}/${number}`}
      className="side"
      title={opened?.name ?? ''}
      lead={opened ? texts.lead[opened.target] : ''}
    >
      {opened && (
        <SideBySideForm
          language={language}
          hasMachine={readMachineSettings(env) !== undefined}
          mayPublish={mayPublish(req.user)}
          of={of}
          formPath={adminPath({ ...of, locale: opened.target })}
          listPath={`/admin${translatePath}`}
          opened={opened}
        />
      )}
    </View>
  )
}

import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { hasRole } from '#content/access/roles.ts'
import type { Locale } from '#lib/locale.ts'
import { deskPath } from '#content/desk/view.ts'
import './desk.css'

const refused = {
  zh: '只有管理员和客服可以使用工单台。',
  en: 'Only administrators and agents use the support desk.',
}
const home = { zh: '工单台', en: 'Support desk' }

interface DeskFrame extends Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> {
  path: string
  title: Record<Locale, string>
  children: (locale: Locale) => ReactNode
}

/** A screen of the desk inside the admin, for those who may see it. */
export function DeskFrame({ children, initPageResult, params, path, searchParams, title }: DeskFrame) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  // Payload guards its own views alone.
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin${path}`)}`)
  const language = req.i18n.language === 'zh' ? 'zh' : 'en'
  const isAllowed = hasRole(req.user, 'administrator', 'agent')
  const steps = path === deskPath ? [] : [{ label: home[language], url: deskPath }]
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params ?? {}}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams ?? {}}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <SetStepNav nav={[...steps, { label: title[language] }]} />
      {isAllowed ? children(language) : <p className="desk-refused">{refused[language]}</p>}
    </DefaultTemplate>
  )
}

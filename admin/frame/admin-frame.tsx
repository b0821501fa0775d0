import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav, type StepNavItem } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

export type AdminPage = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'>

interface AdminFrame extends AdminPage {
  /** Address below `/admin`, to come back to after signing in. */
  path: string
  steps: StepNavItem[]
  children: ReactNode
}

/** A custom view inside Payload's admin, for signed-in staff: Payload only guards its own views. */
export function AdminFrame({ children, initPageResult, params, path, searchParams, steps }: AdminFrame) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin${path}`)}`)
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
      viewActions={req.payload.config.admin.components.actions}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <SetStepNav nav={steps} />
      {children}
    </DefaultTemplate>
  )
}

/** The person's language in the admin. */
export const languageOf = ({ initPageResult }: AdminPage) =>
  initPageResult.req.i18n.language === 'zh' ? ('zh' as const) : ('en' as const)

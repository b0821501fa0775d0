import { Gutter } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { AdminFrame, type AdminPage } from './admin-frame.tsx'
import './controls.css'
import './view.css'

interface View {
  page: AdminPage
  /** Address below `/admin`. */
  path: string
  /** For the view's own style sheet. */
  className: string
  title: string
  /** What the view is for, or who may see it instead. */
  lead: string
  children: ReactNode
}

/** A view of ours with its heading and a sentence below it. */
export const View = ({ children, className, lead, page, path, title }: View) => (
  <AdminFrame {...page} path={path} steps={[{ label: title }]}>
    <Gutter className={`view ${className}`}>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </Gutter>
  </AdminFrame>
)

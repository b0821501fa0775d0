import type { ReactNode } from 'react'
import { CompanyMark } from './brand-mark.tsx'
import { Icon } from './icon.tsx'
import { controlIcons } from './control-icons.ts'
import { interfaceIcons } from './interface-icons.ts'
import { Phrases } from './phrases.tsx'

interface StateProps {
  title: string
  children?: ReactNode
  /** What can be done about it. */
  actions?: ReactNode
}

/** There is nothing, and that is no fault: what there will be and how to come by it. */
export function EmptyState({ actions, children, title }: StateProps) {
  return (
    <div className="state">
      <CompanyMark />
      <p className="state-title">
        <Phrases text={title} />
      </p>
      {children && <div className="state-text">{children}</div>}
      {actions && <div className="state-actions">{actions}</div>}
    </div>
  )
}

/** A part could not be shown: what happened, what to do, and the number under which it is in the log. */
export function ErrorState({ actions, children, reference, title }: StateProps & { reference?: ReactNode }) {
  return (
    <div className="state state-error" role="alert">
      <Icon drawing={interfaceIcons.triangleAlert} />
      <p className="state-title">
        <Phrases text={title} />
      </p>
      {children && <div className="state-text">{children}</div>}
      {actions && <div className="state-actions">{actions}</div>}
      {reference && <p className="state-reference">{reference}</p>}
    </div>
  )
}

const noticeIcons = {
  info: controlIcons.info,
  success: controlIcons.circleCheck,
  warning: interfaceIcons.triangleAlert,
  error: controlIcons.circleAlert,
}

/** A word in the course of a page. `isLive` when it appears because of something the visitor did. */
export function Notice({
  children,
  isLive = false,
  title,
  tone = 'info',
}: {
  children?: ReactNode
  title?: string
  tone?: keyof typeof noticeIcons
  isLive?: boolean
}) {
  return (
    <div className={`notice notice-${tone}`} role={isLive ? (tone === 'error' ? 'alert' : 'status') : undefined}>
      <Icon drawing={noticeIcons[tone]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}

import type { AdminViewServerProps } from 'payload'
import { deskPath } from '#content/desk/view.ts'
import { DeskApp } from './desk-app.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** Where agents work: queues, the tickets of one, and the ticket that is worked on. */
export function DeskView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  return (
    <DeskFrame
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      path={deskPath}
      title={{ zh: '工单台', en: 'Support desk' }}
    >
      {(locale) => <DeskApp locale={locale} />}
    </DeskFrame>
  )
}

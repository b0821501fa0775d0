import { Gutter } from '@payloadcms/ui'
import type { DashboardViewServerProps } from '@payloadcms/next/views'
import type { ReactNode } from 'react'
import { MissingFiles } from '#admin/operations/missing-files.tsx'
import { MissingMailboxes } from '#admin/operations/missing-mailboxes.tsx'
import { UnshownRecords } from '#admin/operations/unshown-records.tsx'
import { DemoContent } from './demo-content.tsx'
import { Directory } from './directory.tsx'
import { FruitlessQueries, Plans, Tickets } from './operations.tsx'
import { BrokenLinks, FailedMails, FailedPlans } from './troubles.tsx'
import { SetupTasks } from './setup-tasks.tsx'
import { startTexts } from './start-texts.ts'
import { type StartProps, wordsFor } from './start-props.ts'
import { MyDrafts, Reviews, TranslationWork } from './writing.tsx'
import './start.css'

/** What each part says when there is something to say, else nothing. */
type Part = (props: StartProps) => Promise<ReactNode>

/** What is wrong and stays so until somebody does something. */
const troubles: readonly Part[] = [
  FailedMails,
  FailedPlans,
  BrokenLinks,
  MissingFiles,
  MissingMailboxes,
  UnshownRecords,
]

/** What waits for the person, in the order of the page. */
const work: readonly Part[] = [
  SetupTasks,
  DemoContent,
  Tickets,
  Reviews,
  MyDrafts,
  Plans,
  TranslationWork,
  FruitlessQueries,
]

/** Draws all parts at once. */
async function drawAll(parts: readonly Part[], props: StartProps) {
  const drawn = await Promise.all(parts.map((part) => part(props)))
  return drawn.map((node, place) => ({ node, name: parts[place]?.name })).filter(({ node }) => node !== null)
}

/** `/admin`: what waits for the person, and everything there is. */
export async function StartView({ initPageResult, navGroups, payload, permissions, user }: DashboardViewServerProps) {
  const { req } = initPageResult
  const { i18n } = req
  const props: StartProps = { i18n, payload, req, user: user ?? null }
  const { hello, quiet, troubles: title } = startTexts[wordsFor(i18n)]
  const [wrong, waiting] = await Promise.all([drawAll(troubles, props), drawAll(work, props)])
  const { name = '' } = (user ?? {}) as { name?: string }
  return (
    <Gutter className="start">
      <h1>{hello(name)}</h1>
      {wrong.length === 0 && waiting.length === 0 && <p className="start-quiet">{quiet}</p>}
      {wrong.length > 0 && (
        <section className="start-troubles" aria-label={title}>
          {wrong.map((part) => (
            <div key={part.name}>{part.node}</div>
          ))}
        </section>
      )}
      <div className="start-work">
        {waiting.map((part) => (
          <div key={part.name}>{part.node}</div>
        ))}
      </div>
      <Directory groups={navGroups} permissions={permissions} i18n={i18n} payload={payload} />
    </Gutter>
  )
}

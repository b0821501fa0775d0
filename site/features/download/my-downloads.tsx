import { listGap } from '#lib/locale.ts'
import { useEffect, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { Moment, ZoneNote } from '#site/features/content/moment.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { axisOf, TimeLane } from '#site/ui/time-axis.tsx'
import { Notice } from '#site/ui/states.tsx'
import { useLive } from '#site/ui/use-live.ts'
import { Support } from './release-facts.tsx'
import { FileAction } from './release-files.tsx'
import type { Download } from './use-download.ts'
import { useDownloadTexts } from './texts.ts'
import type { DownloadTexts } from './texts.ts'

type Row = CallOutput<'download/mine'>[number]
const page = '/product/downHistory'

/** Whether what a person has is affected, and the way to a ticket that says so already. */
function Affected({ row }: { row: Row }) {
  const { locale, to } = useLanguage()
  const words = useDownloadTexts()
  if (row.advisories.length === 0) return words.notAffected
  const numbers = row.advisories.map(({ number }) => number)
  const ticket = new URLSearchParams({
    product: row.product.segment,
    version: row.release.name,
    advisory: numbers[0] ?? '',
  })
  return (
    <span className="affected">
      <Badge tone="alert">{words.isAffected({ numbers: numbers.join(listGap[locale]) })}</Badge>
      <a href={to(`/support/ticket/new?${ticket}`)} className="text-link">
        {words.report}
      </a>
    </span>
  )
}

function columnsOf(words: DownloadTexts, download: Download, rows: Row[]): TableColumn<Row>[] {
  const today = new Date().toISOString()
  const axis = axisOf([today, ...rows.flatMap(({ release }) => [release.date, release.supportedUntil ?? release.date])])
  return [
    {
      key: 'file',
      title: words.file,
      isTitle: true,
      cell: ({ file, isComplete, product, release }) => (
        <span className="file-name">
          <span translate="no">{file.name}</span>
          <small>
            {product.title} {release.name}
            {!isComplete && ` · ${words.incomplete}`}
          </small>
        </span>
      ),
    },
    { key: 'at', title: words.fetched, cell: ({ lastAt }) => <Moment iso={lastAt} /> },
    { key: 'eula', title: words.licence, cell: ({ eula }) => (eula ? words.eula({ version: eula }) : '–') },
    {
      key: 'digest',
      title: words.digest,
      cell: ({ file }) => (
        <code title={file.sha256} translate="no">
          {file.sha256.slice(0, 12)}…
        </code>
      ),
    },
    {
      key: 'support',
      title: words.supportedTo,
      cell: ({ advisories, release }) => (
        <>
          <Support {...release} />
          <TimeLane
            axis={axis}
            today={today}
            from={release.date}
            until={release.channel === 'beta' ? undefined : release.supportedUntil}
            ticks={advisories.map(({ date }) => date)}
          />
        </>
      ),
    },
    { key: 'affected', title: words.advisories, cell: (row) => <Affected row={row} /> },
    {
      key: 'again',
      title: words.again,
      cell: ({ file }) => <FileAction file={file} download={download} page={page} />,
    },
  ]
}

/** What the person fetched while signed in. Asked for in the browser: the page itself is the same for everybody. */
export function MyDownloads({ download }: { download: Download }) {
  const words = useDownloadTexts()
  const portal = usePortal()
  const isLive = useLive()
  const { isSignedIn } = download
  const [rows, setRows] = useState<Row[]>()
  useEffect(() => {
    setRows(undefined)
    // The portal's client has shown the error.
    if (isSignedIn) portal.call('download/mine').then(setRows, () => undefined)
  }, [isSignedIn, portal])
  return (
    <section className="my-downloads" aria-labelledby="mine" id="mine-section">
      <h2 id="mine">{words.mine}</h2>
      <p>{isSignedIn ? words.mineLead : isLive ? words.mineSignIn : words.mineOff}</p>
      {isLive && !isSignedIn && (
        <a href={download.signInAddress(page)} className={buttonStyle.quiet}>
          {words.signIn}
        </a>
      )}
      {rows?.length === 0 && <Notice>{words.noneYet}</Notice>}
      {rows !== undefined && rows.length > 0 && (
        <>
          <DataTable
            caption={words.mine}
            columns={columnsOf(words, download, rows)}
            rows={rows}
            keyOf={({ id }) => id}
          />
          <ZoneNote />
        </>
      )}
    </section>
  )
}

import type { CallOutput } from '#portal/client.ts'
import { formatSize } from '#lib/format-size.ts'
import { Badge } from '#site/ui/badge.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { controlIcons } from '#site/ui/control-icons.ts'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { showToast } from '#site/runtime/toasts.ts'
import type { Download } from './use-download.ts'
import type { Platform } from './use-platform.ts'
import { useDownloadWords } from './words.ts'
import type { DownloadWords } from './words-zh.ts'

export type ReleaseItem = CallOutput<'download/list'>['builds'][number]['releases'][number]
export type ReleaseFile = ReleaseItem['files'][number]

/** Names of all files of some releases. */
export const namesOf = (releases: ReleaseItem[]): ReadonlySet<string> =>
  new Set(releases.flatMap(({ files }) => files.map(({ name }) => name)))

/** Whether a file is an installer for the visitor's own machine. */
export function isFor(file: ReleaseFile, platform: Platform | undefined): boolean {
  if (platform === undefined || file.system !== platform.system) return false
  return platform.architecture === undefined || file.architecture === platform.architecture
}

function Digest({ file }: { file: ReleaseFile }) {
  const words = useDownloadWords()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(file.sha256)
      showToast({ type: 'success', text: words.copied })
    } catch {
      // Not allowed here (an insecure address): the whole digest stands in the title and in the list of checksums.
    }
  }
  return (
    <span className="digest">
      <code title={file.sha256} translate="no">
        {file.sha256.slice(0, 4)}…{file.sha256.slice(-4)}
      </code>
      <button
        type="button"
        className="icon-button digest-copy needs-scripts"
        aria-label={words.copyDigest(file.name)}
        onClick={() => void copy()}
      >
        <Icon drawing={controlIcons.copy} />
      </button>
      {file.signaturePath !== undefined && (
        <a href={file.signaturePath} className="text-link" aria-label={words.signatureOf(file.name)}>
          {words.signature}
        </a>
      )}
    </span>
  )
}

/** The way to the bytes: a plain link where everybody may have them, otherwise what is needed first. */
export function FileAction({ download, file, page }: { download: Download; file: ReleaseFile; page: string }) {
  const words = useDownloadWords()
  if (file.isWithdrawn) return <Badge tone="alert">{words.withdrawn}</Badge>
  const label = words.downloadNamed(file.name)
  if (file.gate === 'open')
    return (
      <a href={file.path} download={file.name} className={`${linkStyle.text} file-action`} aria-label={label}>
        {words.download}
      </a>
    )
  if (download.isSignedIn)
    return (
      <button
        type="button"
        className={`${linkStyle.text} file-action`}
        aria-label={label}
        onClick={() => void download.fetchFile(file.id)}
      >
        {words.download}
      </button>
    )
  return (
    <a
      href={download.signInAddress(page)}
      className={`${linkStyle.text} file-action`}
      aria-label={`${words.signInTo}: ${file.name}`}
    >
      {words.signInTo}
    </a>
  )
}

interface ReleaseFilesProps {
  release: ReleaseItem
  files: ReleaseFile[]
  platform: Platform | undefined
  download: Download
  /** Address of the page, to come back to after signing in. */
  page: string
}

function columnsOf(
  words: DownloadWords,
  { download, page, platform }: Pick<ReleaseFilesProps, 'download' | 'page' | 'platform'>,
): TableColumn<ReleaseFile>[] {
  return [
    {
      key: 'file',
      title: words.file,
      isTitle: true,
      cell: (file) => (
        <span className="file-name">
          <span translate="no">{file.name}</span> {isFor(file, platform) && <Badge tone="brass">{words.yours}</Badge>}
          <small>{file.isWithdrawn ? file.reason : file.text}</small>
        </span>
      ),
    },
    { key: 'kind', title: words.kind, cell: ({ kind }) => words.kinds[kind] },
    {
      key: 'system',
      title: words.system,
      cell: ({ architecture, system }) =>
        system === 'any' ? words.systems.any : `${words.systems[system]} ${words.architectures[architecture]}`,
    },
    {
      key: 'size',
      title: words.size,
      isNumber: true,
      cell: ({ size }) => <span className="file-size">{formatSize(size)}</span>,
    },
    { key: 'digest', title: words.digest, cell: (file) => <Digest file={file} /> },
    {
      key: 'action',
      title: words.download,
      cell: (file) => <FileAction file={file} download={download} page={page} />,
    },
  ]
}

/** The files of a release, with the visitor's own marked. */
export function ReleaseFiles({ files, release, ...rest }: ReleaseFilesProps) {
  const words = useDownloadWords()
  return (
    <DataTable
      caption={words.files(release.version)}
      columns={columnsOf(words, rest)}
      rows={files}
      keyOf={({ id }) => id}
      empty={<p className="no-files">{release.files.length === 0 ? words.noFiles : words.noMatch}</p>}
    />
  )
}

import type { CallOutput } from '#portal/client.ts'
import { formatSize } from '#lib/format-size.ts'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { buttonStyle, linkStyle } from '#site/ui/button.ts'
import { controlIcons } from '#site/ui/control-icons.ts'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { Disclosure } from '#site/ui/disclosure.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { showToast } from '#site/runtime/state/toasts.ts'
import type { Download } from './use-download.ts'
import type { Platform } from './use-platform.ts'
import { useDownloadTexts } from './texts.ts'
import type { DownloadTexts } from './texts.ts'

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

/** The digest of a file, to be copied, with its signature. */
export function Digest({ file }: { file: ReleaseFile }) {
  const words = useDownloadTexts()
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
        aria-label={words.copyDigest({ name: file.name })}
        onClick={() => void copy()}
      >
        <Icon drawing={controlIcons.copy} />
      </button>
      {file.signaturePath !== undefined && (
        <a href={file.signaturePath} className="text-link" aria-label={words.signatureOf({ name: file.name })}>
          {words.signature}
        </a>
      )}
    </span>
  )
}

/** The way to the bytes: a plain link where everybody may have them, otherwise what is needed first. */
export function FileAction({
  download,
  file,
  look,
  page,
}: {
  download: Download
  file: ReleaseFile
  page: string
  /** Of a button; without one it is a link among others. */
  look?: keyof typeof buttonStyle
}) {
  const words = useDownloadTexts()
  const className = look === undefined ? `${linkStyle.text} file-action` : `${buttonStyle[look]} file-action`
  if (file.isWithdrawn) return <Badge tone="alert">{words.withdrawn}</Badge>
  const label = words.downloadNamed({ name: file.name })
  if (file.gate === 'open')
    return (
      <a href={file.path} download={file.name} className={className} aria-label={label}>
        {words.download}
      </a>
    )
  if (download.isSignedIn)
    return (
      <button type="button" className={className} aria-label={label} onClick={() => void download.fetchFile(file.id)}>
        {words.download}
      </button>
    )
  return (
    <a href={download.signInAddress(page)} className={className} aria-label={`${words.signInTo}: ${file.name}`}>
      {words.signInTo}
    </a>
  )
}

/** The way from a file to the page of its toolbox. */
function ToolboxLink({ toolbox: { lang, slug, title } }: { toolbox: NonNullable<ReleaseFile['toolbox']> }) {
  const { locale, to } = useLanguage()
  return (
    <a
      href={to(`/product/Toolbox/detail?id=${slug}`)}
      className="text-link file-toolbox"
      lang={foreignLang(lang, locale)}
    >
      {title}
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
  words: DownloadTexts,
  { download, page, platform }: Pick<ReleaseFilesProps, 'download' | 'page' | 'platform'>,
): TableColumn<ReleaseFile>[] {
  return [
    {
      key: 'file',
      title: words.file,
      isTitle: true,
      cell: (file) => (
        <span className="file-name">
          {file.toolbox && <ToolboxLink toolbox={file.toolbox} />}
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

/**
 * The files of a release, with the visitor's own marked. Toolboxes, of which there may be many, are folded below the rest.
 */
export function ReleaseFiles({ files, release, ...rest }: ReleaseFilesProps) {
  const words = useDownloadTexts()
  const toolboxes = files.filter(({ kind }) => kind === 'toolbox')
  const isForAll = toolboxes.every(({ system }) => system === 'any')
  const [columns, keyOf] = [columnsOf(words, rest), ({ id }: ReleaseFile) => id]
  return (
    <>
      <DataTable
        look="actions"
        caption={words.files({ version: release.version })}
        columns={columns}
        rows={files.filter(({ kind }) => kind !== 'toolbox')}
        keyOf={keyOf}
        empty={<p className="no-files">{release.files.length === 0 ? words.noFiles : words.noMatch}</p>}
      />
      {toolboxes.length > 0 && (
        <Disclosure title={words.toolboxes({ count: toolboxes.length })}>
          <DataTable
            look="actions"
            caption={words.toolboxesOf({ version: release.version })}
            columns={columns.filter(({ key }) => key !== 'kind' && (key !== 'system' || !isForAll))}
            rows={toolboxes}
            keyOf={keyOf}
          />
        </Disclosure>
      )}
    </>
  )
}

import { architectures, systems } from '#domain/release/release-file.ts'
import { packageFor } from '#domain/release/release-package.ts'
import { Matrix } from '#site/ui/matrix.tsx'
import { FileAction, type ReleaseFile } from './release-files.tsx'
import type { Download } from './use-download.ts'
import { useDownloadTexts } from './texts.ts'

interface MatrixProps {
  files: ReleaseFile[]
  download: Download
  /** Address of the page, to come back to after signing in. */
  page: string
}

/** For which systems and processors a release has installers, each with the way to it. */
export function InstallerMatrix({ download, files, page }: MatrixProps) {
  const words = useDownloadTexts()
  const installers = files.filter(
    ({ isWithdrawn, kind, system }) => kind === 'installer' && system !== 'any' && !isWithdrawn,
  )
  const columns = architectures.filter((each) => installers.some(({ architecture }) => architecture === each))
  const rows = systems.filter((each) => installers.some(({ system }) => system === each))
  if (columns.length < 2 && rows.length < 2) return null
  return (
    <Matrix
      caption={words.matrix}
      corner={words.system}
      columns={columns.map((key) => ({ key, title: words.architectures[key] }))}
      rows={rows.map((key) => ({
        key,
        title: words.systems[key],
        cells: columns.map((column) => {
          const file = packageFor({ files: installers, isUpdate: false }, { system: key, architecture: column })
          if (file === undefined) return { status: 'no', text: words.hasNot }
          const action = <FileAction file={file} download={download} page={page} />
          return { status: 'yes', text: words.has, action }
        }),
      }))}
    />
  )
}

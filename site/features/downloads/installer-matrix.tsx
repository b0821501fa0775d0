import { architectures, systems } from '#lib/release-file.ts'
import { Matrix } from '#site/ui/matrix.tsx'
import type { ReleaseFile } from './release-files.tsx'
import { useDownloadWords } from './words.ts'

/** For which systems and processors a release has installers. */
export function InstallerMatrix({ files }: { files: ReleaseFile[] }) {
  const words = useDownloadWords()
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
          const has = installers.some(({ architecture, system }) => architecture === column && system === key)
          return has ? { status: 'yes', text: words.has } : { status: 'no', text: words.hasNot }
        }),
      }))}
    />
  )
}

import { packageFor } from '#domain/release/release-package.ts'
import { CodeBlock } from '#site/ui/code-block.tsx'
import { Disclosure } from '#site/ui/disclosure.tsx'
import type { ReleaseFile, ReleaseItem } from './release-files.tsx'
import type { Platform } from './use-platform.ts'
import { useDownloadTexts } from './texts.ts'

/** What is typed to fetch files and to compare their digests. Names are of a kind that needs no more than quotes. */
function commandsOf(files: ReleaseFile[], origin: string) {
  const each = (write: (file: ReleaseFile, address: string) => string) =>
    files.map((file) => write(file, new URL(file.path, origin).href)).join('\n')
  const isGated = ({ gate }: ReleaseFile) => gate !== 'open'
  const bearer = (file: ReleaseFile, option: string) =>
    isGated(file) ? `${option} "Authorization: Bearer $TOKEN" ` : ''
  const check = `sha256sum -c <<'END'\n${files.map(({ name, sha256 }) => `${sha256}  ${name}`).join('\n')}\nEND`
  return [
    {
      title: 'curl',
      code: `${each((file, address) => `curl -fL -C - ${bearer(file, '-H')}-o '${file.name}' '${address}'`)}\n${check}`,
    },
    {
      title: 'wget',
      code: `${each((file, address) => `wget -c ${bearer(file, '--header')}-O '${file.name}' '${address}'`)}\n${check}`,
    },
    {
      title: 'PowerShell',
      code: each(
        (file, address) =>
          `Invoke-WebRequest '${address}' ${isGated(file) ? '-Headers @{ Authorization = "Bearer $env:TOKEN" } ' : ''}-OutFile '${file.name}'\n(Get-FileHash '${file.name}' -Algorithm SHA256).Hash -eq '${file.sha256}'`,
      ),
    },
  ]
}

/** The files of a build for a system, in the order of installing; where there is none, a file that everybody may have. */
function filesFor(releases: ReleaseItem[], platform: Platform | undefined): ReleaseFile[] {
  const installer = releases[0]?.files.find(({ isWithdrawn, kind }) => kind === 'installer' && !isWithdrawn)
  const choices = [platform, platform && { system: platform.system }, installer]
  for (const choice of choices) {
    const files = choice ? releases.map(({ files }, index) => packageFor({ files, isUpdate: index > 0 }, choice)) : []
    if (files.length > 0 && files.every((file) => file !== undefined)) return files
  }
  const open = releases.flatMap(({ files }) => files).find(({ gate, isWithdrawn }) => gate === 'open' && !isWithdrawn)
  return open ? [open] : []
}

/** Commands that fetch and verify all of a build. */
export function Commands({
  origin,
  platform,
  releases,
}: {
  releases: ReleaseItem[]
  platform: Platform | undefined
  origin: string
}) {
  return <FileCommands files={filesFor(releases, platform)} origin={origin} />
}

/** Commands that fetch some files and verify them together. */
export function FileCommands({ files, origin }: { files: ReleaseFile[]; origin: string }) {
  const words = useDownloadTexts()
  if (files.length === 0) return null
  const names = files.map(({ name }) => name)
  return (
    <Disclosure title={words.commands}>
      <p>
        {names.length === 1
          ? words.commandsForOne({ name: names.join('') })
          : words.commandsForAll({ names: names.join(words.inOrder) })}
      </p>
      {files.some(({ gate }) => gate !== 'open') && <p className="command-note">{words.gatedCommands}</p>}
      {commandsOf(files, origin).map(({ code, title }) => (
        <CodeBlock key={title} code={code} title={title} copyLabel={words.copy} copiedLabel={words.copied} />
      ))}
    </Disclosure>
  )
}

import { CodeBlock } from '#site/ui/code-block.tsx'
import { Disclosure } from '#site/ui/disclosure.tsx'
import type { ReleaseFile } from './release-files.tsx'
import { useDownloadWords } from './words.ts'

/** What is typed to fetch a file and to compare its digest. Names are of a kind that needs no more than quotes. */
function commandsOf({ name, path, sha256 }: ReleaseFile, origin: string) {
  const address = new URL(path, origin).href
  return [
    { title: 'curl', code: `curl -fL -C - -o '${name}' '${address}'\necho '${sha256}  ${name}' | sha256sum -c` },
    { title: 'wget', code: `wget -c -O '${name}' '${address}'\necho '${sha256}  ${name}' | sha256sum -c` },
    {
      title: 'PowerShell',
      code: `Invoke-WebRequest '${address}' -OutFile '${name}'\n(Get-FileHash '${name}' -Algorithm SHA256).Hash -eq '${sha256}'`,
    },
  ]
}

/** Commands for one file of a release: one that everybody may have, because a command line is not signed in. */
export function Commands({
  file,
  hasGated,
  origin,
}: {
  file: ReleaseFile | undefined
  hasGated: boolean
  origin: string
}) {
  const words = useDownloadWords()
  if (file === undefined && !hasGated) return null
  return (
    <Disclosure title={words.commands}>
      {file && (
        <>
          <p>{words.commandsFor(file.name)}</p>
          {commandsOf(file, origin).map(({ code, title }) => (
            <CodeBlock key={title} code={code} title={title} copyLabel={words.copy} copiedLabel={words.copied} />
          ))}
        </>
      )}
      {hasGated && <p className="command-note">{words.gatedCommands}</p>}
    </Disclosure>
  )
}

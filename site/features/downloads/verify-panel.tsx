import { type FileEntry, FileDrop } from '#site/ui/file-drop.tsx'
import { useLive } from '#site/ui/use-live.ts'
import { formatSize } from './format-size.ts'
import type { ReleaseFile } from './release-files.tsx'
import { useVerify, type VerifiedFile } from './use-verify.ts'
import { useDownloadWords } from './words.ts'
import type { DownloadWords } from './words-zh.ts'

interface Listed {
  file: ReleaseFile
  version: string
}

/** What a digest means for a person: the very file, another one of its name, or one that is not listed here. */
function judge(
  { name, sha256 }: VerifiedFile,
  listed: Listed[],
  words: DownloadWords,
): Pick<FileEntry, 'state' | 'note'> {
  const same = listed.find(({ file }) => file.sha256 === sha256)
  if (same !== undefined) return { state: 'done', note: words.matches(same.file.name, same.version) }
  const isNamed = listed.some(({ file }) => file.name === name)
  return { state: 'failed', note: isNamed ? words.differs : words.unknown }
}

/** Compares a file of the visitor with the listed ones, on their machine. */
export function VerifyPanel({ listed }: { listed: Listed[] }) {
  const words = useDownloadWords()
  const isLive = useLive()
  const { add, files, remove } = useVerify()
  const entries = files.map((file): FileEntry => {
    const { id, isUnreadable, name, sha256, share, size } = file
    const about = { id, name, size: formatSize(size) }
    if (isUnreadable) return { ...about, state: 'failed', note: words.unreadable }
    if (sha256 === undefined) return { ...about, state: 'sending', progress: share * 100 }
    return { ...about, ...judge(file, listed, words) }
  })
  const finished = entries.filter(({ note }) => note !== undefined).at(-1)
  return (
    <section className="verify no-print" aria-labelledby="verify-title">
      <h2 id="verify-title">{words.verify}</h2>
      <p>{words.verifyLead}</p>
      <div className="needs-scripts">
        <FileDrop
          id="verify-files"
          name="verify-files"
          label={words.verifyLabel}
          prompt={words.verifyPrompt}
          pick={words.verifyPick}
          hint={words.verifyHint}
          files={entries}
          words={{
            list: words.verifyFiles,
            states: words.verifyStates,
            remove: words.cancel,
            pause: () => '',
            resume: () => '',
          }}
          status={finished === undefined ? '' : `${finished.name}: ${finished.note ?? ''}`}
          onAdd={add}
          onRemove={remove}
        />
      </div>
      {!isLive && <p className="code-check-off">{words.verifyOff}</p>}
    </section>
  )
}

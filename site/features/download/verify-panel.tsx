import { type FileEntry, FileDrop } from '#site/ui/file-drop.tsx'
import { useLive } from '#site/ui/use-live.ts'
import { formatSize } from '#lib/format-size.ts'
import { type KnownFile, useVerify, type VerifiedFile } from './use-verify.ts'
import { useDownloadTexts } from './texts.ts'
import type { DownloadTexts } from './texts.ts'

/** What became of a published file since, in words. */
function standing({ advisories, isSupported, reason, state }: KnownFile, words: DownloadTexts): string {
  if (state === 'withdrawn') return reason === undefined ? words.isWithdrawn : words.isWithdrawnFor({ reason })
  const named = ({ fixedIn, number }: (typeof advisories)[number]) => {
    if (fixedIn.length === 0) return number
    const fixed = words.fixedIn({ versions: fixedIn.join(words.gap) })
    return number + words.inBrackets({ text: fixed })
  }
  const support = isSupported ? '' : words.isUnsupported
  if (state === 'affected') return words.isOpen({ advisories: advisories.map(named).join(words.gap) }) + support
  return words.standings[state] + support
}

/** What a digest means for a person: a file that was published and what became of it, another one of its name, or neither. */
function judge(
  { isUnasked, known, name }: VerifiedFile,
  names: ReadonlySet<string>,
  words: DownloadTexts,
): Pick<FileEntry, 'state' | 'note'> {
  if (isUnasked) return { state: 'failed', note: words.unasked }
  if (!known) return { state: 'failed', note: names.has(name) ? words.differs : words.unknown }
  const isSound = known.state === 'current' || known.state === 'superseded'
  const what = words.matches({ name: known.name, version: `${known.product} ${known.version}` })
  return { state: isSound ? 'done' : 'failed', note: `${what}${standing(known, words)}` }
}

/** Compares a file of the visitor with everything that was ever published. @param names of the files on the page */
export function VerifyPanel({ names }: { names: ReadonlySet<string> }) {
  const words = useDownloadTexts()
  const isLive = useLive()
  const { add, files, remove } = useVerify()
  const entries = files.map((file): FileEntry => {
    const { id, isUnreadable, name, sha256, share, size } = file
    const about = { id, name, size: formatSize(size) }
    if (isUnreadable) return { ...about, state: 'failed', note: words.unreadable }
    if (sha256 === undefined || (file.known === undefined && !file.isUnasked))
      return { ...about, state: 'sending', progress: share * 100 }
    return { ...about, ...judge(file, names, words) }
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
            states: { ...words.verifyStates, done: '', paused: '' },
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

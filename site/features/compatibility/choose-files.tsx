import { formatSize } from '#lib/format-size.ts'
import { type CompatibilityTexts, useCompatibilityTexts } from './texts.ts'
import { type FileEntry, FileDrop } from '#site/ui/file-drop.tsx'
import { checkLimits } from '#site/features/code-check/check-limits.ts'
import { isMisnamed } from '#site/features/code-check/read-any.ts'
import type { ChosenFile, CodeCheck } from '#site/features/code-check/use-code-check.ts'

/** What is said of a file in the list. */
function describeFile({ id, name, part, read, size }: ChosenFile, texts: CompatibilityTexts['check']): FileEntry {
  const entry = { id, name, size: formatSize(size) }
  if (read === undefined)
    return part === undefined ? { ...entry, state: 'waiting' } : { ...entry, state: 'sending', progress: part }
  const { blocks, encoding = '', kind, lines, refusal } = read
  if (refusal !== undefined)
    return {
      ...entry,
      state: 'failed',
      note: refusal === 'tooLarge' ? texts.tooLarge(checkLimits) : texts.refusals[refusal],
    }
  const count = blocks?.reduce((sum, each) => sum + each.count, 0)
  const facts =
    count === undefined
      ? texts.fileStates.done({ lines, encoding: encoding.toUpperCase(), hasEncoding: String(encoding !== '') })
      : texts.readModel({ blocks: count, lines })
  const kindWords = kind !== undefined && isMisnamed(read) ? texts.readAs({ kind: texts.fileKinds[kind] }) : ''
  return { ...entry, state: 'done', note: facts + kindWords }
}

/** The area for files, and the list of those that were chosen with how far each is. */
export function ChooseFiles({ check }: { check: CodeCheck }) {
  const { check: texts } = useCompatibilityTexts()
  const { files, waiting } = check
  const progress = { read: files.length - waiting, total: files.length }
  return (
    <FileDrop
      id="m-files"
      name="m-files"
      label={texts.label}
      prompt={texts.prompt}
      pick={texts.pick}
      hint={check.state === 'preparing' ? texts.preparing : texts.hint(checkLimits)}
      accept=".m,.mlx,.mlapp,.slx,.mdl,.txt"
      isDisabled={check.state !== 'ready'}
      files={files.map((file) => describeFile(file, texts))}
      status={files.length === 0 ? '' : (waiting > 0 ? texts.reading : texts.allRead)(progress)}
      words={{
        list: texts.files,
        states: { ...texts.fileStates, done: '' },
        remove: texts.remove,
        pause: () => '',
        resume: () => '',
      }}
      onAdd={(given) =>
        check.add(
          given.map((file) => ({
            name: file.webkitRelativePath || file.name,
            size: file.size,
            arrayBuffer: () => file.arrayBuffer(),
          })),
        )
      }
      onRemove={check.remove}
    />
  )
}

import { controlIcons } from './control-icons.ts'
import { Icon } from './icon.tsx'
import { interfaceIcons } from './interface-icons.ts'
import { Progress } from './progress.tsx'

export type FileState = 'waiting' | 'sending' | 'paused' | 'failed' | 'done'

export interface FileEntry {
  id: string
  name: string
  /** “4.2 MB”. */
  size: string
  state: FileState
  /** Part that has been sent, between 0 and 1. */
  progress?: number | undefined
  /** Instead of the state's own word: why it failed, how long it will take. */
  note?: string | undefined
  /** Trying again leads to nothing: it can only be removed. */
  isFinal?: boolean | undefined
}

export interface FileWords {
  /** Name of the list. */
  list: string
  states: Record<FileState, string>
  remove: (file: { name: string }) => string
  pause: (file: { name: string }) => string
  resume: (file: { name: string }) => string
}

interface FileListProps {
  files: FileEntry[]
  words: FileWords
  onRemove: (id: string) => void
  onPause?: ((id: string) => void) | undefined
  onResume?: ((id: string) => void) | undefined
}

/** The chosen files with how far each has been sent. */
export function FileList({ files, words, ...actions }: FileListProps) {
  if (files.length === 0) return null
  return (
    <ul className="file-list" aria-label={words.list}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} words={words} {...actions} />
      ))}
    </ul>
  )
}

const stateIcons = {
  waiting: controlIcons.file,
  sending: controlIcons.file,
  paused: controlIcons.circlePause,
  failed: interfaceIcons.triangleAlert,
  done: controlIcons.circleCheck,
}

function FileRow({ file, onPause, onRemove, onResume, words }: Omit<FileListProps, 'files'> & { file: FileEntry }) {
  const { id, isFinal = false, name, note, progress, size, state } = file
  const isUnderWay = state === 'sending' || state === 'paused'
  const canResume = onResume !== undefined && !isFinal && (state === 'paused' || state === 'failed')
  return (
    <li className="file-row" data-state={state}>
      <Icon drawing={stateIcons[state]} />
      <div className="file-words">
        <p className="file-name">{name}</p>
        <p className="file-state">
          <span>{size}</span>
          <span>{note ?? words.states[state]}</span>
        </p>
        {isUnderWay && (
          <Progress
            label={name}
            value={progress}
            words={progress === undefined ? undefined : `${Math.round(progress * 100)}%`}
            tone={state === 'paused' ? 'quiet' : 'jade'}
          />
        )}
      </div>
      {state === 'sending' && onPause && (
        <RowButton icon={controlIcons.pause} label={words.pause({ name })} onClick={() => onPause(id)} />
      )}
      {canResume && (
        <RowButton icon={controlIcons.rotateCw} label={words.resume({ name })} onClick={() => onResume(id)} />
      )}
      <RowButton icon={interfaceIcons.x} label={words.remove({ name })} onClick={() => onRemove(id)} />
    </li>
  )
}

function RowButton({
  icon,
  label,
  onClick,
}: {
  icon: (typeof stateIcons)[FileState]
  label: string
  onClick: () => void
}) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
      <Icon drawing={icon} />
    </button>
  )
}

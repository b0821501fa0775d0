import { type DragEvent, useEffect, useRef, useState } from 'react'
import { controlIcons } from './control-icons.ts'
import { controlOf, Field, type FieldWords } from './field.tsx'
import { type FileEntry, FileList, type FileWords } from './file-list.tsx'
import { Icon } from './icon.tsx'

export type { FileEntry } from './file-list.tsx'

interface FileDropProps extends FieldWords {
  name: string
  /** “Drop files here”, and the underlined words that open the picker. */
  prompt: string
  pick: string
  accept?: string
  isMultiple?: boolean
  isDisabled?: boolean
  files: FileEntry[]
  words: FileWords
  /** Said when something changes: added, sent, failed. */
  status?: string
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onPause?: (id: string) => void
  onResume?: (id: string) => void
}

/**
 * Files by dropping, pasting or picking. The control is the platform's file field laid over the area, so a press, the
 * keyboard and a drop all reach it, and without scripts it is simply shown. What is accepted is decided by the owner.
 */
export function FileDrop(props: FileDropProps) {
  const { accept, error, files, hint, id, isDisabled, isMultiple = true, label, mark, name, onAdd, status } = props
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const add = (given: FileList | File[] | undefined | null) => {
    const chosen = [...(given ?? [])] as File[]
    if (chosen.length > 0 && !isDisabled) onAdd(isMultiple ? chosen : chosen.slice(0, 1))
  }
  usePastedFiles(area, add)

  const drag = (event: DragEvent, over: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(over && !isDisabled)
  }
  return (
    <Field {...{ id, label, mark, hint, error }}>
      <div
        ref={area}
        className="file-drop"
        data-over={isOver || undefined}
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, area.current?.contains(event.relatedTarget as Node) ?? false)}
        onDrop={(event) => {
          drag(event, false)
          add(event.dataTransfer.files)
        }}
      >
        <input
          {...controlOf({ id, hint, error })}
          ref={input}
          type="file"
          name={name}
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled}
          onChange={({ target }) => {
            add(target.files)
            // So that the same file can be picked again after it was removed.
            target.value = ''
          }}
        />
        <p className="file-drop-words" aria-hidden="true">
          <Icon drawing={controlIcons.upload} />
          <span>
            {/* One text: a form that comes alive by itself has no marks between two. */}
            {`${props.prompt} `}
            <span className="text-link">{props.pick}</span>
          </span>
        </p>
      </div>
      <FileList
        files={files}
        words={props.words}
        onPause={props.onPause}
        onResume={props.onResume}
        onRemove={(file) => {
          // The button that had the focus goes with its row.
          input.current?.focus()
          props.onRemove(file)
        }}
      />
      <p role="status" className="sr-only">
        {status}
      </p>
    </Field>
  )
}

/** Files that are pasted anywhere in the form, such as a picture of the screen. */
function usePastedFiles(area: { current: HTMLElement | null }, add: (files: File[]) => void): void {
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  useEffect(() => {
    const scope: HTMLElement | Document = area.current?.closest('form') ?? document
    const paste = (event: Event) => {
      const pasted = (event as ClipboardEvent).clipboardData?.files
      if (!pasted || pasted.length === 0) return
      event.preventDefault()
      latest.current([...pasted])
    }
    scope.addEventListener('paste', paste)
    return () => scope.removeEventListener('paste', paste)
  }, [area])
}

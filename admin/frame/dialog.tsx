'use client'

import { createContext, type ReactNode, use, useId, useRef } from 'react'
import './controls.css'
import './dialog.css'

interface DialogParts {
  /** Words of the button that opens it. */
  label: string
  title: ReactNode
  /** Name of the button that closes it. */
  close: string
  onOpen?: () => void
  onClose?: () => void
  children: ReactNode
}

const DialogClose = createContext<() => void>(() => undefined)

/** How what stands in a dialog closes it. */
export const useDialogClose = () => use(DialogClose)

/**
 * A button beside a document's own, and the dialog that it opens. What stands in it may not be a form of its own: it is drawn
 * inside the document's form.
 */
export function Dialog({ children, close, label, onClose, onOpen, title }: DialogParts) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const open = () => {
    onOpen?.()
    dialog.current?.showModal()
  }
  const shut = () => dialog.current?.close()
  return (
    <>
      <button className="dialog-open" type="button" onClick={open}>
        {label}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby={id} closedby="any" onClose={onClose}>
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" aria-label={close} onClick={shut}>
            ×
          </button>
        </header>
        <DialogClose value={shut}>{children}</DialogClose>
      </dialog>
    </>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { interfaceIcons } from './interface-icons.ts'

interface DialogProps {
  id: string
  title: ReactNode
  /** Name of the button that closes. */
  closeLabel: string
  children: ReactNode
  /** Buttons; those of a `<form method="dialog">` close it. */
  foot?: ReactNode
  size?: 'normal' | 'wide'
  /** Opened and closed by its owner rather than by a `DialogButton`. */
  isOpen?: boolean
  /** Told how it was closed: the value of the button that did, empty for Escape and the like. */
  onClose?: (value: string) => void
}

/**
 * A modal dialog: the platform's own, which keeps focus inside, returns it, closes on Escape and makes the rest inert.
 * On a phone it is a sheet at the bottom edge, in reach of the thumb.
 */
export function Dialog({ children, closeLabel, foot, id, isOpen, onClose, size = 'normal', title }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (isOpen === undefined || !current || isOpen === current.open) return
    if (isOpen) current.showModal()
    else current.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      id={id}
      className={`dialog dialog-${size}`}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose?.(event.currentTarget.returnValue)
      }}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <button type="submit" className="icon-button" aria-label={closeLabel} title={closeLabel}>
            <Icon drawing={interfaceIcons.x} />
          </button>
        </form>
      </div>
      <div className="dialog-body">{children}</div>
      {foot && <div className="dialog-foot">{foot}</div>}
    </dialog>
  )
}

/** Attributes of a button that opens a dialog: by the browser itself where it can, so scripts are not needed there. */
export function opensDialog(id: string) {
  return {
    'aria-haspopup': 'dialog' as const,
    command: 'show-modal',
    commandfor: id,
    onClick: () => {
      if ('commandForElement' in HTMLButtonElement.prototype) return
      const dialog = document.getElementById(id)
      if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
    },
  }
}

'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { DeskTexts } from './desk-texts.ts'

/** Help for keyboard shortcuts. */
export function KeyHelp({ isOpen, onClose, words }: { isOpen: boolean; onClose: () => void; words: DeskTexts }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} className="desk-keys" aria-labelledby="desk-keys-title" onClose={onClose}>
      <h2 id="desk-keys-title">{words.keysTitle}</h2>
      <dl>
        {words.keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Button size="small" margin={false} onClick={onClose}>
        {words.close}
      </Button>
    </dialog>
  )
}

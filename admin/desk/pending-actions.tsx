'use client'

import type { DeskPendingAction } from '#content/desk/pending-actions.ts'
import type { DeskTexts } from './desk-texts.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface PendingActions {
  deeds: readonly DeskPendingAction[]
  words: DeskTexts
  onUndo: (deed: DeskPendingAction) => void
  onSent: () => void
}

function Deed({ deed, onSent, onUndo, words }: Omit<PendingActions, 'deeds'> & { deed: DeskPendingAction }) {
  const { about, author, doAt, isMine, kind, number } = deed
  const left = useSecondsLeft(doAt, onSent)
  const what = words.deeds[kind](number, about)
  return (
    <p className="desk-deed-held">
      <span>{left > 0 ? words.deedBy(author, what, left) : words.doing(author, what)}</span>
      {isMine && left > 0 && (
        <button type="button" className="desk-link" onClick={() => onUndo(deed)}>
          {words.undo}
        </button>
      )}
    </p>
  )
}

/** Pending actions on the ticket, with an undo button for whoever started them. */
export function PendingActions({ deeds, ...props }: PendingActions) {
  return deeds.map((deed) => <Deed key={deed.id} deed={deed} {...props} />)
}

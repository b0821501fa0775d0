'use client'

import type { DeskDeed } from '#content/desk/deeds.ts'
import type { DeskWords } from './desk-words.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface Deeds {
  deeds: readonly DeskDeed[]
  words: DeskWords
  onUndo: (deed: DeskDeed) => void
  onSent: () => void
}

function Deed({ deed, onSent, onUndo, words }: Omit<Deeds, 'deeds'> & { deed: DeskDeed }) {
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

/** What is about to be done to the ticket, by whom, and the way back for who does it. */
export function Deeds({ deeds, ...props }: Deeds) {
  return deeds.map((deed) => <Deed key={deed.id} deed={deed} {...props} />)
}

'use client'

import { useRef, useState } from 'react'
import type { LeftPassage, Proposed } from '#content/translate/machine/propose.ts'
import type { FieldBeside } from '#content/translate/side-by-side.ts'
import { isToDo } from '#domain/translate/align.ts'
import type { Locale } from '#lib/locale.ts'
import { askAdmin, wordsOf } from '#admin/frame/ask-admin.ts'
import { machineTexts } from './machine-texts.ts'
import type { SideProps, useSideBySide } from './use-side-by-side.ts'

/** Characters of the source in one call, so that it says how far it is and can be stopped in between. */
const piece = 6000

const lengthOf = ({ passages }: FieldBeside) => passages.reduce((sum, { source }) => sum + source.length, 0)

/** Fields that go together in one call. */
function inPieces(fields: readonly FieldBeside[]): FieldBeside[][] {
  const pieces: FieldBeside[][] = []
  let room = 0
  for (const field of fields) {
    const last = pieces.at(-1)
    if (last && lengthOf(field) <= room) last.push(field)
    else pieces.push([field])
    room = (last && lengthOf(field) <= room ? room : piece) - lengthOf(field)
  }
  return pieces
}

interface MachineProps {
  language: Locale
  of: SideProps['of']
  side: Pick<ReturnType<typeof useSideBySide>, 'edits' | 'shown' | 'take'>
}

/** What a machine proposes for the passages of a record that are to be done. */
export type MachineDrafts = ReturnType<typeof useMachine>

export function useMachine({ language, of, side: { edits, shown, take } }: MachineProps) {
  const texts = machineTexts[language]
  const stopping = useRef<AbortController>(undefined)
  const [isRunning, setRunning] = useState(false)
  const [said, setSaid] = useState('')
  const [left, setLeft] = useState<readonly LeftPassage[]>([])
  const [drafted, setDrafted] = useState(0)
  const fields = shown.fields.filter(({ passages, place }) => !edits.has(place) && passages.some(isToDo))

  const run = async () => {
    const controller = new AbortController()
    stopping.current = controller
    setRunning(true)
    setLeft([])
    const found: Proposed = { proposals: [], left: [] }
    let done = 0
    try {
      for (const some of inPieces(fields)) {
        setSaid(texts.progress(done, fields.length))
        const asked = { ...of, seen: shown.seen, places: some.map(({ place }) => place) }
        const { body } = await askAdmin<Proposed>('/translations/machine', language, asked, controller.signal)
        take(body.proposals)
        found.proposals.push(...body.proposals)
        found.left.push(...body.left)
        done += some.length
      }
      setSaid(found.proposals.length === 0 ? texts.nothing : texts.done(found.proposals.length, found.left.length))
    } catch (error) {
      setSaid(controller.signal.aborted ? texts.stopped(found.proposals.length) : wordsOf(error, texts.failed))
    }
    setLeft(found.left)
    setDrafted(found.proposals.length)
    setRunning(false)
  }
  // What was to be read before it is saved is saved.
  const isOver = !isRunning && drafted > 0 && edits.size === 0
  return {
    isRunning,
    left,
    run: () => void run(),
    said: isOver ? '' : said,
    stop: () => stopping.current?.abort(),
    toDo: fields.length,
  }
}

'use client'

import { type SyntheticEvent, useState } from 'react'
import type { SideBySide } from '#content/translate/side-by-side.ts'
import type { Locale } from '#lib/locale.ts'
import { askAdmin, wordsOf } from '#admin/frame/ask-admin.ts'
import { sideTexts } from './side-texts.ts'

export interface SideProps {
  language: Locale
  mayPublish: boolean
  of: { source: string; record: number }
  /** Where the record's form is. */
  formPath: string
  listPath: string
  opened: SideBySide
}

/** A text as it was written: of a whole field, or of a passage of it. */
export interface Edit {
  place: string
  text: string
  passage?: { source?: number; target?: number }
}
/** By where they stand. */
export type Edits = ReadonlyMap<string, Edit>

export const keyOf = ({ passage, place }: Omit<Edit, 'text'>): string =>
  passage ? `${place} ${passage.source ?? ''} ${passage.target ?? ''}` : place

/** What is written in a translation and not saved yet, and what can be done with it. */
export function useSideBySide({ language, of, opened }: Pick<SideProps, 'language' | 'of' | 'opened'>) {
  const texts = sideTexts[language]
  const [shown, setShown] = useState(opened)
  const [edits, setEdits] = useState<Edits>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  const act = async (words: string, work: () => Promise<void>) => {
    setBusy(true)
    setSaid('')
    try {
      await work()
      setSaid(words)
    } catch (error) {
      setSaid(wordsOf(error, texts.failed))
    }
    setBusy(false)
  }
  const tell = async (way: string, data: object) => {
    const { body } = await askAdmin<SideBySide>(`/translations/${way}`, language, { ...of, seen: shown.seen, ...data })
    setShown(body)
  }
  const write = (edit: Edit, stored: string | undefined) => {
    const next = new Map(edits)
    const key = keyOf(edit)
    if (edit.text === stored) next.delete(key)
    else next.set(key, edit)
    setEdits(next)
  }
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    void act(texts.saved, async () => {
      await tell('save', { texts: [...edits.values()] })
      setEdits(new Map())
    })
  }
  const accept = (place: string) => void act(texts.accepted, () => tell('accept', { places: [place] }))
  const finish = (way: 'handIn' | 'publish') =>
    void act(way === 'publish' ? texts.published : texts.handedIn, async () => {
      const locale = shown.target
      if (way === 'handIn') await askAdmin('/reviews/hand-in', language, { ...of, locales: [locale] })
      else await tell('publish', {})
    })
  return { accept, edits, finish, isBusy, said, save, shown, write }
}

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

/** What is written in a translation and not saved yet, and what can be done with it. */
export function useSideBySide({ language, of, opened }: Pick<SideProps, 'language' | 'of' | 'opened'>) {
  const texts = sideTexts[language]
  const [shown, setShown] = useState(opened)
  const [edits, setEdits] = useState<ReadonlyMap<string, string>>(new Map())
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
  const write = (place: string, text: string) => {
    const stored = shown.fields.find((field) => field.place === place)?.text
    const next = new Map(edits)
    if (text === stored) next.delete(place)
    else next.set(place, text)
    setEdits(next)
  }
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    void act(texts.saved, async () => {
      await tell('save', { texts: [...edits].map(([place, text]) => ({ place, text })) })
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

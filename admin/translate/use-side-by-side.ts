'use client'

import { type SyntheticEvent, useState } from 'react'
import type { SideBySide } from '#content/translate/side-by-side.ts'
import { type Locale, otherLocale } from '#lib/locale.ts'
import { askAdmin, wordsOf } from '#admin/frame/ask-admin.ts'
import { sideTexts } from './side-texts.ts'

export interface SideProps {
  language: Locale
  mayPublish: boolean
  of: { source: string; record: number }
  /** Whether a service for machine drafts is set. */
  hasMachine: boolean
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
  /** The text whose tags it has, where those are the source's and not those of the translation as it is. */
  template?: string
  /** Whether it is as a machine proposed it. */
  isMachine?: boolean
}
/** By where they stand. */
export type Edits = ReadonlyMap<string, Edit>

export const keyOf = ({ passage, place }: Pick<Edit, 'passage' | 'place'>): string =>
  passage ? `${place} ${passage.source ?? ''} ${passage.target ?? ''}` : place

/** Does one thing after the other, and says what came of it. @param failed words for an error that has none of its own */
function useActing(failed: string) {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const act = async (words: string, work: () => Promise<void>) => {
    setBusy(true)
    setSaid('')
    try {
      await work()
      setSaid(words)
    } catch (error) {
      setSaid(wordsOf(error, failed))
    }
    setBusy(false)
  }
  return { act, isBusy, said }
}

/** What is written in a translation and not saved yet, and what can be done with it. */
export function useSideBySide({ language, of, opened }: Pick<SideProps, 'language' | 'of' | 'opened'>) {
  const texts = sideTexts[language]
  const [shown, setShown] = useState(opened)
  const [edits, setEdits] = useState<Edits>(new Map())
  const { act, isBusy, said } = useActing(texts.failed)

  const tell = async (way: string, data: object) => {
    const { body } = await askAdmin<SideBySide>(`/translations/${way}`, language, { ...of, seen: shown.seen, ...data })
    setShown(body)
  }
  const write = (edit: Edit, stored: string | undefined) => {
    const next = new Map(edits)
    const key = keyOf(edit)
    const template = edits.get(key)?.template
    if (edit.text === stored) next.delete(key)
    else next.set(key, { ...edit, ...(template !== undefined && { template }) })
    setEdits(next)
  }
  /** Puts in what a machine proposed, where the person has written nothing meanwhile. */
  const take = (proposals: readonly Edit[]) =>
    setEdits((before) => {
      const next = new Map(before)
      for (const edit of proposals) if (!before.has(keyOf(edit))) next.set(keyOf(edit), { ...edit, isMachine: true })
      return next
    })
  /** Fills in what was translated elsewhere. */
  const fill = (found: readonly Edit[]) =>
    setEdits(new Map([...edits, ...found.map((edit) => [keyOf(edit), edit] as const)]))
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    void act(shown.hasDrafts ? texts.saved : texts.savedShown, async () => {
      await tell('save', {
        texts: [...edits.values()].map(({ passage, place, template, text }) => ({
          place,
          text,
          passage,
          isLikeSource: template !== undefined,
        })),
      })
      setEdits(new Map())
    })
  }
  const accept = (place: string) => void act(texts.accepted, () => tell('accept', { places: [place] }))
  const confirm = (place: string) => void act(texts.confirmed, () => tell('read', { places: [place] }))
  const finish = (way: 'handIn' | 'publish') =>
    void act(way === 'publish' ? texts.published : texts.handedIn, async () => {
      const locale = shown.target
      if (way === 'handIn') await askAdmin('/reviews/hand-in', language, { ...of, locales: [locale] })
      else await tell('publish', {})
    })
  /** What the page says of the direction stands around the form as well: it comes anew. */
  const turn = () =>
    void act('', async () => {
      await tell('turn', { target: otherLocale(shown.target) })
      location.reload()
    })
  return { accept, confirm, edits, fill, finish, isBusy, said, save, shown, take, turn, write }
}

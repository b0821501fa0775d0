'use client'

import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { RecordReviews } from '#content/review/describe.ts'
import { writeTime } from '#admin/frame/write-time.ts'
import { useDraftable } from '#admin/frame/use-draftable.ts'
import type { ReviewTexts } from './review-texts.ts'

type Answer = RecordReviews & { faults: string[] }

/** The words of a refusal, which the server says in the language of the admin. */
class Refused extends Error {}

async function request<T>(way: string, body?: object): Promise<T> {
  const answer = await fetch(`/admin/api/reviews/${way}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const told = (await answer.json()) as T & { errors?: { message: string; data?: { errors?: { label?: string }[] } }[] }
  if (!answer.ok) throw new Refused(answer.status < 500 ? told.errors?.[0]?.message : undefined)
  return told
}

/** Saves the draft of the form, where something in it is not saved yet. @returns whether it is saved now */
export function useSavedDraft(): () => Promise<boolean> {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { code } = useLocale()
  const { submit } = useForm()
  const isModified = useFormModified()
  return async () => {
    if (!isModified) return true
    const saved = await submit({
      action: `/admin/api/${globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`}?locale=${code}&depth=0&fallback-locale=null&draft=true`,
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
      disableSuccessStatus: true,
    })
    return saved !== undefined && saved.res.ok
  }
}

type Step = keyof ReviewTexts['said']
export type TakeStep = (step: Step, body: object) => Promise<boolean>

/** How the languages of the document stand, and what can be done about it. */
export function useReviews(words: ReviewTexts) {
  const draft = useDraftable()
  const [source, record] = [draft?.source, draft?.record]
  const [reviews, setReviews] = useState<RecordReviews>()
  const [said, setSaid] = useState('')
  const [faults, setFaults] = useState<readonly string[]>([])
  const [isPublic, setIsPublic] = useState(false)
  const load = useCallback(async () => {
    if (source === undefined) return
    setReviews(await request<RecordReviews>(`of?source=${source}&record=${record}`))
  }, [source, record])
  useEffect(() => {
    // Without it the button says less; opening it asks again.
    void load().catch(() => undefined)
  }, [load])
  const take: TakeStep = async (step, body) => {
    setSaid('')
    setFaults([])
    try {
      const { faults: found, ...after } = await request<Answer>(step, { source, record, ...body })
      setReviews(after)
      setFaults(found)
      const { next } = body as { next?: 'publish' | { at: string } }
      if (next === 'publish') setIsPublic(true)
      setSaid(
        next === 'publish'
          ? words.published
          : typeof next === 'object'
            ? words.planned(writeTime(next.at))
            : words.said[step],
      )
      return true
    } catch (error) {
      setSaid((error instanceof Refused && error.message) || words.failed)
      await load().catch(() => undefined)
      return false
    }
  }
  return { reviews, said, setSaid, faults, isPublic, load, take }
}

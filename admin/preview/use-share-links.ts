'use client'

import { useRef, useState } from 'react'
import type { Locale } from '#lib/locale.ts'

/** A link as the admin's API describes it. */
export interface ShareLink {
  id: number
  recipient: string
  madeBy: string
  endsAt: string
  /** Address on this site. */
  path: string
}

interface Draft {
  source: string
  record: number
  locale: Locale
}

const api = '/admin/api/preview-links'

async function post(way: string, body: object): Promise<unknown> {
  const answer = await fetch(`${api}/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${way}: ${answer.status}`)
  return answer.json()
}

/** The open links to a draft, and what can be done with them. */
export function useShareLinks(draft: Draft) {
  const [list, setList] = useState<readonly ShareLink[]>()
  const asked = useRef(0)
  const [said, setSaid] = useState<'failed' | 'takenBack'>()
  const attempt = async (work: () => Promise<void>) => {
    setSaid(undefined)
    try {
      await work()
      return true
    } catch {
      setSaid('failed')
      return false
    }
  }
  // Only the newest answer counts: one asked for before a link was made would take that link away again.
  const read = async () => {
    asked.current += 1
    const mine = asked.current
    const { locale, record, source } = draft
    const query = new URLSearchParams({ source, record: String(record), locale })
    const answer = await fetch(`${api}/of?${query.toString()}`)
    if (!answer.ok) throw new Error(String(answer.status))
    const { links } = (await answer.json()) as { links: ShareLink[] }
    if (mine === asked.current) setList(links)
  }
  return {
    list,
    said,
    load: () => void attempt(read),
    make: (recipient: string) =>
      attempt(async () => {
        await post('share', { ...draft, recipient })
        await read()
      }),
    takeBack: async (link: number) => {
      await attempt(async () => {
        await post('take-back', { link })
        await read()
        setSaid('takenBack')
      })
    },
  }
}

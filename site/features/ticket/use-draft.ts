import { useCallback, useEffect, useState } from 'react'
import { ticketCategories, type TicketCategory, type Severity, severities } from '#domain/ticket/ticket.ts'
import type { KeptUpload } from './upload-queue.ts'

/** What a person has written of a new ticket. */
export interface Draft {
  /** Sent again, the same draft is the same ticket. */
  id: string
  product: string
  version: string
  system: string
  category: TicketCategory
  severity: Severity
  subject: string
  text: string
  copies: string
  language: 'zh' | 'en'
  /** Files that are uploaded, completely or in part. */
  files: KeptUpload[]
}

const storageKey = 'portico.ticket'

/** Drafts of everybody who uses this browser, each by its person: another account never sees it. */
function readDrafts(): Record<string, Draft> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Draft>) : {}
  } catch {
    return {}
  }
}

function writeDraft(person: string, draft: Draft | undefined): void {
  const { [person]: _old, ...others } = readDrafts()
  const all = draft === undefined ? others : { ...others, [person]: draft }
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(all))
  } catch {
    // A browser that keeps nothing: the form works all the same.
  }
}

const isWorthKeeping = ({ files, subject, text }: Draft) =>
  subject.trim() !== '' || text.trim() !== '' || files.length > 0

/** The draft of a person, kept as it is written. @param begin what an empty one begins with */
export function useDraft(person: string, begin: () => Draft) {
  const [{ draft, isRestored }, setState] = useState(() => {
    const kept = readDrafts()[person]
    // What an earlier version of the site kept may lack a field, or have a value that is none.
    const known = kept && severities.includes(kept.severity) && ticketCategories.includes(kept.category)
    return known ? { draft: { ...begin(), ...kept }, isRestored: true } : { draft: begin(), isRestored: false }
  })
  useEffect(() => {
    if (isWorthKeeping(draft)) writeDraft(person, draft)
  }, [draft, person])
  const change = useCallback(
    (part: Partial<Draft>) => setState((one) => ({ ...one, draft: { ...one.draft, ...part } })),
    [],
  )
  return {
    draft,
    isRestored,
    change,
    discard: () => {
      writeDraft(person, undefined)
      setState({ draft: begin(), isRestored: false })
    },
    /** Once it is sent. */
    forget: () => writeDraft(person, undefined),
  }
}

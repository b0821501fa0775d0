import { Button } from '@payloadcms/ui'
import type { Locale } from '#lib/locale.ts'
import type { LocalCopy } from './local-copies.ts'
import { sessionTexts } from './session-texts.ts'
import './session.css'

interface FoundCopyProps {
  copy: Pick<LocalCopy<unknown>, 'at' | 'base'> | undefined
  /** Of what is stored now. */
  base: string
  language: Locale
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what somebody wrote and did not save, once. */
export function FoundCopy({ base, copy, language, onDiscard, onRestore }: FoundCopyProps) {
  const words = sessionTexts[language]
  if (copy === undefined) return null
  return (
    <div className="found-copy" role="status">
      <p>
        {words.unsaved(new Date(copy.at).toISOString())}
        {copy.base !== base && ` ${words.overtaken}`}
      </p>
      <Button size="small" margin={false} onClick={onRestore}>
        {words.restore}
      </Button>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onDiscard}>
        {words.discard}
      </Button>
    </div>
  )
}

import type { Remembered } from '#content/translate/read-memory.ts'
import { languageTags, type Locale, otherLocale } from '#lib/locale.ts'
import { memoryTexts } from './memory-texts.ts'

interface MemoryOffersProps {
  language: Locale
  offers: readonly Remembered[]
  target: Locale
  /** Whether what is taken becomes a line of its own. */
  isOfLines?: boolean
  /** What is written already. */
  text: string
  onWrite: (text: string) => void
}

/** How the passage, or sentences of it, were translated elsewhere, each to be taken by a press. */
export function MemoryOffers({ isOfLines = false, language, offers, onWrite, target, text }: MemoryOffersProps) {
  const texts = memoryTexts[language]
  // Chinese has no space between two sentences.
  const between = isOfLines ? '\n' : target === 'zh' ? '' : ' '
  const add = (words: string) => onWrite(text.trim() === '' ? words : text.trimEnd() + between + words)
  const left = offers.filter((offer) => !text.includes(offer.text))
  if (left.length === 0) return null
  return (
    <ul className="side-memory" aria-label={texts.title}>
      {left.map((offer) => (
        <li key={`${offer.sentence ?? ''} ${offer.text}`}>
          <div>
            {offer.sentence !== undefined && (
              <>
                <span lang={languageTags[otherLocale(target)]}>{offer.sentence}</span>
                {' → '}
              </>
            )}
            <span lang={languageTags[target]}>{offer.text}</span>
            <small>{texts.from(offer.name, offer.times)}</small>
          </div>
          <button type="button" onClick={() => (offer.sentence === undefined ? onWrite(offer.text) : add(offer.text))}>
            {texts.take}
          </button>
        </li>
      ))}
    </ul>
  )
}

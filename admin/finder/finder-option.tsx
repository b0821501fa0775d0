import type { LanguageState } from '#content/language-states.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { marks, signs } from '#admin/publish/language-signs.ts'

/** Something that can be opened. */
export interface Option {
  href: string
  title: string
  /** Kind of record, or what else it is. */
  kind: string
  states?: Record<Locale, LanguageState>
}

interface OptionProps {
  id: string
  isChosen: boolean
  language: Locale
  option: Option
  onPoint: () => void
  onOpen: () => void
}

/** A row of the finder's list: what it is called, of which kind, and how far each language has come. */
export function FinderOption({ id, isChosen, language, onOpen, onPoint, option }: OptionProps) {
  const { href, kind, states, title } = option
  return (
    <a
      id={id}
      role="option"
      href={href}
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <span className="finder-title">{title}</span>
      {states && (
        <span className="finder-states">
          {locales.map((locale) => {
            const words = `${marks[locale]}: ${signs[states[locale]][language]}`
            return (
              <span key={locale} role="img" title={words} aria-label={words}>
                {marks[locale]} {signs[states[locale]].sign}
              </span>
            )
          })}
        </span>
      )}
      <span className="finder-kind">{kind}</span>
    </a>
  )
}

import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { localeOfPath } from '#lib/locale.ts'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { LanguageProvider, useLanguage } from '#site/runtime/language/language.tsx'
import { MarkedText } from './marked-text.tsx'
import { useSearchTexts } from './texts.ts'
import { stepChoice, useSuggestions } from './use-suggestions.ts'

/** Gives a served search field its suggestions, in the place beside it. The field stays the page's own. */
export function startSuggestions(field: HTMLInputElement, place: Element): void {
  createRoot(place).render(
    <LanguageProvider locale={localeOfPath(location.pathname)}>
      <FieldSuggestions field={field} kind={field.dataset.suggests} />
    </LanguageProvider>,
  )
}

const optionId = (field: HTMLInputElement, index: number) => `${field.id}-choice-${index}`

/** What the field was told and where it stands among the suggestions. */
function useField(field: HTMLInputElement) {
  const [typed, setTyped] = useState(() => field.value.trim())
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(document.activeElement === field)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const type = () => {
      setTyped(field.value.trim())
      setActive(-1)
      setOpen(true)
    }
    field.addEventListener('input', type, { signal })
    field.addEventListener('focus', () => setOpen(true), { signal })
    field.addEventListener('blur', () => setOpen(false), { signal })
    return () => listening.abort()
  }, [field])
  return { typed, active, setActive, isOpen, setOpen }
}

/** A combobox with a list of suggestions (ARIA's own pattern), as in the search over the page. */
function FieldSuggestions({ field, kind }: { field: HTMLInputElement; kind: string | undefined }) {
  const { locale, to } = useLanguage()
  const texts = useSearchTexts()
  const { active, isOpen, setActive, setOpen, typed } = useField(field)
  const { items, of } = useSuggestions(typed, kind)
  const count = isOpen ? items.length : 0
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': `${field.id}-choices`,
      'aria-expanded': String(count > 0),
      'aria-activedescendant': active < 0 ? '' : optionId(field, active),
    }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    const press = (event: KeyboardEvent) => {
      const next = stepChoice(event, active, count)
      if (next !== undefined) setActive(next)
      else if (event.key === 'Escape' && count > 0) setOpen(false)
      else if (event.key === 'Enter' && active >= 0) document.getElementById(optionId(field, active))?.click()
      else return
      // Escape would empty the field, and Enter send the form.
      event.preventDefault()
    }
    field.addEventListener('keydown', press)
    return () => field.removeEventListener('keydown', press)
  }, [active, count, field, setActive, setOpen])
  return (
    <>
      <span id={`${field.id}-choices`} role="listbox" aria-label={texts.suggestions} hidden={count === 0}>
        {items.map(({ id, lang, path, titlePieces }, index) => (
          <a
            key={id}
            id={optionId(field, index)}
            href={to(path)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            // Else the field loses the focus, and the list goes before it is clicked.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
          >
            <span lang={foreignLang(lang, locale)}>
              <MarkedText pieces={titlePieces} />
            </span>
            <LanguageMark lang={lang} />
          </a>
        ))}
      </span>
      <span role="status" className="sr-only">
        {isOpen && typed !== '' && of === typed ? texts.count({ total: items.length }) : ''}
      </span>
    </>
  )
}

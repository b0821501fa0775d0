import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { isWithinDocument } from '#site/runtime/navigation/link-navigation.ts'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import searchStyles from '#site/features/search/search-layer.css?url'
import { searchAddress } from './load-search.ts'
import { MarkedText } from './marked-text.tsx'
import { clearRecentSearches, saveRecentSearch, readRecentSearches } from './recent-searches.ts'
import { nameOne, useSearchTexts } from './texts.ts'
import { stepChoice, type Suggestion, useSuggestions } from './use-suggestions.ts'

const popularPlaces = [
  ['products', '/product'],
  ['downloads', '/product/download'],
  ['help', '/help'],
  ['courses', '/education'],
] as const

interface Choice {
  key: string
  path: string
  /** The name of a place, where it is one. */
  place?: string
  /** A search that is kept when it is chosen. */
  query?: string
  item?: Suggestion
}

/**
 * The search over the page: a combobox with a list of suggestions (ARIA's own pattern). It is loaded when somebody opens
 * it, with its styles, so that no page carries it. Without scripts the header leads to the search page.
 */
export function SearchLayer({ onClose }: { onClose: () => void }) {
  const texts = useSearchTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isStyled, setStyled] = useState(false)
  useEffect(() => loadStyles(() => setStyled(true)), [])
  useEffect(() => {
    if (isStyled && dialog.current?.open === false) dialog.current.showModal()
  }, [isStyled])
  return (
    <dialog ref={dialog} className="search-layer" aria-label={texts.dialog} closedby="any" onClose={onClose}>
      {isStyled && <Box close={() => dialog.current?.close()} />}
    </dialog>
  )
}

/** The layer shows when its styles are there, or have failed. */
function loadStyles(then: () => void): void {
  if (document.querySelector(`link[href="${searchStyles}"]`) !== null) return then()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: searchStyles })
  link.addEventListener('load', then)
  link.addEventListener('error', then)
  document.head.append(link)
}

function Box({ close }: { close: () => void }) {
  const { address: to } = useLanguage()
  const texts = useSearchTexts()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState(readRecentSearches)
  const typed = query.trim()
  const { items, of } = useSuggestions(typed)
  const places = usePlaces()
  const choices = choicesOf(typed, items, recent, places)
  const hasNone = typed !== '' && of === typed && items.length === 0

  const go = ({ path, query: kept }: Pick<Choice, 'path' | 'query'>) => {
    if (typed !== '' || kept !== undefined) saveRecentSearch(kept ?? typed)
    close()
    const target = new URL(to(path), location.href)
    // A page with another frame is another document.
    if (isWithinDocument(target, location)) void navigate(target.pathname + target.search + target.hash)
    else location.assign(target)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const chosen = choices[active]
    if (chosen) go(chosen)
    else if (typed !== '') go({ path: searchAddress({ q: typed }), query: typed })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // The browser would empty the field first; the line below says that this closes it.
      event.preventDefault()
      close()
      return
    }
    const next = stepChoice(event.nativeEvent, active, choices.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }
  return (
    <form role="search" action={to('/search')} method="get" onSubmit={submit}>
      <div className="search-layer-field">
        <Icon drawing={interfaceIcons.search} />
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label={texts.field}
          placeholder={texts.placeholder}
          aria-expanded={choices.length > 0}
          aria-controls="search-choices"
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `search-choice-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setActive(-1)
          }}
          onKeyDown={press}
        />
        <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
          <Icon drawing={interfaceIcons.x} />
        </button>
      </div>
      {typed === '' && recent.length > 0 && (
        <p className="search-layer-head">
          {texts.recent}
          <button
            type="button"
            className="text-link"
            onClick={() => {
              clearRecentSearches()
              setRecent([])
            }}
          >
            {texts.clearRecentSearches}
          </button>
        </p>
      )}
      <div id="search-choices" role="listbox" aria-label={texts.suggestions} className="search-layer-list">
        {choices.map((choice, index) => (
          <a
            key={choice.key}
            id={`search-choice-${index}`}
            href={to(choice.path)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              go(choice)
            }}
          >
            <ChoiceWords choice={choice} typed={typed} hasNone={hasNone} />
          </a>
        ))}
      </div>
      <p className="search-layer-foot" aria-hidden="true">
        {texts.keys}
      </p>
      <p role="status" className="sr-only">
        {typed !== '' && of === typed ? texts.count({ total: items.length }) : ''}
      </p>
    </form>
  )
}

/** Where people mostly go, for who has not typed anything yet. */
function usePlaces(): Choice[] {
  const { places } = useSearchTexts()
  const { to } = useLanguage()
  return popularPlaces
    .filter(([, path]) => to(path) !== undefined)
    .map(([name, path]) => ({ key: path, path, place: places[name] }))
}

function choicesOf(
  typed: string,
  items: readonly Suggestion[],
  recent: readonly string[],
  places: readonly Choice[],
): Choice[] {
  if (typed === '')
    return [...recent.map((query) => ({ key: `recent ${query}`, path: searchAddress({ q: query }), query })), ...places]
  return [
    ...items.map((item) => ({ key: `${item.kind} ${item.id}`, path: item.path, item })),
    { key: 'all', path: searchAddress({ q: typed }), query: typed },
  ]
}

interface ChoiceWordsProps {
  choice: Choice
  typed: string
  /** Whether it is known that there is no suggestion. */
  hasNone: boolean
}

function ChoiceWords({ choice: { item, place, query }, hasNone, typed }: ChoiceWordsProps) {
  const { locale } = useLanguage()
  const texts = useSearchTexts()
  if (place !== undefined)
    return (
      <>
        <span>{place}</span>
        <small>{texts.place}</small>
      </>
    )
  if (item === undefined)
    return <span>{typed === '' ? query : (hasNone ? texts.allOnly : texts.all)({ query: typed })}</span>
  return (
    <>
      <span lang={foreignLang(item.lang, locale)}>
        <MarkedText pieces={item.titlePieces} />
      </span>
      <LanguageMark lang={item.lang} />
      <small>{nameOne(texts, item.kind)}</small>
    </>
  )
}

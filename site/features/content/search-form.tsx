import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'

/** A plain form: it works without scripts and leaves the query in the address. */
export function SearchForm() {
  const { texts, to } = useLanguage()
  return (
    <form action={to('/search')} method="get" role="search" className="search-form">
      <label>
        <span className="sr-only">{texts.search}</span>
        <Icon drawing={interfaceIcons.search} />
        <input
          type="search"
          name="q"
          required
          maxLength={200}
          placeholder={texts.searchHint}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <button type="submit" className={buttonStyle.primary}>
        {texts.search}
      </button>
    </form>
  )
}

import { listAddress, orders, type TranslateFilter } from '#content/translate/filter.ts'
import { translatePath } from '#content/translate/view.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { translateTexts } from './translate-texts.ts'

interface Choice {
  name: keyof TranslateFilter
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
}

const Choice = ({ label, name, options, value }: Choice) => (
  <label>
    <span>{label}</span>
    <select name={name} defaultValue={value ?? ''}>
      {options.map(([each, title]) => (
        <option key={each} value={each}>
          {title}
        </option>
      ))}
    </select>
  </label>
)

interface Filters {
  filter: TranslateFilter
  language: Locale
  /** Kinds by their names. */
  kinds: readonly (readonly [kind: string, name: string])[]
}

/** What to look for. It stands in the address, which can be handed on. */
export function TranslateFilters({ filter, kinds, language }: Filters) {
  const texts = translateTexts[language]
  const { kind, language: into, order, state } = filter
  const isNarrowed = kind !== undefined || into !== undefined || order !== 'newest'
  return (
    <form className="translate-filters" action={`/admin${translatePath}`} key={listAddress(filter)}>
      {state && <input type="hidden" name="state" value={state} />}
      <Choice name="kind" label={texts.kind} value={kind} options={[['', texts.allKinds], ...kinds]} />
      <Choice
        name="language"
        label={texts.language}
        value={into}
        options={[['', texts.allLanguages], ...locales.map((each) => [each, texts.into[each]] as const)]}
      />
      <Choice
        name="order"
        label={texts.order}
        value={order}
        options={orders.map((each) => [each, texts.orders[each]])}
      />
      <button type="submit">{texts.show}</button>
      {isNarrowed && <a href={listAddress(state ? { state } : {})}>{texts.clear}</a>}
    </form>
  )
}

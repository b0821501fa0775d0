import { listAddress, orders, type TranslateFilter } from '#content/translate/filter.ts'
import { translatePath } from '#content/translate/view.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { Choice } from '#admin/frame/choice.tsx'
import { translateTexts } from './translate-texts.ts'

interface Filters {
  filter: TranslateFilter
  language: Locale
  /** Kinds by their names. */
  kinds: readonly (readonly [kind: string, name: string])[]
  /** Whoever can have work, by number and name. */
  people: readonly (readonly [person: number, name: string])[]
}

/** What to look for. It stands in the address, which can be handed on. */
export function TranslateFilters({ filter, kinds, language, people }: Filters) {
  const texts = translateTexts[language]
  const { kind, language: into, order, person, state, unread } = filter
  const isNarrowed = [kind, into, person, unread].some((each) => each !== undefined) || order !== 'newest'
  return (
    <form className="translate-filters" action={`/admin${translatePath}`} key={listAddress(filter)}>
      {state && <input type="hidden" name="state" value={state} />}
      <Choice name="kind" label={texts.kind} value={kind} all={texts.allKinds} options={kinds} />
      <Choice
        name="language"
        label={texts.language}
        value={into}
        all={texts.allLanguages}
        options={locales.map((each) => [each, texts.into[each]])}
      />
      <Choice
        name="person"
        label={texts.person}
        value={person}
        all={texts.everybody}
        options={[['none', texts.nobody], ...people]}
      />
      <Choice
        name="order"
        label={texts.order}
        value={order}
        options={orders.map((each) => [each, texts.orders[each]])}
      />
      <label>
        <input type="checkbox" name="unread" value="yes" defaultChecked={unread !== undefined} />
        {texts.unread}
      </label>
      <button type="submit">{texts.show}</button>
      {isNarrowed && <a href={listAddress(state ? { state } : {})}>{texts.clear}</a>}
    </form>
  )
}

import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { tableAnchor } from './coverage-filters.ts'
import type { CompatibilityContent } from './load-compatibility.ts'
import { useCompatibilityTexts } from './texts.ts'
import { WholePage } from './whole-page.tsx'

type Area = NonNullable<CompatibilityContent['whole']>[number]

/** All functions by area. */
export function WholeTable({ areas, data }: { areas: Area[]; data: CompatibilityContent }) {
  const { table: texts } = useCompatibilityTexts()
  return (
    <WholePage data={data} texts={texts} anchor={tableAnchor} className="whole-table">
      {areas.map((area) => (
        <WholeArea key={area.slug} area={area} />
      ))}
    </WholePage>
  )
}

function WholeArea({ area }: { area: Area }) {
  const { locale } = useLanguage()
  const { states, table: texts } = useCompatibilityTexts()
  const count = (state: string) =>
    area.groups.filter((group) => group.state === state).reduce((sum, { names }) => sum + names.length, 0)
  const counts = { covered: count('covered'), partly: count('partly'), no: count('no') }
  return (
    <section aria-labelledby={`area-${area.slug}`} className="whole-area" lang={foreignLang(area.lang, locale)}>
      <h2 id={`area-${area.slug}`}>
        {area.title} <LanguageMark lang={area.lang} />
        <small>{texts.counts(counts)}</small>
      </h2>
      <dl>
        {area.groups.map(({ names, note, since, state }, index) => (
          <div key={index} data-state={state}>
            <dt>
              {state === 'covered' ? texts.coveredSince({ release: since ?? '' }) : states[state]}
              {state === 'partly' && since && ` · ${since}`}
              {note && <span>{note}</span>}
            </dt>
            <dd className="function-names" translate="no">
              {names.join('  ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

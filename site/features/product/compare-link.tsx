import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import type { Locale } from '#lib/locale.ts'
import { linkStyle } from '#site/ui/button.ts'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { comparisonFile, mostCompared, toggled } from './comparison.ts'
import { useProductTexts } from './texts.ts'

interface CompareChoicesProps {
  /** What can be compared. */
  choices: { slug: string; name: string; lang: Locale }[]
  compared: readonly string[]
  address: (slugs: string[]) => string
}

/** Puts records into the comparison or takes them out. Links: the address holds what is compared. */
export function CompareChoices({ address, choices, compared }: CompareChoicesProps) {
  const { locale, to } = useLanguage()
  const words = useProductTexts()
  const isFull = compared.length >= mostCompared
  return (
    <ul className="chips compare-choices">
      {choices.map(({ lang, name, slug }) => {
        const isChosen = compared.includes(slug)
        const inner = (
          <>
            <span lang={foreignLang(lang, locale)}>{name}</span>
            {isChosen && <Icon drawing={interfaceIcons.x} />}
          </>
        )
        return (
          <li key={slug}>
            {isFull && !isChosen ? (
              <span className="chip compare-full" aria-disabled="true" title={words.compareFull}>
                {inner}
              </span>
            ) : (
              <a
                className="chip"
                href={to(address(toggled(compared, slug)))}
                aria-label={isChosen ? words.compareNameNot({ name }) : words.compareName({ name })}
                aria-current={isChosen ? 'true' : undefined}
                data-keep-scroll
                rel="nofollow"
              >
                {inner}
              </a>
            )}
          </li>
        )
      })}
      {compared.length > 0 && (
        <li>
          <a className="text-link compare-clear" href={to(address([]))} data-keep-scroll>
            {words.compareClear}
          </a>
        </li>
      )}
    </ul>
  )
}

/** What is compared, as a file for a spreadsheet. */
export function ComparisonFile({ compared, path }: { path: string; compared: readonly string[] }) {
  const { to } = useLanguage()
  const words = useProductTexts()
  return (
    <p className="small-note no-print">
      <a href={to(`${comparisonFile(path)}?compare=${compared.join(',')}`)} className={linkStyle.text} download>
        {words.compareTableFile}
      </a>
    </p>
  )
}

import { Day } from '#site/features/content/day.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import type { SearchContent } from './load-search.ts'
import { MarkedText } from './marked-text.tsx'
import { nameOne, useSearchTexts } from './texts.ts'

type Item = NonNullable<SearchContent['list']>['items'][number]

function Result({ item, onOpen }: { item: Item; onOpen: () => void }) {
  const { locale, to } = useLanguage()
  const texts = useSearchTexts()
  const lang = foreignLang(item.lang, locale)
  return (
    <li className="result">
      <p className="result-line">
        <span>{nameOne(texts, item.kind)}</span>
        {item.date && <Day iso={item.date} />}
        <LanguageMark lang={item.lang} />
      </p>
      <h2 lang={lang}>
        <a href={to(item.path)} className="card-link" onClick={onOpen}>
          <MarkedText pieces={item.titlePieces} />
        </a>
      </h2>
      <p className="result-text" lang={lang}>
        <MarkedText pieces={item.snippet} />
      </p>
      {item.same && (
        <p className="result-same">
          {texts.same}{' '}
          {item.same.map(({ id, path, title }) => (
            <a key={id} href={to(path)} className="text-link" onClick={onOpen}>
              {title}
            </a>
          ))}
        </p>
      )}
    </li>
  )
}

/** What was found, in its order. That one was opened is counted, without who did. */
export function SearchResults({ items, query, start }: { items: readonly Item[]; query: string; start: number }) {
  const { locale } = useLanguage()
  const portal = usePortal()
  const count = () => {
    // Nobody waits for it, and nobody is told when it fails.
    portal.call('search/click', { query, locale }).catch(() => undefined)
  }
  return (
    <ol className="results" start={start}>
      {items.map((item) => (
        <Result key={`${item.kind} ${item.id}`} item={item} onOpen={count} />
      ))}
    </ol>
  )
}

import { foreignLang } from '#site/features/content/language-mark.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import type { DownloadsContent } from './load-downloads.ts'
import { useDownloadTexts } from './texts.ts'

/** The products whose releases can be shown; one is always chosen. */
export function ProductChips({
  chosen,
  path,
  products,
}: Pick<DownloadsContent, 'products' | 'chosen'> & { path: string }) {
  const { locale, to } = useLanguage()
  const words = useDownloadTexts()
  return (
    <nav className="filters product-chips" aria-label={words.product}>
      <ul className="chips">
        {products.map(({ id, lang, segment, title }) => (
          <li key={id}>
            <a
              href={to(listAddress(path, { product: segment }))}
              className="chip"
              lang={foreignLang(lang, locale)}
              aria-current={id === chosen?.id ? 'true' : undefined}
              data-keep-scroll
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Phrases } from '#site/ui/phrases.tsx'
import { foreignLang } from './language-mark.tsx'

interface Neighbour {
  slug: string
  title: string
  lang: Locale
}

/** The record before and the one after, by date. @param path address of a record's page, without its id */
export function Neighbours({
  next,
  path,
  previous,
}: {
  path: string
  previous?: Neighbour | undefined
  next?: Neighbour | undefined
}) {
  const { locale, texts, to } = useLanguage()
  if (previous === undefined && next === undefined) return null
  const entry = (neighbour: Neighbour, rel: 'prev' | 'next') => (
    <a href={to(`${path}?id=${neighbour.slug}`)} rel={rel} className={`neighbour neighbour-${rel}`}>
      <small>{rel === 'prev' ? texts.previous : texts.next}</small>
      <span lang={foreignLang(neighbour.lang, locale)}>
        <Phrases text={neighbour.title} />
      </span>
    </a>
  )
  return (
    <nav className="neighbours" aria-label={`${texts.previous} / ${texts.next}`}>
      {previous && entry(previous, 'prev')}
      {next && entry(next, 'next')}
    </nav>
  )
}

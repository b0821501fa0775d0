import type { CallOutput } from '#portal/client.ts'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge, type BadgeTone } from '#site/ui/badge.tsx'
import { Picture } from '#site/ui/figure.tsx'
import { Monogram } from './monogram.tsx'

export type Partner = CallOutput<'ecology/list'>['items'][number]

const tones: Record<Partner['level']['value'], BadgeTone> = {
  registered: 'quiet',
  certified: 'jade',
  strategic: 'brass',
}

export function LevelBadge({ level }: { level: Partner['level'] }) {
  return <Badge tone={tones[level.value]}>{level.title}</Badge>
}

/** Logo, or the monogram in its place. */
export function PartnerLogo({ partner: { logo, name, slug } }: { partner: Partner }) {
  return logo ? (
    <Picture image={logo} sizes="4rem" className="partner-logo" isDecorative />
  ) : (
    <Monogram name={name} seed={slug} />
  )
}

/** A partner's name, as a link to its own site where it has one. */
export function PartnerName({ partner: { lang, link, name } }: { partner: Partner }) {
  const { locale } = useLanguage()
  const words = <span lang={foreignLang(lang, locale)}>{name}</span>
  return (
    <>
      {link?.url ? (
        <a href={link.url} rel="noopener">
          {words}
        </a>
      ) : (
        words
      )}{' '}
      <LanguageMark lang={lang} />
    </>
  )
}

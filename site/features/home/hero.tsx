import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ContentLink, OnwardLink } from '#site/features/content/content-link.tsx'
import { useFrame } from '#site/runtime/rendering/frame.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { ArmillarySphere } from '#site/ui/armillary.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Picture } from '#site/ui/figure.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { controlIcons } from '#site/ui/control-icons.ts'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Stat } from '#site/ui/stat.tsx'
import type { HomeContent } from './load-home.ts'

/** The sphere turns by style alone, and so it is stopped by a check box: both work without scripts. */
function SphereStage() {
  const { texts } = useLanguage()
  return (
    <div className="sphere-stage">
      <ArmillarySphere id="hero-sphere" />
      <label className="sphere-pause">
        <input type="checkbox" className="sr-only" />
        <span className="sr-only">{texts.pause}</span>
        <Icon drawing={controlIcons.pause} className="when-turning" />
        <Icon drawing={controlIcons.play} className="when-still" />
      </label>
    </div>
  )
}

/** What the company shows beside the words: nothing, the sphere, or a picture of its own. */
function HeroFigure() {
  const brand = useFrame()?.brand
  if (brand?.hero === 'armillary') return <SphereStage />
  if (brand?.heroPicture === undefined) return null
  return (
    <div className="hero-picture">
      <Picture image={brand.heroPicture} sizes="(min-width: 64rem) 40vw, 92vw" isEager isInk />
    </div>
  )
}

/** The first screen: what matters now, in words, and the measured numbers below it. */
export function Hero({ data }: { data: Pick<HomeContent, 'banners' | 'column' | 'headline' | 'line'> }) {
  const { locale, texts, to } = useLanguage()
  const banner = data.banners[0]
  return (
    <section className="hero on-ink" aria-labelledby="hero-title">
      <div className="frame hero-row">
        <div className="hero-words" lang={banner && foreignLang(banner.lang, locale)}>
          {data.line && <p className="eyebrow">{data.line}</p>}
          <h1 id="hero-title">
            <Phrases size="display" text={banner?.title ?? data.column.title} />
          </h1>
          <p className="hero-lead">{keepUnits(banner?.subtitle ?? data.column.lead)}</p>
          <div className="hero-ways">
            {banner?.link && <ContentLink link={banner.link} className={buttonStyle.primary} />}
            <a href={to('/contact')} className={buttonStyle.quiet}>
              {texts.consult}
            </a>
          </div>
        </div>
        <HeroFigure />
      </div>
      {data.headline.length > 0 && (
        <div className="frame">
          <dl className="hero-numbers" aria-label={texts.headline}>
            {data.headline.map(({ id, source, title, unit, value }) => (
              <Stat key={id} value={value} unit={unit} label={title} source={source} />
            ))}
          </dl>
        </div>
      )}
    </section>
  )
}

export function QuickLinks({ icons, links }: { links: HomeContent['quickLinks']; icons: HomeContent['icons'] }) {
  const { texts } = useLanguage()
  if (links.length === 0) return null
  return (
    <nav className="ground-paper" aria-label={texts.quickLinks}>
      <ul className="frame quick-links">
        {links.map(({ icon, id, link, text, title }) => (
          <li key={id}>
            <ContentLink link={link ?? { title }} className="quick-link">
              <Icon drawing={icons[icon]} />
              <span>
                <strong>{title}</strong>
                <small>{text}</small>
              </span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Another banner: one figure across the page, and the words on it. */
export function Moment({ banner }: { banner: HomeContent['banners'][number] }) {
  const { locale } = useLanguage()
  const id = `moment-${banner.id}`
  return (
    <section className="home-moment on-ink" aria-labelledby={id} lang={foreignLang(banner.lang, locale)}>
      {banner.image && <Picture image={banner.image} sizes="(max-width: 47.99rem) 60vw, 100vw" isDecorative isInk />}
      <div className="frame" data-reveal="">
        <div className="home-moment-words">
          <LanguageMark lang={banner.lang} />
          <h2 id={id}>
            <Phrases text={banner.title} />
          </h2>
          <p>{keepUnits(banner.subtitle)}</p>
          {banner.link && <OnwardLink link={banner.link} />}
        </div>
      </div>
    </section>
  )
}

/** The way to the installers, the last part of the last section. */
export function DownloadsEntry({ icons }: { icons: HomeContent['icons'] }) {
  const { off, texts, to } = useLanguage()
  if (off.includes('downloads')) return null
  return (
    <div className="home-part downloads-row">
      <div>
        <h3 id="downloads-title">{texts.downloadsTitle}</h3>
      </div>
      <div className="downloads-ways">
        <a href={to('/product/download')} className={buttonStyle.quiet}>
          <Icon drawing={icons['lucide:download'] ?? controlIcons.download} />
          {texts.downloads}
        </a>
        <OnwardLink link={{ path: '/product/downHistory', title: texts.downloadHistory }} />
      </div>
    </div>
  )
}

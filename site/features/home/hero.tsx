import type { ReactNode } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ContentLink, type ContentTarget, OnwardLink } from '#site/features/content/content-link.tsx'
import { useFrame } from '#site/runtime/rendering/frame.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { ArmillarySphere } from '#site/ui/ring-figure.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Picture, type PictureSource } from '#site/ui/figure.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { controlIcons } from '#site/ui/control-icons.ts'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { pushedSideways } from '#site/ui/section.tsx'
import { Stat } from '#site/ui/stat.tsx'
import type { HomeContent } from './load-home.ts'

/** Stops what moves: a check box, which style alone can read, so that it works without scripts where they are not needed. */
function PauseBox() {
  const { texts } = useLanguage()
  return (
    <label className="sphere-pause">
      <input type="checkbox" className="sr-only" />
      <span className="sr-only">{texts.pause}</span>
      <Icon drawing={controlIcons.pause} className="when-turning" />
      <Icon drawing={controlIcons.play} className="when-still" />
    </label>
  )
}

/** The sphere turns by style alone, and so it is stopped by style alone. */
const SphereStage = () => (
  <div className="sphere-stage">
    <ArmillarySphere id="hero-sphere" />
    <PauseBox />
  </div>
)

type HeroVideo = CallOutput<'base/brand'>['heroVideo']

interface FigureProps {
  /** Instead of the company's own figure. */
  picture?: PictureSource | undefined
  /** Instead of both. */
  video?: HeroVideo | undefined
}

/** The poster has the place from the start; what moves is laid on it when it may (`start-moving.ts`). */
function MovingPicture({ video: { height, poster, type, url, width } }: { video: NonNullable<HeroVideo> }) {
  return (
    <div className="hero-picture" data-moving="">
      {poster && <Picture image={poster} sizes="(min-width: 64rem) 40vw, 92vw" isEager isDecorative isInk />}
      {/* Silent, and beside words that say the same. */}
      <video muted loop playsInline preload="none" width={width} height={height} aria-hidden="true" tabIndex={-1}>
        <source src={url} type={type} />
      </video>
      <PauseBox />
    </div>
  )
}

/** What stands beside the words: nothing, the sphere, a picture, or one that moves. */
function HeroFigure({ picture, video }: FigureProps) {
  const brand = useFrame()?.brand
  const moving = video ?? (picture === undefined ? brand?.heroVideo : undefined)
  if (moving !== undefined) return <MovingPicture video={moving} />
  if (picture === undefined && brand?.hero === 'armillary') return <SphereStage />
  const shown = picture ?? brand?.heroPicture
  if (shown === undefined) return null
  return (
    <div className="hero-picture">
      <Picture image={shown} sizes="(min-width: 64rem) 40vw, 92vw" isEager isInk />
    </div>
  )
}

interface HeroBandProps extends FigureProps {
  eyebrow?: string | undefined
  title: string
  text: string
  /** Words in another language than the page's (L6). */
  lang?: string | undefined
  /** The ways on. */
  children?: ReactNode
  /** What stands below the words. */
  below?: ReactNode
}

/** The first screen of a page: its heading in words that matter now, and a figure beside them. */
export function HeroBand({ below, children, eyebrow, lang, picture, text, title, video }: HeroBandProps) {
  return (
    <section className="hero on-ink" aria-labelledby="hero-title">
      <div className="frame hero-row">
        <div className="hero-words" lang={lang}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 id="hero-title">
            <Phrases size="display" text={title} />
          </h1>
          <p className="hero-lead">{keepUnits(text)}</p>
          {children && <div className="hero-ways">{children}</div>}
        </div>
        <HeroFigure picture={picture} video={video} />
      </div>
      {below && <div className="frame">{below}</div>}
    </section>
  )
}

/** The first screen: what matters now, in words, and the measured numbers below it. */
export function Hero({ data }: { data: Pick<HomeContent, 'banners' | 'column' | 'headline' | 'line'> }) {
  const { locale, texts, to } = useLanguage()
  const banner = data.banners[0]
  return (
    <HeroBand
      eyebrow={data.line}
      title={banner?.title ?? data.column.title}
      text={banner?.subtitle ?? data.column.lead}
      lang={banner && foreignLang(banner.lang, locale)}
      below={
        data.headline.length > 0 && (
          <dl className="hero-numbers" aria-label={texts.headline} {...pushedSideways}>
            {data.headline.map(({ id, source, title, unit, value }) => (
              <Stat key={id} value={value} unit={unit} label={title} source={source} />
            ))}
          </dl>
        )
      }
    >
      {banner?.link && <ContentLink link={banner.link} className={buttonStyle.primary} />}
      <a href={to('/contact')} className={buttonStyle.quiet}>
        {texts.consult}
      </a>
    </HeroBand>
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

interface MomentBandProps {
  id: string
  title: string
  text: string
  lang?: string | undefined
  mark?: ReactNode
  picture: PictureSource | undefined
  link: ContentTarget | undefined
}

/** One figure across the page, and words on it. */
export function MomentBand({ id, lang, link, mark, picture, text, title }: MomentBandProps) {
  return (
    <section className="home-moment on-ink" aria-labelledby={id} lang={lang}>
      {picture && <Picture image={picture} sizes="(max-width: 47.99rem) 60vw, 100vw" isDecorative isInk />}
      <div className="frame" data-reveal="">
        <div className="home-moment-words">
          {mark}
          <h2 id={id}>
            <Phrases text={title} />
          </h2>
          <p>{keepUnits(text)}</p>
          {link && <OnwardLink link={link} />}
        </div>
      </div>
    </section>
  )
}

/** Another banner. */
export function Moment({ banner }: { banner: HomeContent['banners'][number] }) {
  const { locale } = useLanguage()
  return (
    <MomentBand
      id={`moment-${banner.id}`}
      title={banner.title}
      text={banner.subtitle}
      lang={foreignLang(banner.lang, locale)}
      mark={<LanguageMark lang={banner.lang} />}
      picture={banner.image}
      link={banner.link}
    />
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

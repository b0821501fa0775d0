import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ContentLink, OnwardLink } from '#site/features/content/content-link.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Picture } from '#site/ui/figure.tsx'
import { Fold } from '#site/ui/fold.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { pushedSideways, Section, SectionHeading } from '#site/ui/section.tsx'
import { StatValue } from '#site/ui/stat.tsx'
import { DownloadsEntry } from './hero.tsx'
import { type CardHeading, HomePart } from './home-part.tsx'
import { News } from './home-news.tsx'
import type { HomeContent } from './load-home.ts'

type Partner = HomeContent['partners'][number]

/** Classes in the order in which the editors' list first names them. */
function groupPartners(partners: Partner[]): { name: string; partners: Partner[] }[] {
  const names = [...new Set(partners.map((partner) => partner.class))]
  return names.map((name) => ({ name, partners: partners.filter((partner) => partner.class === name) }))
}

/** The company: what is new, its figures, and how it is to work there. */
export function Company({ data: { about, headings, life, news } }: { data: HomeContent }) {
  const { texts } = useLanguage()
  if (news.length + about.length + life.length === 0) return null
  return (
    <Section labelledBy="news" ground="paper-2">
      <SectionHeading
        id="news"
        eyebrow={texts.news}
        title={headings?.news || texts.news}
        aside={<OnwardLink link={{ path: '/news', title: texts.allNews }} />}
      />
      <News news={news} />
      {about.length > 0 && (
        <HomePart title={headings?.about || texts.about} way={{ path: '/about', title: texts.moreAbout }}>
          <About about={about} />
        </HomePart>
      )}
      {life.length > 0 && (
        <HomePart title={headings?.life || texts.life} way={{ path: '/joinUs', title: texts.openPositions }}>
          <Life life={life} />
        </HomePart>
      )}
    </Section>
  )
}

/** Whom it works with, whom one can ask, and the way to the installers. */
export function People({ data: { consult, headings, icons, partners } }: { data: HomeContent }) {
  const { texts } = useLanguage()
  return (
    <Section labelledBy="people" ground="paper">
      <SectionHeading id="people" eyebrow={texts.consult} title={headings?.consult || texts.consult} />
      {consult && <Consult consult={consult} icons={icons} />}
      {partners.length > 0 && (
        <HomePart title={headings?.ecology || texts.ecology} way={{ path: '/ecology/list', title: texts.allPartners }}>
          <Partners partners={partners} />
        </HomePart>
      )}
      <DownloadsEntry icons={icons} />
    </Section>
  )
}

/** By class; on a phone each class is a line that opens. */
export function Partners({ partners }: { partners: Partner[] }) {
  const { locale } = useLanguage()
  return (
    <div className="partner-classes">
      {groupPartners(partners).map((group) => (
        <Fold
          key={group.name}
          className="partner-class"
          title={
            <>
              {group.name} <small>{group.partners.length}</small>
            </>
          }
        >
          <ul>
            {group.partners.map((partner) => (
              <li key={partner.id} lang={foreignLang(partner.lang, locale)}>
                {partner.logo && <Picture image={partner.logo} sizes="2rem" isDecorative />}
                <ContentLink link={partner.link ?? { title: partner.name }}>{partner.name}</ContentLink>
                <LanguageMark lang={partner.lang} />
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </div>
  )
}

export function About({ about, heading: Heading = 'h4' }: Pick<HomeContent, 'about'> & CardHeading) {
  return (
    <ul className="about-grid">
      {about.map((fact) => (
        <li key={fact.id} className="card aligned">
          <p>{fact.value && <StatValue value={fact.value} unit={fact.unit ?? ''} />}</p>
          <Heading>
            {fact.link ? (
              <ContentLink link={fact.link} className="card-link">
                {fact.title}
              </ContentLink>
            ) : (
              fact.title
            )}
          </Heading>
          <p className="card-text">{fact.text}</p>
        </li>
      ))}
    </ul>
  )
}

export function Life({ heading: Heading = 'h4', life }: Pick<HomeContent, 'life'> & CardHeading) {
  return (
    <div className="life-grid snap-row">
      {life.map((item) => (
        <article key={item.id} className="card aligned life-item">
          {item.image && <Picture image={item.image} sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 92vw" />}
          <Heading>
            {item.link ? (
              <ContentLink link={item.link} className="card-link">
                <Phrases text={item.title} />
              </ContentLink>
            ) : (
              <Phrases text={item.title} />
            )}
          </Heading>
          <p className="card-text">{item.text}</p>
        </article>
      ))}
    </div>
  )
}

type ConsultData = NonNullable<HomeContent['consult']>

function Channels({ channels, icons }: { channels: ConsultData['channels']; icons: HomeContent['icons'] }) {
  const { texts } = useLanguage()
  return (
    <section aria-label={texts.channels}>
      <ul className="channels">
        {channels.map((channel) => (
          <li key={channel.id} className="card">
            <Icon drawing={channel.icon === undefined ? undefined : icons[channel.icon]} />
            <div>
              <h3>{channel.link ? <OnwardLink link={channel.link} className="card-link" /> : channel.title}</h3>
              {channel.value && <p className="channel-value">{channel.value}</p>}
              <p className="card-text">{keepUnits(channel.text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Consult({ consult, icons }: { consult: ConsultData; icons: HomeContent['icons'] }) {
  const { locale, texts } = useLanguage()
  return (
    <div className="consult-grid">
      <Channels channels={consult.channels} icons={icons} />
      <section aria-label={texts.experts}>
        <ul className="experts snap-row" {...pushedSideways}>
          {consult.experts.map((expert) => (
            <li key={expert.id} id={`expert-${expert.id}`} lang={foreignLang(expert.lang, locale)}>
              <p className="expert-topic">{expert.topic}</p>
              <h3>
                {expert.name} <LanguageMark lang={expert.lang} />
              </h3>
              <p className="card-text">{expert.text}</p>
              <p className="expert-languages">{expert.languages}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

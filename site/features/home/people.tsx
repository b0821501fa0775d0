import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ContentLink, OnwardLink } from '#site/features/content/content-link.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Picture } from '#site/ui/figure.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { StatValue } from '#site/ui/stat.tsx'
import type { HomeContent } from './load-home.ts'

type Partner = HomeContent['partners'][number]

/** Classes in the order in which the editors' list first names them. */
function groupPartners(partners: Partner[]): { name: string; partners: Partner[] }[] {
  const names = [...new Set(partners.map((partner) => partner.class))]
  return names.map((name) => ({ name, partners: partners.filter((partner) => partner.class === name) }))
}

export function Partners({ partners, title }: { partners: Partner[]; title: string | undefined }) {
  const { locale, texts } = useLanguage()
  if (partners.length === 0) return null
  return (
    <Section labelledBy="partners" ground="paper">
      <SectionHeading
        id="partners"
        eyebrow={texts.ecology}
        title={title || texts.ecology}
        aside={<OnwardLink link={{ path: '/ecology/list', title: texts.allPartners }} />}
      />
      <div className="partner-classes">
        {groupPartners(partners).map((group) => (
          <div key={group.name} className="partner-class">
            <h3>
              {group.name} <span>{group.partners.length}</span>
            </h3>
            <ul>
              {group.partners.map((partner) => (
                <li key={partner.id} lang={foreignLang(partner.lang, locale)}>
                  {partner.logo && <Picture image={partner.logo} sizes="2rem" isDecorative />}
                  <ContentLink link={partner.link ?? { title: partner.name }}>{partner.name}</ContentLink>
                  <LanguageMark lang={partner.lang} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

export function About({ about, title }: { about: HomeContent['about']; title: string | undefined }) {
  const { texts } = useLanguage()
  if (about.length === 0) return null
  return (
    <Section labelledBy="about" ground="ink">
      <SectionHeading
        id="about"
        eyebrow={texts.about}
        title={title || texts.about}
        aside={<OnwardLink link={{ path: '/about', title: texts.moreAbout }} />}
      />
      <ul className="about-grid">
        {about.map((fact) => (
          <li key={fact.id} className="card aligned">
            <p>{fact.value && <StatValue value={fact.value} unit={fact.unit ?? ''} />}</p>
            <h3>
              {fact.link ? (
                <ContentLink link={fact.link} className="card-link">
                  {fact.title}
                </ContentLink>
              ) : (
                fact.title
              )}
            </h3>
            <p className="card-text">{fact.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Life({ life, title }: { life: HomeContent['life']; title: string | undefined }) {
  const { texts } = useLanguage()
  if (life.length === 0) return null
  return (
    <Section labelledBy="life" ground="paper">
      <SectionHeading
        id="life"
        eyebrow={texts.life}
        title={title || texts.life}
        aside={<OnwardLink link={{ path: '/joinUs', title: texts.openPositions }} />}
      />
      <div className="life-grid snap-row">
        {life.map((item) => (
          <article key={item.id} className="card aligned life-item">
            {item.image && (
              <Picture image={item.image} sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 92vw" />
            )}
            <h3>
              {item.link ? (
                <ContentLink link={item.link} className="card-link">
                  <Phrases text={item.title} />
                </ContentLink>
              ) : (
                <Phrases text={item.title} />
              )}
            </h3>
            <p className="card-text">{item.text}</p>
          </article>
        ))}
      </div>
    </Section>
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

export function Consult({
  consult,
  icons,
  title,
}: {
  consult: HomeContent['consult']
  icons: HomeContent['icons']
  title: string | undefined
}) {
  const { locale, texts } = useLanguage()
  if (consult === undefined || consult.channels.length + consult.experts.length === 0) return null
  return (
    <Section labelledBy="consult" ground="paper-2">
      <SectionHeading id="consult" eyebrow={texts.consult} title={title || texts.consult} />
      <div className="consult-grid">
        <Channels channels={consult.channels} icons={icons} />
        <section aria-label={texts.experts}>
          <ul className="experts">
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
    </Section>
  )
}

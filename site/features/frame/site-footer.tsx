import { ContentLink } from '#site/features/content/content-link.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { telephoneLink } from '#site/runtime/metadata/telephone-link.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Fold } from '#site/ui/fold.tsx'
import { Picture } from '#site/ui/figure.tsx'
import type { FrameData } from './load-frame.ts'
import { Logo } from './logo.tsx'

function Brand({ contact, site }: Pick<FrameData, 'site' | 'contact'>) {
  return (
    <div className="footer-brand">
      <Logo />
      <p className="footer-line">{site.line}</p>
      {site.email && (
        <p>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      )}
      {site.phone && (
        <p>
          <a href={telephoneLink(site.phone)}>{site.phone}</a>
        </p>
      )}
      {site.hours && <p className="footer-quiet">{site.hours}</p>}
      {contact?.qrCode.image && (
        <figure className="footer-code">
          <Picture image={contact.qrCode.image} sizes="96px" />
          <figcaption>{contact.qrCode.text}</figcaption>
        </figure>
      )}
    </div>
  )
}

/** The columns of the footer, and the menu about the company as one more (C9, C12). */
function Columns({ about, bottom }: Pick<FrameData, 'about' | 'bottom'>) {
  const { texts, to } = useLanguage()
  const own = about === undefined || about.length === 0 ? [] : [{ id: 'about', title: texts.aboutUs, children: about }]
  return (
    <nav className="footer-columns" aria-label={texts.footerMenu}>
      {[...(bottom ?? []), ...own].map((column) => (
        <Fold key={column.id} title={column.title}>
          <ul>
            {column.children.map((child) => (
              <li key={child.id}>
                <a href={to(child.path)}>{child.title}</a>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </nav>
  )
}

function Offices({ offices }: NonNullable<FrameData['contact']>) {
  const { locale, texts } = useLanguage()
  if (offices.length === 0) return null
  return (
    <section className="footer-offices" aria-label={texts.offices}>
      <Fold title={texts.offices}>
        <ul>
          {offices.map((office) => (
            <li key={office.id} lang={foreignLang(office.lang, locale)}>
              <address>
                <p className="footer-head">{office.title}</p>
                <p>{office.address}</p>
                <p className="footer-quiet">{office.hours}</p>
              </address>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}

function Row({
  label,
  links,
}: {
  label: string
  links: { id: string; path?: string; url?: string | undefined; title: string; lang?: string | undefined }[]
}) {
  if (links.length === 0) return null
  return (
    <Fold title={label} className="footer-row">
      <ul>
        {links.map(({ id, lang, ...link }) => (
          <li key={id} lang={lang}>
            <ContentLink link={link} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** Copyright and the numbers of the registers that the site is in. */
export function Filing({ site }: Pick<FrameData, 'site'>) {
  const { locale, texts, to } = useLanguage()
  const registered = site.country === 'CN' ? foreignLang('zh', locale) : undefined
  return (
    <div className="footer-filing">
      <p>{site.copyright}</p>
      {site.icp && (
        // The law asks that the number lead to the register it is in.
        <p lang={registered}>
          {site.country === 'CN' ? (
            <a href="https://beian.miit.gov.cn/" rel="noopener">
              {site.icp}
            </a>
          ) : (
            site.icp
          )}
        </p>
      )}
      {site.publicSecurity && <p lang={registered}>{site.publicSecurity}</p>}
      {/* With scripts the settings open where the person is (`CookieSettingsOpener`). */}
      <p>
        <a href={to('/cookies')} data-cookie-settings>
          {texts.cookieSettings}
        </a>
      </p>
    </div>
  )
}

/** The foot of every page but signing in. */
export function SiteFooter({ frame }: { frame: FrameData }) {
  const { locale, texts } = useLanguage()
  const { about, bottom, contact, friends, site } = frame
  return (
    <div className="frame">
      <div className="footer-main">
        <Brand site={site} contact={contact} />
        <Columns about={about} bottom={bottom} />
      </div>
      {contact && <Offices {...contact} />}
      <div className="footer-rows">
        <Row
          label={texts.friendLinks}
          links={(friends ?? []).map(({ id, lang, title, url }) => ({
            id,
            url,
            title,
            lang: foreignLang(lang, locale),
          }))}
        />
        <Row
          label={texts.social}
          links={site.social.map((link) => ({ id: link.url ?? link.title, title: link.title, url: link.url }))}
        />
      </div>
      <Filing site={site} />
    </div>
  )
}

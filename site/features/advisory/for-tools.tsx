import { localizePath } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import type { SecurityListContent } from './load-advisories.ts'
import { useAdvisoryTexts } from './texts.ts'

/** The addresses under which the same records are read by tools; the server makes them (`server/csaf`, `server/feeds`). */
export function ForTools({ contact: { email, fingerprint } }: { contact: SecurityListContent['contact'] }) {
  const { locale } = useLanguage()
  const { security: texts } = useAdvisoryTexts()
  const folder = locale === 'zh' ? 'zh' : 'white'
  const links = [
    { href: localizePath('/help/SecurityIncident/feed.atom', locale), title: texts.atom, text: texts.atomText },
    { href: '/.well-known/csaf/provider-metadata.json', title: texts.csaf, text: texts.csafText },
    { href: `/.well-known/csaf/${folder}/csaf-feed-tlp-white.json`, title: texts.rolie, text: texts.rolieText },
    { href: '/.well-known/security.txt', title: texts.securityTxt, text: texts.securityTxtText },
    ...(fingerprint === undefined
      ? []
      : [
          {
            href: '/.well-known/openpgp-key.asc',
            title: texts.key,
            text: texts.keyText({ fingerprint: fingerprint.replaceAll(/(.{4})(?=.)/g, '$1 ') }),
          },
        ]),
    ...(email === undefined ? [] : [{ href: `mailto:${email}`, title: texts.mail, text: email }]),
  ]
  return (
    <aside className="for-tools no-print" aria-labelledby="for-tools">
      <h2 id="for-tools">{texts.forTools}</h2>
      <p>{texts.forToolsText}</p>
      <ul>
        {links.map(({ href, text, title }) => (
          <li key={href}>
            <a href={href} className={linkStyle.text}>
              {title}
            </a>
            <small>{text}</small>
          </li>
        ))}
      </ul>
    </aside>
  )
}

import { useLanguage } from '#site/runtime/language/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import type { AdvisoryContent } from './load-advisories.ts'
import { useAdvisoryTexts } from './texts.ts'

/** The advisory as tools read it, with what its bytes are checked by (`server/csaf`). */
export function AdvisoryFiles({ isSigned, item }: { item: AdvisoryContent['item']; isSigned: boolean }) {
  const { locale } = useLanguage()
  const { security: texts } = useAdvisoryTexts()
  const year = new Date(item.date).getUTCFullYear()
  const address = `/.well-known/csaf/${locale === 'zh' ? 'zh' : 'white'}/${year}/${item.number.toLowerCase()}.json`
  const files = [
    { href: address, title: texts.document },
    { href: `${address}.sha256`, title: texts.hash({ bits: '256' }) },
    { href: `${address}.sha512`, title: texts.hash({ bits: '512' }) },
    ...(isSigned ? [{ href: `${address}.asc`, title: texts.signature }] : []),
  ]
  return (
    <section aria-labelledby="files" className="advisory-part no-print">
      <h2 id="files">{texts.documents}</h2>
      <ul className="advisory-links">
        {files.map(({ href, title }) => (
          <li key={href}>
            <a href={href} className={linkStyle.text}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

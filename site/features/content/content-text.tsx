import { ContentLink } from './content-link.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { RichText, type TextBlock } from '#site/ui/rich-text.tsx'
import { linkStyle } from '#site/ui/button.ts'

/** Formatted text of the content; its links to this site stay in the page's language. */
export function ContentText({ blocks }: { blocks: TextBlock[] }) {
  const { texts } = useLanguage()
  return (
    <RichText
      blocks={blocks}
      tableLabel={texts.table}
      renderLink={(href, children) => (
        <ContentLink
          link={href.startsWith('/') ? { path: href, title: '' } : { url: href, title: '' }}
          className={linkStyle.text}
        >
          {children}
        </ContentLink>
      )}
    />
  )
}

import { ContentLink } from './content-link.tsx'
import { RichText, type TextBlock } from '#site/ui/rich-text.tsx'
import { linkStyle } from '#site/ui/button.ts'

/** Formatted text of the content; its links to this site stay in the page's language. */
export function ContentText({ blocks }: { blocks: TextBlock[] }) {
  return (
    <RichText
      blocks={blocks}
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

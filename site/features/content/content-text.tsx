import { createElement, Fragment, type ReactNode } from 'react'
import { codeLanguages } from '#domain/text/code-languages.ts'
import { foldMath } from '#domain/text/fold-math.ts'
import type { MathPiece } from '#domain/text/formula.ts'
import { ContentLink } from './content-link.tsx'
import { useTextTexts } from '#site/features/text/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { RichText, type TextBlock } from '#site/ui/rich-text.tsx'
import { linkStyle } from '#site/ui/button.ts'

/** A formula as the elements that the browser draws; which there are is decided where it is read (domain/text/formula.ts). */
const drawMath = (math: readonly Omit<MathPiece, 'tag'>[]): ReactNode =>
  createElement(
    Fragment,
    {},
    ...foldMath<ReactNode>(
      math as MathPiece[],
      ({ attributes: { class: className, ...given } = {}, tag, text }, inside) =>
        tag === undefined ? text : createElement(tag, { ...given, className }, ...inside),
    ),
  )

/** Formatted text of the content; its links to this site stay in the page's language. */
export function ContentText({ blocks }: { blocks: TextBlock[] }) {
  const { texts } = useLanguage()
  const words = useTextTexts()
  return (
    <RichText
      blocks={blocks}
      words={{ ...words, table: texts.table, languages: { ...codeLanguages, text: words.code } }}
      renderMath={drawMath}
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

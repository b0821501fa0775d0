import type { ReactNode } from 'react'
import type { Step } from '#site/features/content/load-surroundings.ts'
import { Trail } from '#site/features/content/trail.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Figure, type PictureSource } from '#site/ui/figure.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'

interface ProductHeadProps {
  /** Its texts, in their language where that is another than the page's. */
  item: { title: string; tagline: string; summary: string; image?: PictureSource | undefined }
  lang: string | undefined
  steps: Step[]
  /** What stands over the name, and before it in the same line. */
  above?: ReactNode
  mark?: ReactNode
  /** Where to go from here. */
  ways: ReactNode
  /** What is shown instead of its picture. */
  figure?: ReactNode
  /** What stands below the whole width. */
  children?: ReactNode
}

/** The head of what is sold: its name, what it is for, the ways on, and its first picture. */
export function ProductHead({ above, children, figure, item, lang, mark, steps, ways }: ProductHeadProps) {
  const { texts } = useLanguage()
  const shown =
    figure ??
    (item.image && (
      <Figure
        image={item.image}
        sizes="(min-width: 64rem) 40rem, 92vw"
        label={texts.figure({ number: 1 })}
        isEager
        isInk
      />
    ))
  return (
    <div className="on-ink product-head">
      <header className="frame">
        <Trail here={item.title} lang={lang} steps={steps} />
        <div className="product-head-row">
          <div>
            {above}
            <h1 lang={lang}>
              {mark}
              <Phrases size="display" text={item.title} />
            </h1>
            <p className="product-tagline" lang={lang}>
              {item.tagline}
            </p>
            <p className="page-lead" lang={lang}>
              {keepUnits(item.summary)}
            </p>
            <p className="product-ways">{ways}</p>
          </div>
          {shown && <div lang={lang}>{shown}</div>}
        </div>
        {children}
      </header>
    </div>
  )
}

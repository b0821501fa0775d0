import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ContentLink, OnwardLink } from '#site/features/content/content-link.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Figure } from '#site/ui/figure.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { StatValue } from '#site/ui/stat.tsx'
import { type CardHeading, HomePart } from './home-part.tsx'
import type { HomeContent } from './load-home.ts'

/** Columns of each row, so that no row has one card alone: five are two and three, seven are three and four. */
function columnsOf(index: number, count: number): 2 | 3 | 4 {
  if (count === 5) return index < 2 ? 2 : 3
  if (count === 7) return index < 3 ? 3 : 4
  if (count % 3 === 0) return 3
  return count === 1 || count === 2 ? 2 : count % 4 === 0 && count > 4 ? 4 : count === 4 ? 2 : 3
}

const sizesOf = {
  2: '(min-width: 64rem) 42rem, 92vw',
  3: '(min-width: 64rem) 28rem, (min-width: 40rem) 45vw, 92vw',
  4: '(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 92vw',
}

/** @param firstFigure number of the first figure, where a page counts them */
export function ProductCards({ firstFigure, products }: { products: HomeContent['products']; firstFigure?: number }) {
  const { locale, texts } = useLanguage()
  return (
    <div className="product-grid snap-row">
      {products.map((product, index) => {
        const columns = columnsOf(index, products.length)
        return (
          <article key={product.id} className={`card aligned span-${columns}`} lang={foreignLang(product.lang, locale)}>
            {product.image && (
              <Figure
                image={product.image}
                sizes={sizesOf[columns]}
                label={firstFigure === undefined ? undefined : texts.figure({ number: firstFigure + index })}
              />
            )}
            <h3>
              <ContentLink
                link={{ path: `/product/detail?id=${product.slug}`, title: product.name }}
                className="card-link"
              />{' '}
              <LanguageMark lang={product.lang} />
            </h3>
            <p className="card-tagline">{product.tagline}</p>
            <p className="card-text">{keepUnits(product.summary)}</p>
          </article>
        )
      })}
    </div>
  )
}

export function Products({
  firstFigure,
  title,
  products,
}: {
  products: HomeContent['products']
  title: string | undefined
  firstFigure: number
}) {
  const { texts } = useLanguage()
  if (products.length === 0) return null
  return (
    <Section labelledBy="products" ground="paper">
      <SectionHeading
        id="products"
        eyebrow={texts.products}
        title={title || texts.products}
        aside={<OnwardLink link={{ path: '/product', title: texts.allProducts }} />}
      />
      <ProductCards products={products} firstFigure={firstFigure} />
    </Section>
  )
}

/** What the products are made of: engines with a measured number each, and what holds for all of them. */
export function Inside({ data: { constructs, engines, headings, icons } }: { data: HomeContent }) {
  const { texts } = useLanguage()
  if (engines.length + constructs.length === 0) return null
  return (
    <Section labelledBy="engines" ground="paper-2">
      <SectionHeading id="engines" eyebrow={texts.engines} title={headings?.engines || texts.engines} />
      <Engines engines={engines} icons={icons} />
      {constructs.length > 0 && (
        <HomePart title={headings?.constructs || texts.constructs}>
          <Constructs constructs={constructs} icons={icons} />
        </HomePart>
      )}
    </Section>
  )
}

export function Engines({ engines, icons }: Pick<HomeContent, 'engines' | 'icons'>) {
  const { locale } = useLanguage()
  return (
    <div className="engine-grid">
      {engines.map((engine) => (
        <article key={engine.id} className="card aligned engine" lang={foreignLang(engine.lang, locale)}>
          <h3>
            <Icon drawing={engine.icon === undefined ? undefined : icons[engine.icon]} />
            <span>
              {engine.link ? (
                <ContentLink link={engine.link} className="card-link">
                  {engine.name}
                </ContentLink>
              ) : (
                engine.name
              )}{' '}
              <LanguageMark lang={engine.lang} />
            </span>
          </h3>
          <p className="engine-figure">
            <StatValue value={engine.metric.value} unit={engine.metric.unit} />
          </p>
          <p className="stat-label">{engine.metric.label}</p>
          <p className="stat-source">{keepUnits(engine.metric.source)}</p>
          <p className="card-text">{keepUnits(engine.text)}</p>
        </article>
      ))}
    </div>
  )
}

export function Constructs({
  constructs,
  heading: Heading = 'h4',
  icons,
}: Pick<HomeContent, 'constructs' | 'icons'> & CardHeading) {
  return (
    <div className="construct-grid">
      {constructs.map((construct) => (
        <article key={construct.id} className="aligned construct">
          <Icon drawing={construct.icon === undefined ? undefined : icons[construct.icon]} />
          <Heading>
            <Phrases text={construct.title} />
          </Heading>
          <p className="card-text">{keepUnits(construct.text)}</p>
          {construct.link && <OnwardLink link={construct.link} />}
        </article>
      ))}
    </div>
  )
}

import type { ReactNode } from 'react'
import { OnwardLink } from '#site/features/content/content-link.tsx'
import { QuickLinks } from '#site/features/home/hero.tsx'
import { News } from '#site/features/home/home-news.tsx'
import { About, Consult, Life, Partners } from '#site/features/home/people.tsx'
import { Constructs, Engines, ProductCards } from '#site/features/home/products.tsx'
import { Cases, Solutions } from '#site/features/home/work.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import type { CardKind } from '#domain/site/card-kinds.ts'
import type { Cards } from './load-cards.ts'
import type { ShownBlock } from './shown-block.ts'

/** The entries as the usual home page draws them; nothing while there are none. */
function drawEntries(kind: CardKind, { entries, icons }: Cards): ReactNode {
  const { about, cases, constructs, consult, engines, life, news, partners, products, solutions } = entries
  switch (kind) {
    case 'products':
      return products?.length ? <ProductCards products={products} /> : null
    case 'engines':
      return engines?.length ? <Engines engines={engines} icons={icons} /> : null
    case 'constructs':
      return constructs?.length ? <Constructs constructs={constructs} icons={icons} heading="h3" /> : null
    case 'cases':
      return cases?.length ? <Cases cases={cases} /> : null
    case 'solutions':
      return solutions?.length ? <Solutions solutions={solutions} heading="h3" /> : null
    case 'news':
      return news?.length ? <News news={news} /> : null
    case 'about':
      return about?.length ? <About about={about} heading="h3" /> : null
    case 'life':
      return life?.length ? <Life life={life} heading="h3" /> : null
    case 'partners':
      return partners?.length ? <Partners partners={partners} /> : null
    case 'consult':
      return consult && consult.channels.length + consult.experts.length > 0 ? (
        <Consult consult={consult} icons={icons} />
      ) : null
    case 'quickLinks':
      return null
  }
}

/** What a section is called by itself, and the way on. */
function useCardWords(): Record<CardKind, { name: string; way?: { path: string; title: string } }> {
  const { texts } = useLanguage()
  return {
    products: { name: texts.products, way: { path: '/product', title: texts.allProducts } },
    engines: { name: texts.engines },
    constructs: { name: texts.constructs },
    cases: { name: texts.cases, way: { path: '/case', title: texts.allCases } },
    solutions: { name: texts.solutions, way: { path: '/solution', title: texts.allSolutions } },
    news: { name: texts.news, way: { path: '/news', title: texts.allNews } },
    about: { name: texts.about, way: { path: '/about', title: texts.moreAbout } },
    life: { name: texts.life, way: { path: '/joinUs', title: texts.openPositions } },
    partners: { name: texts.ecology, way: { path: '/ecology/list', title: texts.allPartners } },
    consult: { name: texts.consult },
    quickLinks: { name: texts.quickLinks },
  }
}

interface CardSectionProps {
  block: Extract<ShownBlock, { type: 'cards' }>
  cards: Cards
  ground: 'paper' | 'paper-2'
}

/** Entries of one kind as a section of the page; absent while there are none. */
export function CardSection({ block: { id, kind, title }, cards, ground }: CardSectionProps) {
  const words = useCardWords()[kind]
  if (kind === 'quickLinks') return <QuickLinks links={cards.entries.quickLinks ?? []} icons={cards.icons} />
  const drawn = drawEntries(kind, cards)
  if (drawn === null) return null
  const name = `part-${id}`
  return (
    <Section labelledBy={name} ground={ground}>
      <SectionHeading
        id={name}
        eyebrow={title && words.name}
        title={title || words.name}
        aside={words.way && <OnwardLink link={words.way} />}
      />
      {drawn}
    </Section>
  )
}

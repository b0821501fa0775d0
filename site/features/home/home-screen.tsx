import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { DownloadsEntry, Hero, QuickLinks, Stories } from './hero.tsx'
import type { HomeContent } from './load-home.ts'
import { About, Consult, Life, Partners } from './people.tsx'
import { Constructs, Engines, Products } from './products.tsx'
import { Cases, News, Solutions } from './work.tsx'

/** The home page: one dark first screen, then paper and ink in turn. A section without content is absent. */
export function HomeScreen({ data }: { data: HomeContent }) {
  const { headings, icons } = data
  const solutionFigures = data.products.length + 1
  const caseFigures = solutionFigures + data.solutions.length
  return (
    <>
      <StructuredData records={data.organization} />
      <Hero data={data} />
      <QuickLinks links={data.quickLinks} icons={icons} />
      <Stories banners={data.banners.slice(1)} />
      <Products products={data.products} title={headings?.products} firstFigure={1} />
      <Engines engines={data.engines} icons={icons} title={headings?.engines} />
      <Constructs constructs={data.constructs} icons={icons} title={headings?.constructs} />
      <Solutions solutions={data.solutions} title={headings?.solutions} firstFigure={solutionFigures} />
      <Cases cases={data.cases} title={headings?.cases} firstFigure={caseFigures} />
      <News news={data.news} title={headings?.news} />
      <Partners partners={data.partners} title={headings?.ecology} />
      <About about={data.about} title={headings?.about} />
      <Life life={data.life} title={headings?.life} />
      <Consult consult={data.consult} icons={icons} title={headings?.consult} />
      <DownloadsEntry icons={icons}>
        <UpdatedNote iso={[data.column.updatedAt, ...data.updatedAt]} />
      </DownloadsEntry>
    </>
  )
}

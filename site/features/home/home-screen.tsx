import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { Hero, Moment, QuickLinks } from './hero.tsx'
import type { HomeContent } from './load-home.ts'
import { Company, People } from './people.tsx'
import { Inside, Products } from './products.tsx'
import { Work } from './work.tsx'

/**
 * The home page in eight sections: the promise, the products, one figure across the page, what is inside, what was done with
 * it, another figure, the company, its people. A section without content is absent.
 */
export function HomeScreen({ data }: { data: HomeContent }) {
  const [, ...moments] = data.banners
  const [first, ...others] = moments
  return (
    <>
      <StructuredData records={data.organization} />
      <Hero data={data} />
      <QuickLinks links={data.quickLinks} icons={data.icons} />
      <Products products={data.products} title={data.headings?.products} firstFigure={1} />
      {first && <Moment banner={first} />}
      <Inside data={data} />
      <Work data={data} firstFigure={data.products.length + 1} />
      {others.map((banner) => (
        <Moment key={banner.id} banner={banner} />
      ))}
      <Company data={data} />
      <People data={data} />
      <div className="frame home-end">
        <UpdatedNote iso={[data.column.updatedAt, ...data.updatedAt]} />
      </div>
    </>
  )
}

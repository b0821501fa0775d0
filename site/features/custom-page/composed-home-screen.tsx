import { beginsWithHero, BlockRun } from './block-run.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import customStyles from '#site/styles/custom-pages.css?url'
import uiStyles from '#site/ui/ui.css?url'
import { HeroBand } from '#site/features/home/hero.tsx'
import type { ComposedHomeContent } from './load-any-home.ts'

/** The home page of blocks that editors composed. Its style sheets come with it, since the usual home page needs neither. */
export function ComposedHomeScreen({ data }: { data: ComposedHomeContent }) {
  const { blocks, cards, column, line, organization } = data
  return (
    <>
      <link rel="stylesheet" href={uiStyles} precedence="page" />
      <link rel="stylesheet" href={customStyles} precedence="page" />
      <StructuredData records={organization} />
      {/* The header over it is light on dark, as on every home page. */}
      {!beginsWithHero(blocks) && <HeroBand eyebrow={line} title={column.title} text={column.lead} />}
      <BlockRun blocks={blocks} cards={cards} />
      <div className="frame home-end">
        <UpdatedNote iso={column.updatedAt} />
      </div>
    </>
  )
}

import type { ReactNode } from 'react'
import { ContentLink } from '#site/features/content/content-link.tsx'
import { HeroBand, MomentBand } from '#site/features/home/hero.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { BlockView, type FramedBlock } from './block-view.tsx'
import { CardSection } from './card-section.tsx'
import type { Cards } from './load-cards.ts'
import type { ShownBlock } from './shown-block.ts'

type Wide = Exclude<ShownBlock, FramedBlock>

const isWide = (block: ShownBlock): block is Wide => block.type === 'hero' || block.type === 'cards'

/** Blocks that follow each other within the page's margins stand in one frame; the others go from edge to edge. */
function groupBlocks(blocks: readonly ShownBlock[]): (FramedBlock[] | Wide)[] {
  const groups: (FramedBlock[] | Wide)[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (isWide(block)) groups.push(block)
    else if (Array.isArray(last)) last.push(block)
    else groups.push([block])
  }
  return groups
}

/** Whether a page begins with a banner, which is its heading then. */
export const beginsWithHero = (blocks: readonly ShownBlock[]): boolean => blocks[0]?.type === 'hero'

function Hero({ block, isFirst }: { block: Extract<ShownBlock, { type: 'hero' }>; isFirst: boolean }) {
  const { id, image, link, text, title, video } = block
  if (!isFirst)
    return <MomentBand id={`part-${id}`} title={title} text={text} picture={image ?? video?.poster} link={link} />
  return (
    <HeroBand title={title} text={text} picture={image} video={video}>
      {link && <ContentLink link={link} className={buttonStyle.primary} />}
    </HeroBand>
  )
}

/** The blocks of a page in the site's own look, from top to bottom. */
export function BlockRun({ blocks, cards }: { blocks: readonly ShownBlock[]; cards: Cards }): ReactNode {
  let sections = 0
  return groupBlocks(blocks).map((group) => {
    if (Array.isArray(group))
      return (
        <div key={group[0]?.id} className="frame custom-run">
          {group.map((block) => (
            <BlockView key={block.id} block={block} isFirst={block === blocks[0]} />
          ))}
        </div>
      )
    if (group.type === 'hero') return <Hero key={group.id} block={group} isFirst={group === blocks[0]} />
    sections += 1
    return <CardSection key={group.id} block={group} cards={cards} ground={sections % 2 === 1 ? 'paper' : 'paper-2'} />
  })
}

import plex from '#site/styles/fonts/ibm-plex-sans-core.woff2?url'
import plexSheet from '#site/styles/fonts/ibm-plex-sans.css?url'
import instrument from '#site/styles/fonts/instrument-sans-core.woff2?url'
import inter from '#site/styles/fonts/inter-core.woff2?url'
import interSheet from '#site/styles/fonts/inter.css?url'
import manrope from '#site/styles/fonts/manrope-core.woff2?url'
import manropeSheet from '#site/styles/fonts/manrope.css?url'
import outfit from '#site/styles/fonts/outfit-core.woff2?url'
import outfitSheet from '#site/styles/fonts/outfit.css?url'
import serif from '#site/styles/fonts/source-serif-4-core.woff2?url'
import serifSheet from '#site/styles/fonts/source-serif-4.css?url'
import type { FrameBrand } from '#site/runtime/rendering/frame.tsx'

export interface TypeFont {
  /** Fetched ahead: what nearly every page has letters of. */
  core: string
  /** Style sheet that puts the family in the place of ours. */
  sheet?: string
}

export const houseFont: TypeFont = { core: instrument }

/** The files of each family, which the server knows: a page names those of its own alone. */
export const typeFonts: Record<FrameBrand['type'], TypeFont> = {
  instrument: houseFont,
  inter: { core: inter, sheet: interSheet },
  plex: { core: plex, sheet: plexSheet },
  manrope: { core: manrope, sheet: manropeSheet },
  outfit: { core: outfit, sheet: outfitSheet },
  serif: { core: serif, sheet: serifSheet },
}

/** Ground the figure is drawn on: `ink` is the dark default of the site, `paper` its light counterpart. */
export type Theme = 'ink' | 'paper'

/** One text in both languages of the site. */
export interface BilingualText {
  readonly zh: string
  readonly en: string
}

/** What a figure was computed with; written to the manifest so that a reader can repeat it. Units are in the key's TSDoc. */
export type FigureParams = Readonly<Record<string, number | string | readonly number[] | readonly string[]>>

/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The master size of every figure, 16:10. */
export const MASTER: Size = { width: 1600, height: 1000 }

/** A figure made of pixels: 8-bit sRGB, three bytes a pixel, rows from the top. */
export interface RasterArtwork extends Size {
  readonly kind: 'raster'
  readonly pixels: Uint8Array
  /** Hairlines and labels laid over the pixels, a complete SVG document of the same size with a clear ground. */
  readonly overlay?: string
}

/** A figure made of lines: one complete SVG document. */
export interface VectorArtwork extends Size {
  readonly kind: 'vector'
  readonly svg: string
}

export type Artwork = RasterArtwork | VectorArtwork

/** One figure of the pack: its words, and a pure function that draws it. */
export interface Figure {
  /** Unique, kebab-case; also the name of the files. */
  readonly name: string
  /** The generator in `families/` that drew it. */
  readonly family: string
  readonly params: FigureParams
  /** Says exactly what is drawn, with the parameters. */
  readonly caption: BilingualText
  /** Says what one sees. */
  readonly alt: BilingualText
  /** The point that must survive cropping, in percent of width and height from the top left. */
  readonly focal: { readonly x: number; readonly y: number }
  /** Draws the figure; the same theme always gives the same bytes. */
  draw(theme: Theme): Artwork
}

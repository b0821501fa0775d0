declare module 'fontverter' {
  /** Converts a font to another container; `sfnt` is plain TrueType or OpenType. */
  export function convert(font: Uint8Array, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}

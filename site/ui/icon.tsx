/** A drawing as one path, the shape in which the server hands over the icons of the content. */
export interface IconShape {
  viewBox: string
  path: string
  isLine: boolean
}
/** Drawings by their names. */
export type IconSet = Record<string, IconShape>

/** An icon beside words: hidden from assistive technology, in the colour and size of its text. */
export function Icon({ className = '', drawing }: { drawing: IconShape | undefined; className?: string }) {
  if (drawing === undefined) return null
  return (
    <svg className={`icon${drawing.isLine ? ' line' : ''} ${className}`} viewBox={drawing.viewBox} aria-hidden="true">
      <path d={drawing.path} />
    </svg>
  )
}

import { keepUnits } from './phrases.tsx'

/** A picture as the calls give it. */
export interface PictureSource {
  url: string
  alt: string
  caption?: string | undefined
  width: number
  height: number
  srcset: string
}

interface PictureProps {
  image: PictureSource
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** For the picture of the first screen: loaded at once. */
  isEager?: boolean
  /** For a picture beside words that say the same. */
  isDecorative?: boolean
  className?: string
}

export function Picture({ className = '', image, isDecorative = false, isEager = false, sizes }: PictureProps) {
  return (
    <picture className={`picture ${className}`}>
      {image.srcset && <source type="image/avif" srcSet={image.srcset} sizes={sizes} />}
      <img
        src={image.url}
        width={image.width}
        height={image.height}
        alt={isDecorative ? '' : image.alt}
        loading={isEager ? undefined : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/** A picture with its caption under a hairline, numbered as in an atlas. */
export function Figure({ label, ...props }: PictureProps & { label?: string | undefined }) {
  const { caption } = props.image
  return (
    <figure className="figure">
      <Picture {...props} />
      {(caption || label) && (
        <figcaption>
          {label && <span className="figure-label">{label}</span>}
          {caption && keepUnits(caption)}
        </figcaption>
      )}
    </figure>
  )
}

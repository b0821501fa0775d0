import { keepUnits } from './phrases.tsx'

/** A picture as the calls give it. */
export interface PictureSource {
  url: string
  alt: string
  caption?: string | undefined
  width: number
  height: number
  srcset: string
  /** The files of the light theme, where it has its own. */
  light?: { url: string; srcset: string } | undefined
}

interface PictureProps {
  image: PictureSource
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** For the picture of the first screen: loaded at once. */
  isEager?: boolean
  /** For the one picture of a page that is dark in both themes. */
  isInk?: boolean
  /** For a picture beside words that say the same. */
  isDecorative?: boolean
  className?: string
}

interface Drawn extends Omit<PictureProps, 'isInk'> {
  isLazy: boolean
  /** What a printer gets instead. */
  onPaper?: string | undefined
}

function OnePicture({ className, image, isDecorative = false, isEager = false, isLazy, onPaper, sizes }: Drawn) {
  return (
    <picture className={className}>
      {onPaper && <source media="print" srcSet={onPaper} />}
      {image.srcset && <source type="image/avif" srcSet={image.srcset} sizes={sizes} />}
      <img
        src={image.url}
        width={image.width}
        height={image.height}
        alt={isDecorative ? '' : image.alt}
        loading={isLazy ? 'lazy' : undefined}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/**
 * A picture, and where it has one for the light theme both: a visitor may choose the theme, which no `media` of a `source`
 * knows. Only one is displayed, and a lazy picture that is not displayed is not fetched.
 */
export function Picture({ className = '', image, isEager = false, isInk = false, ...rest }: PictureProps) {
  const { light, ...dark } = image
  const own = `picture ${className}`
  if (light === undefined || isInk)
    return (
      <OnePicture
        {...rest}
        image={dark}
        className={own}
        isEager={isEager}
        isLazy={!isEager}
        onPaper={isInk ? light?.url : undefined}
      />
    )
  return (
    <>
      <OnePicture {...rest} image={{ ...dark, ...light }} className={`${own} by-day`} isEager={isEager} isLazy />
      <OnePicture {...rest} image={dark} className={`${own} by-night`} isEager={isEager} isLazy />
    </>
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

import { createContext, use, type ReactNode } from 'react'
import { ArmillaryMark } from './armillary-mark.tsx'

interface Drawing {
  url: string
  width: number
  height: number
}

interface Drawings {
  light: Drawing
  /** Another one for dark grounds. */
  dark?: Drawing | undefined
}

/** A drawing of the company's; the ground that it stands on chooses which. It is ornament beside a name that is read. */
export function BrandImage({ className, images: { dark, light } }: { className: string; images: Drawings }) {
  if (dark === undefined)
    return <img className={className} src={light.url} width={light.width} height={light.height} alt="" />
  return (
    <>
      <img className={`${className} by-day`} src={light.url} width={light.width} height={light.height} alt="" />
      <img className={`${className} by-night`} src={dark.url} width={dark.width} height={dark.height} alt="" />
    </>
  )
}

/** The company's mark, if it has one. */
export function BrandMark({
  mark,
  markImage,
}: {
  mark: 'none' | 'armillary' | 'own'
  markImage?: Drawings | undefined
}) {
  if (mark === 'armillary') return <ArmillaryMark />
  return mark === 'own' && markImage ? <BrandImage className="company-mark" images={markImage} /> : null
}

/** The company's mark for parts that know no data. */
export const CompanyMarkContext = createContext<ReactNode>(null)

export const CompanyMark = () => use(CompanyMarkContext)

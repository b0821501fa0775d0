import { createContext, type ReactNode, use, useMemo } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { BrandMark, CompanyMarkContext } from '#site/ui/brand-mark.tsx'

type Brand = CallOutput<'base/brand'>

/** How the company looks, without its style, which is in the server's HTML alone. */
export interface FrameBrand extends Omit<Brand, 'style' | 'colours'> {
  isStyled: boolean
}

export const brandOfFrame = ({ colours: _colours, style, ...brand }: Brand): FrameBrand => ({
  ...brand,
  isStyled: style !== '',
})

/** What of the frame lives in the browser as data; its menus and its foot are HTML that the server sent. */
export interface FrameFacts {
  site: CallOutput<'base/site'>
  brand: FrameBrand
  announcements: CallOutput<'home/announcement'>
}

const FrameContext = createContext<FrameFacts | undefined>(undefined)

export function FrameProvider({ children, frame }: { children: ReactNode; frame: FrameFacts }) {
  const { mark, markImage } = frame.brand
  const companyMark = useMemo(() => <BrandMark mark={mark} markImage={markImage} />, [mark, markImage])
  return (
    <FrameContext value={frame}>
      <CompanyMarkContext value={companyMark}>{children}</CompanyMarkContext>
    </FrameContext>
  )
}

/** Site settings, brand and announcements. `undefined` when even they could not be read. */
export function useFrame(): FrameFacts | undefined {
  return use(FrameContext)
}

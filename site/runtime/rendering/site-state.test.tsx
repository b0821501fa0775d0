import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { plainBrand } from '#site/features/brand/plain-brand.ts'
import { brandOfFrame, type FrameFacts, FrameProvider } from './frame.tsx'
import { useSiteState } from './site-state.ts'

const picture = { url: '/media/nobody.webp', alt: '', width: 80, height: 80 }

function Shown() {
  const { data, userDefaultImg } = useSiteState()
  return `${data?.name ?? 'no data'}, ${userDefaultImg?.url ?? 'no picture'}`
}

it('[N2] has the settings of C15 as data, and the picture of people without one', () => {
  const site = { name: 'Armilla', userDefaultImg: picture } as unknown as FrameFacts['site']
  const html = renderToStaticMarkup(
    <FrameProvider frame={{ site, brand: brandOfFrame(plainBrand), announcements: [] }}>
      <Shown />
    </FrameProvider>,
  )
  expect(html).toBe('Armilla, /media/nobody.webp')
})

it('[N2] is empty where not even the settings could be read', () => {
  expect(renderToStaticMarkup(<Shown />)).toBe('no data, no picture')
})

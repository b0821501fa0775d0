import { baseBrandImage } from '#portal/brand/brand-image.ts'
import { baseBrand } from '#portal/brand/brand.ts'
import { baseTexts } from '#portal/interface-texts/texts.ts'
import { baseSite } from './site.ts'

/** What every page is drawn with. */
export const frameCalls = [baseSite, baseTexts, baseBrand, baseBrandImage] as const

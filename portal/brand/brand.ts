import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type Corner,
  corners,
  densities,
  type Density,
  heroKinds,
  imageNames,
  type ImageName,
  markKinds,
  typePairs,
} from '#domain/brand/brand.ts'
import { writeBrandStyle } from '#domain/brand/brand-style.ts'
import { colourNames, computePalette } from '#domain/brand/palette.ts'
import { coloursIn } from '#content/brand/fields.ts'
import type { PublishedGlobals } from '#content/payload-types.ts'
import type { Locale } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { readVideo, video } from '#portal/course/read-video.ts'
import { imageOf, numberOf } from '#portal/records.ts'
import { image, meaning, noInput } from '#portal/schemas.ts'
import { brandAddress, readStoredImage } from './stored-image.ts'

const drawing = z.object({ url: z.string(), width: z.number(), height: z.number() })
const drawings = z.object({
  light: drawing,
  dark: drawing.optional().meta(meaning('深色底上的另一张', 'A variant for dark backgrounds')),
})

type Stored = PublishedGlobals['brand']

/** One of the company's drawings, and the one for dark grounds where there is another. */
function drawingsOf(stored: Stored, light: ImageName, dark: ImageName): z.output<typeof drawings> | undefined {
  const [one, other] = [light, dark].map((name) => {
    const found = readStoredImage(stored[name])
    return found && { url: brandAddress(found), width: found.width, height: found.height }
  })
  const first = one ?? other
  return first && { light: first, ...(one && other && one.url !== other.url && { dark: other }) }
}

const oneOf = <Name extends string>(names: readonly Name[], value: unknown, otherwise: Name): Name =>
  names.find((name) => name === value) ?? otherwise

/** What of the settings changes a drawing; named in the addresses of icons, which browsers keep. */
const versionOf = (stored: Stored) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        stored.mark,
        ...imageNames.map((name) => stored[name]),
        ...colourNames.map((name) => stored[name]),
      ]),
    )
    .digest('hex')
    .slice(0, 12)

/** Read by itself, so that it comes with its poster. */
async function readHeroVideo(find: CallContext['find'], { heroVideo }: Stored, locale: Locale) {
  const { docs } = await find('videos', { where: { id: { equals: numberOf(heroVideo) ?? 0 } }, limit: 1, depth: 1 })
  return docs[0] && { heroVideo: readVideo(docs[0], locale) }
}

/** How the company looks. */
export const baseBrand = defineCall({
  path: 'base/brand',
  summary: { zh: '品牌：标志、颜色与字体', en: 'Brand: mark, colours and type' },
  input: noInput,
  output: z.object({
    mark: z.enum(markKinds),
    markImage: drawings.optional(),
    logo: drawings.optional().meta(meaning('带公司名称的标志', 'The logo with the company’s name')),
    type: z.enum(typePairs),
    hero: z.enum(heroKinds),
    heroPicture: image.optional(),
    heroVideo: video.optional().meta(meaning('无声循环播放', 'Silent, again and again')),
    style: z
      .string()
      .meta(
        meaning('加入每页head的样式，与默认相同时为空', 'Style for the head of every page; empty when nothing differs'),
      ),
    themeColours: z.object({ light: z.string(), dark: z.string() }).optional(),
    colours: z
      .object({ ink: z.string(), text: z.string(), mute: z.string(), mark: z.string() })
      .meta(meaning('图标和链接预览的颜色', 'Colours of icons and link previews')),
    version: z.string().meta(meaning('图标变化时改变', 'Changes when the icons do')),
  }),
  isKept: true,
  handler: async ({ find, findGlobal, locale }) => {
    const stored = await findGlobal('brand')
    const colours = coloursIn(stored)
    const { dark, ink, light } = computePalette(colours)
    const [markImage, logo] = [drawingsOf(stored, 'markImage', 'markImageDark'), drawingsOf(stored, 'logo', 'logoDark')]
    const mark = oneOf(markKinds, stored.mark, 'none')
    const heroPicture = imageOf(stored.heroPicture, locale)
    const hero = oneOf(heroKinds, stored.hero, 'none')
    const figures = {
      none: {},
      armillary: {},
      picture: heroPicture && { heroPicture },
      video: hero === 'video' ? await readHeroVideo(find, stored, locale) : undefined,
    }
    return {
      mark: mark === 'own' && markImage === undefined ? 'none' : mark,
      ...(mark === 'own' && markImage && { markImage }),
      ...(logo && { logo }),
      type: oneOf(typePairs, stored.type, 'instrument'),
      hero: figures[hero] === undefined ? 'none' : hero,
      ...figures[hero],
      style: writeBrandStyle({
        colours,
        corner: oneOf(Object.keys(corners) as Corner[], stored.corner, 'slight'),
        density: oneOf(Object.keys(densities) as Density[], stored.density, 'normal'),
      }),
      ...(Object.keys(colours).length > 0 && { themeColours: { light: light.ground, dark: dark.ground } }),
      colours: { ink: ink.ink, text: light.ground, mute: dark.mute, mark: dark.mark },
      version: mark === 'armillary' && Object.keys(colours).length === 0 ? '' : versionOf(stored),
    }
  },
})

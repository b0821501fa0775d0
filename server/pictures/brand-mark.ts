import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Locale } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import type { Client } from '#server/documents/stored-document.ts'
import { root } from '#server/builds/build.ts'
import { openFonts } from './fonts.ts'
import { drawLine, measure } from './typeset.ts'

type BrandColours = CallOutput<'base/brand'>['colours']

/** A drawing that the company gave. */
interface OwnDrawing {
  mediaType: string
  bytes: Buffer
}

/** The company's mark, for files that no style sheet reaches. */
export interface CompanyMark {
  colours: BrandColours
  version: string
  kind: 'own' | 'armillary' | 'letter'
  /** Of its own: for light grounds, and for dark ones where there is another. */
  own?: { light: OwnDrawing; dark?: OwnDrawing }
  /** What stands for a company without a mark. */
  letter: string
}

/** The sphere, one of the marks that the house has. */
export const readArmillary = () => readFile(join(root, 'server/pictures/armillary.svg'), 'utf8')

/** The mark as it is now. What is drawn with it hangs on the answers that it is made from. */
export async function openMark(client: Client): Promise<CompanyMark> {
  const [brand, site] = await Promise.all([client.call('base/brand'), client.call('base/site')])
  const read = async (address: string | undefined): Promise<OwnDrawing | undefined> => {
    const [, digest] = /^\/brand\/([\da-f]+)\./.exec(address ?? '') ?? []
    if (digest === undefined) return undefined
    const { data, mediaType } = await client.call('base/brand/image', { digest })
    return { mediaType, bytes: Buffer.from(data, 'base64') }
  }
  const [light, dark] = await Promise.all([read(brand.markImage?.light.url), read(brand.markImage?.dark?.url)])
  const { colours, mark, version } = brand
  const name = site.shortName || site.alternateName || site.name
  return {
    colours,
    version,
    letter: [...name.trim()][0]?.toUpperCase() ?? '·',
    kind: mark === 'own' && light ? 'own' : mark === 'armillary' ? 'armillary' : 'letter',
    ...(light && { own: { light, ...(dark && { dark }) } }),
  }
}

/** Hairlines would vanish in a small image. */
async function writeArmillary(side: number, colours: BrandColours): Promise<string> {
  const line = side <= 32 ? 2.25 : 1.5
  // The inner rings are flattened circles, whose lines are measured in pixels so that they are even.
  return inColours(await readArmillary(), colours)
    .replace('stroke-width="1.5"', `stroke-width="${line}"`)
    .replaceAll('vector-effect="', `stroke-width="${(line * side) / 32}" vector-effect="`)
}

const houseMark = '#ca9c48'

/** The sphere has a brass of its own, which follows a company that has another colour. */
const inColours = (svg: string, { mark }: BrandColours) =>
  mark === houseMark ? svg : svg.replaceAll(/#b98f3a|#e0a83c/g, mark)

/** The first letter of the name. @param isTile whether on a tile of its own, for grounds that are not ours */
async function writeLetter({ colours, letter }: CompanyMark, isTile: boolean): Promise<string> {
  const locale: Locale = /\p{Script=Han}/u.test(letter) ? 'zh' : 'en'
  const style = { size: locale === 'zh' ? 20 : 22, weight: 'bold' as const, locale, fonts: await openFonts() }
  const at = { x: 16 - measure(letter, style) / 2, y: locale === 'zh' ? 23.3 : 23.8, fill: colours.text }
  const tile = isTile ? `<rect width="32" height="32" rx="6" fill="${colours.ink}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${tile}${drawLine(letter, style, at)}</svg>`
}

const asAddress = ({ bytes, mediaType }: OwnDrawing) => `data:${mediaType};base64,${bytes.toString('base64')}`

/** The icon of a tab: one drawing, of two the one for the theme of the browser. */
export async function writeIcon(mark: CompanyMark): Promise<string> {
  if (mark.kind === 'armillary') return inColours(await readArmillary(), mark.colours)
  if (mark.own === undefined || mark.kind === 'letter') return writeLetter(mark, true)
  const { dark, light } = mark.own
  const picture = (drawing: OwnDrawing, name: string) =>
    `<image class="${name}" width="32" height="32" href="${asAddress(drawing)}"/>`
  const style = dark
    ? '<style>.d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}</style>'
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${style}${picture(light, 'l')}${dark ? picture(dark, 'd') : ''}</svg>`
}

/**
 * The mark as a square picture without a ground.
 * @param on what it will stand on; `any` has a tile of its own where it needs one
 */
export async function drawMark(mark: CompanyMark, side: number, on: 'dark' | 'any'): Promise<Buffer> {
  if (mark.kind === 'own' && mark.own !== undefined) {
    const { bytes } = on === 'dark' ? (mark.own.dark ?? mark.own.light) : mark.own.light
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    return sharp(bytes, { density: 300 }).resize(side, side, { fit: 'contain', background: clear }).png().toBuffer()
  }
  const svg =
    mark.kind === 'armillary' ? await writeArmillary(side, mark.colours) : await writeLetter(mark, on === 'any')
  return sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer()
}

/** What the mark stands on in an app's icon: ink, unless its only drawing is made for light grounds. */
export const groundOf = ({ colours, kind, own }: CompanyMark) =>
  kind === 'own' && own?.dark === undefined ? colours.text : colours.ink

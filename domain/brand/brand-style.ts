import { type Corner, corners, type Density, densities } from './brand.ts'
import { type Colours, computePalette, ownInk, ownTokens, type TokenName } from './palette.ts'

export interface BrandStyle {
  colours: Colours
  corner: Corner
  density: Density
}

/** A colour of both themes: `--day` and `--night` of the style sheet let one of the two stand. */
const inBoth = (light: string, dark: string) => (light === dark ? light : `var(--day,${light})var(--night,${dark})`)

const declare = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

function writeColours(colours: Colours): string {
  const [own, { dark, ink, light }] = [computePalette({}), computePalette(colours)]
  const names = (Object.keys(ownTokens) as TokenName[]).filter(
    (name) => light[name] !== own.light[name] || dark[name] !== own.dark[name],
  )
  const both = Object.fromEntries(names.map((name) => [name, inBoth(light[name], dark[name])]))
  const changed = (Object.keys(ownInk) as (keyof typeof ownInk)[]).filter((name) => ink[name] !== own.ink[name])
  // Grounds and lines of the dark sections stand over those of the theme, the rest has its name for itself.
  const isGround = (name: string) => name in ownTokens
  const inks = (wanted: boolean) =>
    Object.fromEntries(changed.filter((name) => isGround(name) === wanted).map((name) => [name, ink[name]]))
  const everywhere = declare({
    ...inks(false),
    ...both,
    ...(colours.main !== undefined && { call: 'var(--link)' }),
    print: light.link,
  })
  // The theme's own grounds are declared on dark sections too, so what those have of ours is said again.
  const section = { ...(names.includes('ground') && { ground: ink.ground }), ...inks(true) }
  return `:root,.on-ink{${everywhere}}${Object.keys(section).length > 0 ? `:root .on-ink{${declare(section)}}` : ''}`
}

/**
 * The style sheet of a company, in so few bytes that it stands in every page; empty when nothing differs from the house.
 * @param brand colours that {@link judgeColours} has accepted
 */
export function writeBrandStyle({ colours, corner, density }: BrandStyle): string {
  const hasColours = Object.values(colours).some((colour) => colour !== undefined)
  const sizes = {
    ...(corner !== 'slight' && { corner: corners[corner] }),
    ...(density !== 'normal' && { density: densities[density] }),
  }
  return [
    hasColours ? writeColours(colours) : '',
    Object.keys(sizes).length > 0 ? `:root{${declare(sizes)}}` : '',
  ].join('')
}

/** A colour by lightness (0 to 1), chroma and hue in degrees (CSS Color 4, 9.4). */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = [number, number, number]

const linear = (channel: number) => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const curved = (light: number) => (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Red, green and blue, each 0 to 1, of `#rrggbb`. */
const channelsOf = (hex: string): Triple => {
  const number = Number.parseInt(hex.slice(1, 7), 16)
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255]
}

/** A colour as `#rrggbb`, in small letters, or `undefined`; the short form `#rgb` is written out. */
export function readHex(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? digits.replaceAll(/./g, (digit) => digit + digit) : digits}`
}

/** @param hex `#rrggbb` */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channelsOf(hex).map(linear) as Triple
  const long = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const medium = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const short = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  const l = 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short
  const a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short
  const beta = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
  return { l, c: Math.hypot(a, beta), h: ((Math.atan2(beta, a) * 180) / Math.PI + 360) % 360 }
}

function toLinear({ c, h, l }: Oklch): Triple {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const medium = (l - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const short = (l - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ]
}

const isShown = (light: Triple) => light.every((channel) => channel > -0.000_1 && channel < 1.000_1)

/** As `#rrggbb`. A colour that screens do not have loses chroma until they have it: lightness and hue stay. */
export function toHex(colour: Oklch): string {
  let { c } = colour
  let light = toLinear(colour)
  for (let [least, step] = [0, 0]; !isShown(light) && step < 20; step += 1) {
    const half = (least + c) / 2
    if (isShown(toLinear({ ...colour, c: half }))) least = half
    else c = half
    light = toLinear({ ...colour, c: step === 19 ? least : c })
  }
  const digits = light.map((channel) => {
    const part = Math.round(curved(Math.min(1, Math.max(0, channel))) * 255)
    return part.toString(16).padStart(2, '0')
  })
  return `#${digits.join('')}`
}

/** Relative luminance (WCAG 2.2), 0 to 1. */
function luminanceOf(hex: string): number {
  const [r, g, b] = channelsOf(hex).map(linear) as Triple
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours (WCAG 2.2), 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

import sharp, { type Region, type Sharp } from 'sharp'

/** Masters whose sizes lie beside them, by their bytes: a size is found by its width, where there is one. */
export const encodedBefore = new WeakMap<object, (width: number) => Buffer | undefined>()

interface Asked {
  master: Buffer
  sizeOf: (width: number) => Buffer | undefined
  width?: number | undefined
  format?: string
}

/** What was asked of a picture, as the file that was encoded before; nothing where it has to be made. */
function findEncoded({ format, master, sizeOf, width }: Asked, masterWidth: number): Buffer | undefined {
  if (width === undefined || (format !== undefined && format !== 'avif')) return undefined
  // A master is kept as it is: no picture of the generator is wider than what is kept.
  return format === undefined && width >= masterWidth ? master : sizeOf(width)
}

function follow(image: Sharp, asked: Asked): Sharp {
  const own = {
    clone: () => follow(image.clone(), asked),
    rotate: () => follow(image.rotate(), asked),
    resize: (size: { width?: number }) => follow(image.resize(size), { ...asked, width: size.width }),
    // Payload takes the part around the focal point, which is all of a picture that keeps its proportions.
    extract: (region: Region) => {
      const isWhole = region.left === 0 && region.top === 0 && region.width === asked.width
      return follow(image.extract(region), { ...asked, width: isWhole ? asked.width : undefined })
    },
    toFormat: (format: 'avif' | 'webp', options: object) =>
      follow(image.toFormat(format, options), { ...asked, format }),
    toBuffer: async (options: { resolveWithObject: true }) => {
      const data = findEncoded(asked, (await image.metadata()).width)
      if (data === undefined) return image.toBuffer(options)
      return { data, info: { ...(await sharp(data).metadata()), size: data.length } }
    },
  }
  return new Proxy(image, {
    get: (target, name) => {
      if (Object.hasOwn(own, name)) return own[name as keyof typeof own]
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

/**
 * Takes the sizes of pictures of the generator from the files beside them: encoding fifty pictures was half of the time that
 * a first start takes. All other pictures are encoded as always.
 */
export const sharpWithEncoded = ((input: Buffer, options?: object) => {
  const sizeOf = encodedBefore.get(input)
  return sizeOf === undefined ? sharp(input, options) : follow(sharp(input, options), { master: input, sizeOf })
}) as typeof sharp

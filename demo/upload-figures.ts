import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Locale } from '#lib/locale.ts'
import { encodedBefore } from './encoded-before.ts'
import type { Loader, RecordId } from './loader.ts'

const figureFolder = join(import.meta.dirname, 'figures/out')

/** Encoding one picture does not keep two cores busy. */
const atOnce = 2

interface FigureFacts {
  name: string
  alt: Record<Locale, string>
  caption: Record<Locale, string>
  focal: { x: number; y: number }
}

/** A figure as it is drawn on dark ground, with the same one on light ground. */
async function uploadFigure(payload: Payload, req: PayloadRequest, figure: FigureFacts): Promise<RecordId> {
  const light = await uploadDrawing(payload, req, figure, { stem: `${figure.name}.paper` })
  return uploadDrawing(payload, req, figure, { stem: figure.name, light })
}

interface Drawing {
  /** Name of its files, without the ending. */
  stem: string
  light?: RecordId
}

async function uploadDrawing(
  payload: Payload,
  req: PayloadRequest,
  { alt, caption, focal }: FigureFacts,
  { light, stem }: Drawing,
): Promise<RecordId> {
  const data = readFileSync(join(figureFolder, `${stem}.webp`))
  encodedBefore.set(data, (width) => {
    const encoded = join(figureFolder, `${stem}.${width}.avif`)
    return existsSync(encoded) ? readFileSync(encoded) : undefined
  })
  const name = `${stem.replace('.', '-')}.webp`
  const file = { data, name, mimetype: 'image/webp', size: data.length }
  // A symbol stays on the line of its value: k = 201.
  const captionIn = (locale: Locale) => caption[locale].replaceAll(' = ', '\u00a0=\u00a0')
  const texts = (locale: Locale) => ({ alt: alt[locale], caption: captionIn(locale), _status: 'published' })
  const media = await payload.create({
    collection: 'media' as never,
    data: { ...texts('zh'), focalX: focal.x, focalY: focal.y, ...(light && { light }) } as never,
    file,
    locale: 'zh' as never,
    req,
  })
  const { id } = media as { id: RecordId }
  await payload.update({ collection: 'media' as never, id, data: texts('en') as never, locale: 'en', req })
  return id
}

/**
 * Uploads pictures of the generator in this order, beside the records that will show them: what is encoded here takes other
 * threads than the rest. All is of the loading's transaction.
 */
export function uploadFigures(
  payload: Payload,
  { context, transactionID }: PayloadRequest,
  names: readonly string[],
  onSaved: () => void,
): { figure: Loader['figure']; done: Promise<void> } {
  const facts = JSON.parse(readFileSync(join(figureFolder, 'manifest.json'), 'utf8')) as FigureFacts[]
  const pictures = new Map(names.map((name) => [name, Promise.withResolvers<RecordId>()]))
  const waiting = [...pictures]
  const upload = async () => {
    // Payload keeps the file and the language of what it writes on the request, so each of them has its own.
    const req = await createLocalReq({ context, req: { transactionID: await transactionID } }, payload)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, { resolve }] = next
      const figure = facts.find((each) => each.name === name)
      if (figure === undefined)
        throw new Error(`The demo pack asks for a figure that the generator does not make: ${name}`)
      resolve(await uploadFigure(payload, req, figure))
      onSaved()
    }
  }
  const stop = (error: unknown) => {
    waiting.length = 0
    for (const { reject } of pictures.values()) reject(error)
  }
  // Where nobody waits for a picture that will not be there, its rejection is nobody's.
  for (const { promise } of pictures.values()) promise.catch(() => undefined)
  const lanes = Array.from({ length: atOnce }, () => upload().catch(stop))
  const done = Promise.all(lanes).then(
    async () => void (await Promise.all([...pictures.values()].map((each) => each.promise))),
  )
  const figure: Loader['figure'] = (name) => {
    if (name === undefined) return Promise.resolve(undefined)
    const picture = pictures.get(name)
    return picture?.promise ?? Promise.reject(new Error(`The figure ${name} was not announced.`))
  }
  return { done, figure }
}

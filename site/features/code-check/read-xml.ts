import sax from 'sax'
import { RefusedFile } from './read-file.ts'
import type { WorkSlices } from './work-slices.ts'

/** What is done with the parts of a document as they come. */
export interface XmlHandler {
  open: (name: string, attributes: Record<string, string>) => void
  text: (text: string) => void
  close: (name: string) => void
}

/** Subsystems are nested a few dozen deep at most; each is four elements. */
const deepest = 1000
/** Characters that are read at once. */
const pieceLength = 64 * 1024

/**
 * Reads XML as it comes. A document type is refused: models have none, and its entities could stand for anything.
 * @param partOf how much of the file is done
 * @throws {RefusedFile} when it is not well-formed, or nested too deep
 */
export async function readXml(
  pieces: AsyncIterable<string>,
  handler: XmlHandler,
  slices: WorkSlices,
  partOf: () => number,
): Promise<void> {
  const parser = sax.parser(true, { trim: false, normalize: false })
  let depth = 0
  const refuse = () => {
    throw new RefusedFile('brokenModel')
  }
  const events: Partial<sax.SAXParser> = {
    onerror: refuse,
    ondoctype: refuse,
    onopentag: ({ attributes, name }) => {
      depth += 1
      if (depth > deepest) refuse()
      handler.open(name, attributes as Record<string, string>)
    },
    onclosetag: (name) => {
      depth -= 1
      handler.close(name)
    },
    ontext: handler.text,
    oncdata: handler.text,
  }
  Object.assign(parser, events)
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += pieceLength) {
      parser.write(piece.slice(at, at + pieceLength))
      await slices.rest(partOf())
    }
  parser.close()
}

/** @throws {RefusedFile} when it is not UTF-8, which is what these programs write */
export async function* decodePieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of pieces) yield decoder.decode(piece, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? new RefusedFile('brokenModel') : error
  }
}

/** One text as a sequence of pieces. */
export async function* onePiece(text: string): AsyncGenerator<string> {
  yield text
}

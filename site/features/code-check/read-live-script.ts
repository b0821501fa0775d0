import { decodePieces, readXml } from './read-xml.ts'
import type { WorkSlices } from './work-slices.ts'
import { checkSizes, unpack, type ZipEntry } from './zip.ts'

const documentPart = 'matlab/document.xml'

export const isLiveScript = (entries: readonly ZipEntry[]) => entries.some(({ name }) => name === documentPart)

/**
 * The code of a live script or an app: of its paragraphs those with the style of code, in their order, a line each.
 * @throws {RefusedFile}
 */
export async function readLiveScript(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  slices: WorkSlices,
): Promise<string> {
  const parts = entries.filter(({ name }) => name === documentPart)
  checkSizes(parts)
  const lines: string[] = []
  let isCode = false
  let isText = false
  let line = ''
  const handler = {
    open: (name: string, attributes: Record<string, string>) => {
      if (name === 'w:p') [isCode, line] = [false, '']
      if (name === 'w:pStyle') isCode = attributes['w:val'] === 'code'
      if (name === 'w:br') line += '\n'
      isText = name === 'w:t'
    },
    text: (piece: string) => {
      if (isText) line += piece
    },
    close: (name: string) => {
      if (name === 'w:t') isText = false
      if (name === 'w:p' && isCode) lines.push(line)
    },
  }
  for (const entry of parts) await readXml(decodePieces(unpack(bytes, entry)), handler, slices, () => 0.5)
  return lines.join('\n')
}

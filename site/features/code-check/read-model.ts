import { BlockCollector, type BlockUse, type ModelCode } from './block-collector.ts'
import { readModelText } from './model-text.ts'
import { decodePieces, onePiece, readXml, type XmlHandler } from './read-xml.ts'
import type { WorkSlices } from './work-slices.ts'
import { checkSizes, unpack, type ZipEntry } from './zip.ts'

export interface ModelFacts {
  blocks: BlockUse[]
  codes: ModelCode[]
}

/** Parts of a model file with blocks, charts or code; the others are looks, settings and pictures. */
const modelPart = /^simulink\/(?:blockdiagram\.xml|systems\/[^/]+\.xml|stateflow\.xml|stateflow\/[^/]+\.xml)$/
/** Since R2021b a .mdl file is the same parts one after the other. */
const packageStart = /^\s*# MathWorks OPC Text Package/
const partStart = /^__MWOPC_PART_BEGIN__ \/?(\S+)(.*)$/m

export const isModel = (entries: readonly ZipEntry[]) =>
  entries.some(({ name }) => name === 'simulink/blockdiagram.xml')

/** Whether a text is a model, whatever the file is called. */
export const isModelText = (text: string) =>
  packageStart.test(text) || /^\s*(?:Model|Library|Subsystem)\s*\{\s*$/m.test(text.slice(0, 2000))

/** Reads a model that is an archive (.slx). @throws {RefusedFile} */
export async function readModelArchive(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  slices: WorkSlices,
): Promise<ModelFacts> {
  const parts = entries.filter(({ name }) => modelPart.test(name))
  checkSizes(parts)
  const collector = new BlockCollector()
  const total = parts.reduce((sum, { packed }) => sum + packed, 0)
  let done = 0
  for (const entry of parts) {
    await readXml(decodePieces(unpack(bytes, entry)), handlePart(collector, entry.name), slices, () => done / total)
    done += entry.packed
  }
  return { blocks: collector.collect(), codes: collector.codes }
}

/** Reads a model that is a text (.mdl). @throws {RefusedFile} */
export async function readModelFile(text: string, slices: WorkSlices): Promise<ModelFacts> {
  const collector = new BlockCollector()
  if (packageStart.test(text)) {
    // Before the first part, and then name, remark and content of each.
    const [, ...pieces] = text.split(partStart)
    for (let index = 0; index + 2 < pieces.length; index += 3) {
      const [name = '', remark = '', content = ''] = pieces.slice(index, index + 3)
      if (!modelPart.test(name) || remark.includes('BASE64')) continue
      const part = index / pieces.length
      await readXml(onePiece(content.trim()), handlePart(collector, name), slices, () => part)
    }
  } else await readModelText(text, collector, slices)
  return { blocks: collector.collect(), codes: collector.codes }
}

/** Elements whose blocks are examples of settings, not blocks of the model. */
const defaults = new Set(['BlockParameterDefaults', 'BlockDefaults'])

/** Elements of a mask that hold code, with the parameters that held it before R2014a. */
const maskCodes = new Map([
  ['Initialization', 'MaskInitialization'],
  ['Callback', 'MaskCallback'],
])

/** Gives what a part of a model says to the collector. */
function handlePart(collector: BlockCollector, part: string): XmlHandler {
  const system = /([^/]+)\.xml$/.exec(part)?.[1] ?? part
  const isChart = part.includes('stateflow')
  const path: string[] = []
  let parameter: string | undefined
  let text = ''
  let chart = ''
  let chartData: string[] = []
  let inDefaults = 0
  return {
    open: (name, attributes) => {
      path.push(name)
      text = ''
      if (defaults.has(name)) inDefaults += 1
      parameter = name === 'P' ? attributes.Name : maskCodes.get(name)
      if (inDefaults > 0) return
      if (name === 'chart') {
        chart = ''
        chartData = []
      }
      if (isChart && name === 'data' && attributes.name) chartData.push(attributes.name)
      if (name === 'MaskParameter' && attributes.Name) collector.maskName(attributes.Name)
      if (name === 'Block') collector.openBlock(attributes.BlockType ?? '', attributes.Name ?? '')
      if (name === 'System' && attributes.Ref) collector.refer(attributes.Ref)
    },
    text: (piece) => {
      if (parameter !== undefined) text += piece
    },
    close: (name) => {
      path.pop()
      if (defaults.has(name)) inDefaults -= 1
      else if (inDefaults === 0 && parameter !== undefined && (name === 'P' || maskCodes.has(name))) {
        const owner = path.at(-1)
        if (!isChart) {
          if (maskCodes.has(name) || isOwnParameter(owner)) collector.parameter(parameter, text)
        } else if (parameter === 'script' && owner === 'eml')
          collector.codes.push({ title: chart, text, variables: chartData })
        else if (parameter === 'name' && owner === 'chart') chart = text
      } else if (name === 'Block' && inDefaults === 0) collector.closeBlock(system)
      if (name === 'P' || maskCodes.has(name)) parameter = undefined
    },
  }
}

/** Parameters of a block, of its mask, or of the model itself; not of ports, lines and settings. */
const isOwnParameter = (owner: string | undefined) =>
  owner === 'Block' || owner === 'Mask' || owner === 'Model' || owner === 'Library' || owner === 'Subsystem'

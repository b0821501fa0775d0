import { analyseCode, type CodeFacts } from './analyse.ts'
import type { BlockUse, ModelCode } from './block-collector.ts'
import { isArchive, largestFile, largestModel, readText, RefusedFile, type Refusal } from './read-file.ts'
import { isLiveScript, readLiveScript } from './read-live-script.ts'
import { isModel, isModelText, type ModelFacts, readModelArchive, readModelFile } from './read-model.ts'
import type { WorkSlices } from './work-slices.ts'
import { readDirectory } from './zip.ts'

/** What a file turned out to be, whatever it is called. */
type FileKind = 'code' | 'live' | 'model'

/** A file with what it uses, before it is known which names belong to the other files. */
export interface ReadFile {
  name: string
  refusal?: Refusal
  kind?: FileKind
  encoding?: string
  lines: number
  /** Of a model, its blocks by type. */
  blocks?: BlockUse[]
  /** Code: of the file, or pieces with a title that stand in a model. */
  codes: { title?: string; facts: CodeFacts }[]
}

const endings: Record<FileKind, RegExp> = { code: /\.m$/i, live: /\.(?:mlx|mlapp)$/i, model: /\.(?:slx|mdl)$/i }

/** Whether the ending of a file's name says something else than what is in it. */
export const isMisnamed = ({ kind, name }: Pick<ReadFile, 'kind' | 'name'>) =>
  kind !== undefined && !endings[kind].test(name)

/** The most that is read of a file, by its name: that is all that is known before it is opened. */
export const largestOf = (name: string) => (endings.code.test(name) ? largestFile : largestModel)

/** Reads one file. Never fails: what cannot be read has a reason. */
export async function readAny(name: string, bytes: Uint8Array, slices: WorkSlices): Promise<ReadFile> {
  try {
    return { name, ...(await readContent(bytes, slices)) }
  } catch (error) {
    return { name, refusal: error instanceof RefusedFile ? error.refusal : 'unreadable', lines: 0, codes: [] }
  }
}

type Content = Omit<ReadFile, 'name' | 'refusal'>

async function readContent(bytes: Uint8Array, slices: WorkSlices): Promise<Content> {
  if (bytes.length > largestModel) throw new RefusedFile('tooLarge')
  if (isArchive(bytes)) {
    const entries = readDirectory(bytes)
    if (isModel(entries)) return { kind: 'model', ...readCodes(await readModelArchive(bytes, entries, slices)) }
    if (!isLiveScript(entries)) throw new RefusedFile('archive')
    return { kind: 'live', ...readCode(await readLiveScript(bytes, entries, slices)) }
  }
  const { encoding, text } = readText(bytes)
  if (isModelText(text)) return { kind: 'model', encoding, ...readCodes(await readModelFile(text, slices)) }
  if (bytes.length > largestFile) throw new RefusedFile('tooLarge')
  return { kind: 'code', encoding, ...readCode(text) }
}

function readCode(text: string): Pick<Content, 'lines' | 'codes'> {
  if (text.length > largestFile) throw new RefusedFile('tooLarge')
  const facts = analyseCode(text)
  return { lines: facts.lines, codes: [{ facts }] }
}

/** The pieces of code in a model are read as files are, and together are no longer than one. */
function readCodes({ blocks, codes }: ModelFacts): Pick<Content, 'lines' | 'blocks' | 'codes'> {
  if (codes.reduce((sum, { text }) => sum + text.length, 0) > largestFile) throw new RefusedFile('tooLarge')
  const read = codes.map(({ text, title, variables }: ModelCode, index) => ({
    title: title || `#${index + 1}`,
    facts: analyseCode(text, variables),
  }))
  return { lines: read.reduce((sum, { facts }) => sum + facts.lines, 0), blocks, codes: read }
}

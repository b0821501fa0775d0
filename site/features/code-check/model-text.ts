import type { BlockCollector } from './block-collector.ts'
import { RefusedFile } from './read-file.ts'
import type { WorkSlices } from './work-slices.ts'

const opens = /^\s*([\w.$-]+)\s*\{\s*$/
const closes = /^\s*\}\s*$/
const parameterLine = /^\s*([\w.$-]+)\s+(\S.*)$/
const goesOn = /^\s*"/
const deepest = 1000

/** A value as the file has it: a word, or texts in quotes that stand one below the other. */
function readValue(value: string): string {
  if (!value.startsWith('"')) return value.trim()
  const inner = value.trim().replace(/^"/, '').replace(/"$/, '')
  return inner.replaceAll(/\\(.)/g, (_escape, char: string) => ({ n: '\n', t: '\t', r: '\r' })[char] ?? char)
}

/**
 * Reads a model as text, as all were before R2012a: sections in braces, a parameter a line. What is in the sections of
 * defaults, lines and annotations is passed over.
 * @throws {RefusedFile} when sections are not closed, or nested too deep
 */
export async function readModelText(text: string, collector: BlockCollector, slices: WorkSlices): Promise<void> {
  const sections: string[] = []
  let pending: { name: string; value: string } | undefined
  const finish = () => {
    if (pending !== undefined) giveParameter(collector, sections, pending)
    pending = undefined
  }
  let at = 0
  while (at < text.length) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? undefined : end).replace(/\r$/, '')
    at = end < 0 ? text.length : end + 1
    if (pending !== undefined && goesOn.test(line)) {
      pending.value += readValue(line.trim())
      continue
    }
    finish()
    readLine(line, sections, collector, (found) => {
      pending = found
    })
    await slices.rest(at / text.length)
  }
  finish()
  if (sections.length > 0) throw new RefusedFile('brokenModel')
}

/** Whether the blocks of these sections are blocks of the model. */
const isDiagram = (sections: readonly string[]) => !sections.some((section) => section.endsWith('Defaults'))

function readLine(
  line: string,
  sections: string[],
  collector: BlockCollector,
  onParameter: (found: { name: string; value: string }) => void,
): void {
  const [, opened] = opens.exec(line) ?? []
  if (opened !== undefined) {
    sections.push(opened)
    if (sections.length > deepest) throw new RefusedFile('brokenModel')
    if (opened === 'Block' && isDiagram(sections)) collector.openBlock('', '')
    return
  }
  if (closes.test(line)) {
    if (sections.at(-1) === 'Block' && isDiagram(sections)) collector.closeBlock('')
    sections.pop()
    return
  }
  const [, name, value] = parameterLine.exec(line) ?? []
  if (name !== undefined && value !== undefined) onParameter({ name, value: readValue(value) })
}

function giveParameter(
  collector: BlockCollector,
  sections: readonly string[],
  { name, value }: { name: string; value: string },
): void {
  const section = sections.at(-1)
  if (section === 'eml' && name === 'script') collector.codes.push({ title: '', text: value })
  else if (isDiagram(sections) && (section === 'Block' || section === 'Model' || section === 'Library'))
    collector.parameter(name, value)
}

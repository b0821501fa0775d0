import { readFile } from 'node:fs/promises'
import { validateXML } from 'xmllint-wasm'

/** What libxml2 finds wrong with a document by one of the grammars of this folder; nothing when it keeps it. */
export async function grammarFaults(xml: string, grammar: 'atom' | 'xliff'): Promise<string[]> {
  const fileName = `${grammar}.rng`
  const { errors, rawOutput, valid } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    schema: [{ fileName, contents: await readFile(new URL(fileName, import.meta.url), 'utf8') }],
    extension: 'relaxng',
  })
  if (valid) return []
  return errors.length > 0 ? errors.map(({ message }) => message) : [rawOutput]
}

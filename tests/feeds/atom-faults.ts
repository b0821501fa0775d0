import { readFile } from 'node:fs/promises'
import { validateXML } from 'xmllint-wasm'

const schema = await readFile(new URL('atom.rng', import.meta.url), 'utf8')

/** What libxml2 finds wrong with a document by the grammar of RFC 4287; nothing when it is an Atom feed. */
export async function atomFaults(xml: string): Promise<string[]> {
  const { errors, rawOutput, valid } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    schema: [{ fileName: 'atom.rng', contents: schema }],
    extension: 'relaxng',
  })
  if (valid) return []
  return errors.length > 0 ? errors.map(({ message }) => message) : [rawOutput]
}

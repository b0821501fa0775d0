import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import {
  doubtField,
  enquiryFields,
  type EnquiryKind,
  enquiryKinds,
  type EnquiryValues,
} from '#domain/enquiry/enquiry.ts'
import { fileRules, mostFiles } from '#domain/form-file/form-files.ts'
import { FileRefusal } from '#lib/files/private-files.ts'
import type { FormFiles } from '#portal/form-file/form-files.ts'

/** Longest form without its files, in bytes. */
export const longestForm = 64 * 1024

/** A form as it came without scripts. */
export interface SentForm {
  kind: EnquiryKind
  token: string
  homepage: string
  /** Whether the person says that it is no program's doing. */
  isConfirmed: boolean
  values: EnquiryValues
  /** Sealed names of the files that the house has. */
  files: string[]
  /** The first file that was not taken. */
  refused?: { error: FileRefusal; name: string } | undefined
}

/** What a form holds; fields that it does not have are left out. */
export function readForm(sent: URLSearchParams, refused?: SentForm['refused']): SentForm | undefined {
  const kind = readKind(sent)
  if (kind === undefined) return undefined
  const read = (name: string) => sent.get(name) ?? ''
  return {
    kind,
    token: read('token'),
    homepage: read('homepage'),
    isConfirmed: read(doubtField) !== '',
    values: Object.fromEntries(Object.keys(enquiryFields[kind]).map((name) => [name, read(name)])),
    files: sent.getAll('file').slice(0, mostFiles),
    refused,
  }
}

function readKind(sent: URLSearchParams): EnquiryKind | undefined {
  return enquiryKinds.find((kind) => kind === sent.get('form'))
}

/** Longest form of a kind with its files, in bytes: several times what it may have, so that who sends too much is told. */
export function longestWithFiles(kinds: readonly EnquiryKind[]): number {
  const sizes = kinds.map((kind) => (fileRules[kind]?.most ?? 0) * (fileRules[kind]?.maxBytes ?? 0))
  return Math.max(0, ...sizes) * 4 + longestForm
}

interface Multipart {
  incoming: IncomingMessage
  kinds: readonly EnquiryKind[]
  files: FormFiles
  /** Whether another file may come from here now. */
  mayStore: () => Promise<boolean>
}

/**
 * A form with files, streamed: what belongs to the form is stored as it comes, everything else is passed over. The kind
 * stands in front of the files, as in every form that the house draws.
 */
export async function readMultipart({ files, incoming, kinds, mayStore }: Multipart): Promise<SentForm | undefined> {
  const sent = new URLSearchParams()
  let refused: SentForm['refused']
  let storing: Promise<unknown> = Promise.resolve()
  const parser = busboy({
    headers: incoming.headers,
    defParamCharset: 'utf8',
    limits: { fieldNameSize: 100, fieldSize: longestForm, fields: 60, files: mostFiles, parts: 80 },
  })
  parser.on('field', (name, value) => sent.append(name, value))
  parser.on('file', (name, source, { filename }) => {
    const kind = readKind(sent)
    // A file field in which nothing was chosen is sent without a name.
    if (name !== 'upload' || !filename || kind === undefined || !kinds.includes(kind) || !fileRules[kind]) {
      source.resume()
      return
    }
    storing = storing.then(async () => {
      try {
        if (!(await mayStore())) throw new FileRefusal('space')
        sent.append('file', (await files.take({ kind, name: filename, source })).file)
      } catch (error) {
        source.resume()
        if (!(error instanceof FileRefusal)) throw error
        refused ??= { error, name: filename }
      }
    })
    // Told when all is read; until then nobody is listening.
    storing.catch(() => undefined)
  })
  try {
    await pipeline(incoming, parser)
  } finally {
    await storing
  }
  return readForm(sent, refused)
}

import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { doubtField, enquiryFields, receivedKinds, type ReceivedKind } from '#domain/enquiry/enquiry.ts'
import { type FormAnswers, mostChoices, mostFields } from '#domain/form/form-fields.ts'
import { versionName } from '#domain/form/site-form.ts'
import { fileRules, mostFiles } from '#domain/form-file/form-files.ts'
import { FileRefusal } from '#domain/storage/private-files.ts'
import type { FormFiles } from '#portal/form-file/form-files.ts'

/** Longest form without its files, in bytes. */
export const longestForm = 64 * 1024

/** A form submitted without scripts. */
export interface SentForm {
  kind: ReceivedKind
  token: string
  homepage: string
  /** Whether the person confirms that no program sent it. */
  isConfirmed: boolean
  values: FormAnswers
  /** Version of a form that editors made, as it was filled in. */
  version: string
  /** Sealed names of the files that the house has. */
  files: string[]
  /** The first file that was refused. */
  refused?: { error: FileRefusal; name: string } | undefined
}

/** The values of a form. Which fields it has is known when it is judged. */
export function readForm(sent: URLSearchParams, refused?: SentForm['refused']): SentForm | undefined {
  const kind = readKind(sent)
  if (kind === undefined) return undefined
  const read = (name: string) => sent.get(name) ?? ''
  return {
    kind,
    token: read('token'),
    homepage: read('homepage'),
    isConfirmed: read(doubtField) !== '',
    values: {
      ...readAnswers(sent),
      ...(kind !== 'form' && Object.fromEntries(Object.keys(enquiryFields[kind]).map((name) => [name, read(name)]))),
    },
    version: read(versionName(kind)).slice(0, 40),
    files: sent.getAll('file').slice(0, mostFiles),
    refused,
  }
}

/** What is no answer to a field that editors made. */
const ownNames = new Set(['form', 'token', 'version', 'formVersion', 'homepage', doubtField, 'file', 'upload'])

/** The answers to fields that editors made. */
function readAnswers(sent: URLSearchParams): FormAnswers {
  const names = [...new Set(sent.keys())].filter((name) => !ownNames.has(name) && name.length <= 64)
  // A choice of several is sent once for each of them.
  return Object.fromEntries(names.slice(0, mostFields + 10).map((name) => [name, sent.getAll(name).join('\n')]))
}

function readKind(sent: URLSearchParams): ReceivedKind | undefined {
  return receivedKinds.find((kind) => kind === sent.get('form'))
}

/**
 * Size limit of a form with its files, in bytes: several times what it accepts, so that a person who sends too much
 * gets an answer.
 */
export function longestWithFiles(kinds: readonly ReceivedKind[]): number {
  const sizes = kinds.map((kind) => (fileRules[kind]?.most ?? 0) * (fileRules[kind]?.maxBytes ?? 0))
  return Math.max(0, ...sizes) * 4 + longestForm
}

/** How many parts a form is read to: editors may give it many fields, and each as many boxes. */
const mostParts = mostFields + mostChoices * 10
const limits = { fieldSize: longestForm, fields: mostParts, parts: mostParts + mostFiles + 1 }

interface Multipart {
  incoming: IncomingMessage
  kinds: readonly ReceivedKind[]
  files: FormFiles
  /** Whether the client may upload another file now. */
  mayStore: () => Promise<boolean>
}

/**
 * Reads a multipart form as a stream: its files are stored as they arrive, everything else is skipped. The kind
 * precedes the files, as in all our forms.
 */
export async function readMultipart({ files, incoming, kinds, mayStore }: Multipart): Promise<SentForm | undefined> {
  const sent = new URLSearchParams()
  let refused: SentForm['refused']
  let storing: Promise<unknown> = Promise.resolve()
  const parser = busboy({
    headers: incoming.headers,
    defParamCharset: 'utf8',
    limits: { fieldNameSize: 100, files: mostFiles, ...limits },
  })
  parser.on('field', (name, value) => sent.append(name, value))
  parser.on('file', (name, source, { filename }) => {
    const kind = readKind(sent)
    // An empty file field is sent without a file name.
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
    // Rejected once everything is read; until then nobody listens.
    storing.catch(() => undefined)
  })
  try {
    await pipeline(incoming, parser)
  } finally {
    await storing
  }
  return readForm(sent, refused)
}

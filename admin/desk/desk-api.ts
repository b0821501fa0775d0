import type { Conflict } from '#content/desk/acting.ts'
import type { SentFile } from '#domain/form-file/form-files.ts'
import { headerTags, type Locale } from '#lib/locale.ts'
import { deskApi } from '#content/desk/view.ts'

/** A refusal of the desk, with the conflicting change if there was one. */
export class DeskError extends Error {
  readonly refusal: string
  readonly clashes: readonly Conflict[]
  constructor(refusal: string, clashes: readonly Conflict[] = []) {
    super(refusal)
    this.refusal = refusal
    this.clashes = clashes
  }
}

async function readAnswer<Data>(response: Response): Promise<Data> {
  const answer = (await response.json().catch(() => ({}))) as Data & { refusal?: string; clashes?: Conflict[] }
  if (response.ok) return answer
  throw new DeskError(response.status === 401 ? 'unauthorised' : (answer.refusal ?? 'failed'), answer.clashes)
}

type Query = Record<string, string | number | undefined>

/** Reads from the desk's API. @throws DeskError */
export async function readDesk<Data>(way: string, query: Query = {}, signal?: AbortSignal): Promise<Data> {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const response = await fetch(`${deskApi}/${way}?${new URLSearchParams(given)}`, signal ? { signal } : {})
  return readAnswer<Data>(response)
}

/** Posts to the desk's API. @throws DeskError */
export async function postDesk<Data>(way: string, input: object): Promise<Data> {
  const response = await fetch(`${deskApi}/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  return readAnswer<Data>(response)
}

interface Sent {
  code?: string
  message?: string
  data?: (SentFile & { fields?: { message: string }[] }) | null
}

/** Uploads an agent's file. @returns the uploaded file, or why it was refused */
export async function sendDeskFile(file: File, locale: Locale): Promise<SentFile | string> {
  const { token } = await readDesk<{ token: string }>('file-token')
  const response = await fetch('/api/forms/files/desk', {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      lang: headerTags[locale],
      'x-form-token': token,
      'x-file-name': encodeURIComponent(file.name.toWellFormed()),
    },
    body: file,
  })
  const { code, data, message = '' } = (await response.json().catch(() => ({}))) as Sent
  if (code === '000000' && data) return data
  return data?.fields?.[0]?.message || message
}

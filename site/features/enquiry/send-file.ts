import type { FileKind, SentFile } from '#domain/form-file/form-files.ts'
import { headerTags, type Locale } from '#lib/locale.ts'
import { waitForConnection, isReachable } from '#site/runtime/connection/connection.ts'

interface Order {
  kind: FileKind
  locale: Locale
  token: string
  file: File
}

interface Answer {
  code?: string
  message?: string
  data?: (SentFile & { fields?: { message: string }[] }) | null
}

/**
 * Uploads one file and reports progress; if the connection is lost, retries once when it is back.
 * @returns the uploaded file, or why it was refused; an empty string when there was no answer
 */
export async function sendFile(order: Order, onProgress: (part: number) => void): Promise<SentFile | string> {
  const answer = await sendOnce(order, onProgress)
  if (answer !== '' || (await isReachable())) return answer
  await waitForConnection()
  return sendOnce(order, onProgress)
}

/** Uses XMLHttpRequest, because `fetch` can't report upload progress. */
function sendOnce({ file, kind, locale, token }: Order, onProgress: (part: number) => void) {
  return new Promise<SentFile | string>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/forms/files/${kind}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('lang', headerTags[locale])
    request.setRequestHeader('x-form-token', token)
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()))
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    for (const end of ['error', 'abort']) request.addEventListener(end, () => resolve(''))
    request.addEventListener('load', () => resolve(readAnswer(request.responseText)))
    request.send(file)
  })
}

function readAnswer(text: string): SentFile | string {
  try {
    const { code, data, message = '' } = JSON.parse(text) as Answer
    if (code === '000000' && data) return data
    return data?.fields?.[0]?.message || message
  } catch {
    return ''
  }
}

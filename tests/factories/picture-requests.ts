import { handleEndpoints } from 'payload'
import { withLocale } from '#content/rest-locale.ts'

export interface Picture {
  id: number
  filename: string
  alt?: string
  sizes: Record<string, { filename?: string | null }>
}

interface Sent {
  method?: string
  who?: string
  body?: object
  file?: Buffer | undefined
  name?: string
}

/** Asks the admin's REST interface about pictures, as its route answers. @param tokens of sessions, by who they are of */
export function openPictureRequests(tokens: ReadonlyMap<string, string>) {
  return async (path: string, { body, file, method = 'GET', name = 'plate.png', who = 'publisher' }: Sent = {}) => {
    const { default: config } = await import('#content/payload.config.ts')
    const token = tokens.get(who)
    const headers = new Headers({ 'accept-language': 'en', ...(token && { authorization: `JWT ${token}` }) })
    let sent: FormData | string | undefined
    if (file !== undefined) {
      sent = new FormData()
      sent.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), name)
      sent.set('_payload', JSON.stringify(body ?? {}))
    } else if (body !== undefined) {
      headers.set('content-type', 'application/json')
      sent = JSON.stringify(body)
    }
    const request = new Request(`http://localhost/admin/api${path}`, { method, headers, ...(sent && { body: sent }) })
    const response = await handleEndpoints({ config, request: await withLocale(request) })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    const answer = (isJson ? JSON.parse(text) : {}) as { doc?: Picture; errors?: { message: string }[] }
    return { status: response.status, message: answer.errors?.[0]?.message, doc: answer.doc }
  }
}

/** Headers by which a query that is too long for an address is sent as a form. */
const asQuery = ['x-payload-http-method-override', 'x-http-method-override']
const known = /^(?:application\/json|multipart\/form-data)\s*(?:;|$)/i

const texts = {
  zh: '请求的内容应为application/json，文件用multipart/form-data。',
  en: 'Send the body as application/json, or as multipart/form-data with a file.',
}

/** Refuses a body that Payload's REST interface does not read: it would go on without one, and fail as if by a fault of ours. */
export function refuseWrongBody({ headers, method }: Request): Response | undefined {
  if (method === 'GET' || method === 'HEAD' || asQuery.some((name) => headers.has(name))) return undefined
  const type = headers.get('content-type')
  const isEmpty = type === null && Number(headers.get('content-length') ?? 0) === 0
  if (isEmpty || known.test(type ?? '')) return undefined
  const message = texts[/^\s*zh/i.test(headers.get('accept-language') ?? '') ? 'zh' : 'en']
  return Response.json({ errors: [{ message }] }, { status: 415 })
}

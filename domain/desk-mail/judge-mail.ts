/** A mail's headers by lower-case name, each with its raw values from top to bottom. */
export type Headers = ReadonlyMap<string, readonly string[]>

/** Who or what sent a mail: the last three get no reply. */
export type MailKind = 'person' | 'auto' | 'bounce' | 'loop'

const first = (headers: Headers, name: string) => headers.get(name)?.[0]?.trim() ?? ''

/** Subjects of auto-replies that have no header to say so. */
const automatic =
  /^\s*(?:automatic reply|auto(?:matic)?[- ]?reply|autoreply|out of office|自动回复|自動回覆|自动答复)\s*[:：]/i

function isBounce(headers: Headers, from: string): boolean {
  const type = first(headers, 'content-type')
  if (/^multipart\/report/i.test(type) && /delivery-status|disposition-notification/i.test(type)) return true
  if (headers.has('return-path') && /^<\s*>$/.test(first(headers, 'return-path'))) return true
  return /^(?:mailer-daemon|postmaster)@/i.test(from)
}

/** Following RFC 3834, and what programs do besides. */
function isAutomatic(headers: Headers): boolean {
  const submitted = first(headers, 'auto-submitted')
  if (submitted !== '' && !/^no\b/i.test(submitted)) return true
  if (/\b(?:all|oof|autoreply)\b/i.test(first(headers, 'x-auto-response-suppress'))) return true
  if (/^(?:bulk|list|junk|auto_reply)\b/i.test(first(headers, 'precedence'))) return true
  if (['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe', 'feedback-id'].some((name) => headers.has(name)))
    return true
  return automatic.test(first(headers, 'subject'))
}

/** @param isOurs whether we made an address or Message-ID */
export function judgeMail(
  headers: Headers,
  from: string,
  subject: string,
  isOurs: (text: string) => boolean,
): MailKind {
  const loops = [...(headers.get('x-loop') ?? []), first(headers, 'message-id'), from]
  if (loops.some((text) => isOurs(text))) return 'loop'
  if (isBounce(headers, from)) return 'bounce'
  return isAutomatic(headers) || automatic.test(subject) ? 'auto' : 'person'
}

export type Authentication = 'pass' | 'fail' | 'none'

/**
 * Our mail server's authentication results for the sender (RFC 8601). Only the topmost header counts, and only if it is
 * from the named server: senders can forge such headers, but not above those of the receiving server.
 * @param server its name in that header; without it nothing is trusted
 */
export function readAuthentication(headers: Headers, from: string, server: string | undefined): Authentication {
  const line = first(headers, 'authentication-results').replaceAll(/\s+/g, ' ')
  const [id = '', ...results] = dropComments(line).split(';')
  if (server === undefined || id.trim().split(' ')[0]?.toLowerCase() !== server.toLowerCase()) return 'none'
  const domain = from.split('@')[1]?.toLowerCase() ?? ''
  const found = results.map((result) => {
    const [, method = '', outcome = ''] = /^\s*([a-z-]+)\s*=\s*([a-z]+)/i.exec(result) ?? []
    const of = /\bheader\.(?:from|d|i)\s*=\s*@?([^\s;]+)/i.exec(result)?.[1]?.toLowerCase() ?? ''
    return { method: method.toLowerCase(), outcome: outcome.toLowerCase(), isSenders: of === domain }
  })
  const dmarc = found.find(({ method }) => method === 'dmarc')
  if (dmarc?.outcome === 'fail') return 'fail'
  const isProved = found.some(
    ({ isSenders, method, outcome }) => isSenders && outcome === 'pass' && (method === 'dmarc' || method === 'dkim'),
  )
  return isProved ? 'pass' : 'none'
}

/** Comments may contain anything, semicolons too, and may be nested. */
function dropComments(text: string): string {
  let depth = 0
  let kept = ''
  for (const letter of text) {
    if (letter === '(') depth += 1
    else if (letter === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) kept += letter
  }
  return kept
}

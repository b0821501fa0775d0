/** How programs introduce a quoted mail below a reply. Each pattern sees one line, so none can take long. */
const originals = [
  /^[-_=*\s]{2,}(?:original message|original e-?mail|forwarded message|replied message|reply message)[-_=*\s]{2,}$/i,
  /^[-_=*\s]{2,}(?:原始邮件|原邮件|原始郵件|转发邮件信息|转发的邮件|转发邮件|回复的原邮件|回复的邮件|邮件原件)[-_=*\s]{2,}$/,
  // The first line of our own mails.
  /请在这一行以上回复|please write above this line/i,
]
const writes = /(?:\bwrote|写道|寫道)\s*[:：]\s*$/i
const begins = /^(?:on\s|在\s?|at\s|于\s?|於\s?|.{0,200}(?:于|於)\s?\d{4}|.{0,200}<[^<>\s]+@[^<>\s]+>|\d{4}[-年/])/i
const sender = /^\*?(?:from|发件人|發件人|寄件者|寄件人)\*?\s*[:：]/i
const header =
  /^\*?(?:sent|date|to|cc|subject|发送时间|發送時間|日期|寄件日期|时间|收件人|收件者|抄送|副本|主题|主題|主旨)\*?\s*[:：]/i
const rule = /^[-_=*]{5,}$/
const quoted = /^\s*>/
const signature = /^-- ?$/
const device =
  /^(?:sent from (?:my |outlook|mail)|get outlook for |发自我的|來自我的|从我的.{0,20}发送|获取\s?outlook|发自(?:网易|qq|foxmail|飞书|outlook))/i

const longestLine = 400
const shorten = (line: string) => line.slice(0, longestLine).trim()

/** Whether a quotation starts at this line: a marker, “… wrote:”, or the header of a mail. */
function startsQuote(lines: readonly string[], at: number): 'head' | 'wrote' | undefined {
  const line = shorten(lines[at] ?? '').replace(/^>\s*/, '')
  if (originals.some((mark) => mark.test(line))) return 'head'
  if (sender.test(line)) {
    const next = lines.slice(at + 1, at + 9).map((each) => shorten(each).replace(/^>\s*/, ''))
    return next.filter((each) => header.test(each)).length >= 2 ? 'head' : undefined
  }
  if (!begins.test(line)) return undefined
  // A program that wraps lines spreads it over up to three.
  for (let last = at; last < at + 3; last += 1) {
    const joined = lines
      .slice(at, last + 1)
      .map(shorten)
      .join(' ')
    if (joined.length > 600 || (last > at && shorten(lines[last] ?? '') === '')) return undefined
    if (writes.test(joined)) return /\d|@/.test(joined) ? 'wrote' : undefined
  }
  return undefined
}

/** Text between or below quoted lines, if there is any. */
function answersBelow(below: readonly string[]): boolean {
  const first = below.findIndex((line) => quoted.test(line))
  // No line has a quote marker: all of it is quoted.
  if (first === -1 || below.slice(0, first).filter((line) => line.trim() !== '').length > 3) return false
  const after = below.slice(first)
  const end = after.findIndex((line) => signature.test(line))
  return (end === -1 ? after : after.slice(0, end)).some(
    (line, at, all) => line.trim() !== '' && !quoted.test(line) && isOwnLine(all, at),
  )
}

/** Wrapping a quoted line leaves its rest without a marker; a reply is set apart by a blank line. */
const isOwnLine = (lines: readonly string[], at: number) =>
  !quoted.test(lines[at - 1] ?? '') && !device.test(lines[at] ?? '')

function dropEnd(lines: readonly string[]): string[] {
  const kept = [...lines]
  while (kept.length > 0) {
    const last = shorten(kept.at(-1) ?? '')
    if (last !== '' && !device.test(last) && !rule.test(last)) break
    kept.pop()
  }
  return kept
}

/**
 * The text of a reply without the quoted mail. Doubtful passages stay: losing a customer's sentence is worse than
 * showing one twice. Replies between quoted lines stay together with them.
 */
export function cutQuoted(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const kind = startsQuote(lines, at)
    if (kind === undefined) continue
    const above = dropEnd(lines.slice(0, at))
    if (kind === 'wrote' && answersBelow(lines.slice(at + 1))) break
    if (above.length > 0) return trimAnswer(above)
    break
  }
  return trimAnswer(lines)
}

function trimAnswer(lines: readonly string[]): string {
  const end = lines.findIndex((line) => signature.test(line))
  const own = dropEnd(end > 0 ? lines.slice(0, end) : lines)
  // A block of quoted lines at the end, without an introduction.
  while (own.length > 1 && (quoted.test(own.at(-1) ?? '') || own.at(-1)?.trim() === '')) own.pop()
  const kept = own.join('\n').trim()
  return kept === '' ? lines.join('\n').trim() : kept
}

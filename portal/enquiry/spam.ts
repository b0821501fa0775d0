/** Nobody reads and writes a form in less, in milliseconds. */
export const shortestWriting = 2000

/** More addresses of web pages than this in a message is what advertisers write. */
const usualLinks = 2

/** How many a form takes without asking, by the caution that its record asks for. */
export const mostLinksOf = (caution: string | null | undefined) => (caution === 'strict' ? 0 : usualLinks)

interface Signs {
  values: Partial<Record<'company' | 'message' | 'name', string>>
  /** The field that no person sees. */
  trap: string
  /** How long the form was open, in milliseconds. */
  age: number
  /** Most addresses of web pages in the message, where the form says so. */
  mostLinks?: number | undefined
}

/**
 * Signs of a machine or an advertiser. What has some is neither taken nor dropped: whoever sent it is told so, and sends it
 * once more by hand.
 */
export function looksLikeSpam({ age, mostLinks = usualLinks, trap, values }: Signs): boolean {
  if (trap !== '' || age < shortestWriting) return true
  const { company = '', message = '', name = '' } = values
  const links = /https?:\/\/|www\.|\[url|<a\s/gi
  // A name or a company is no web address.
  return /https?:\/\/|www\./i.test(`${name} ${company}`) || (message.match(links)?.length ?? 0) > mostLinks
}

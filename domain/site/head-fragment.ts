/**
 * The HTML fragment of the site settings that goes into the head of every page (contract N3). The admin's form and the
 * page parse it alike: the form rejects what is not allowed, and the page leaves it out.
 */

/** Attributes that an element of the fragment may carry, beside those that begin with `data-`. */
const headAttributes = new Set(
  (
    'charset http-equiv crossorigin hreflang referrerpolicy imagesrcset imagesizes fetchpriority ' +
    'name content property itemprop media rel href type sizes as title lang integrity color'
  ).split(' '),
)

export interface HeadElement {
  tag: 'meta' | 'link'
  /** By lower-case name; on the page only those that {@link isHeadAttribute} knows. */
  attributes: Record<string, string>
}

/** Problems of a fragment. The first that applies is the one to fix first. */
export type FragmentProblem =
  | 'notAnElement'
  | 'script'
  | 'style'
  | 'otherElement'
  | 'eventHandler'
  | 'attribute'
  | 'refresh'
  | 'otherHost'
  | 'several'

const firstElement = /^\s*<([a-z][a-z\d]*)((?:\s+[a-z][\w:-]*(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))?)*)\s*\/?>/i
const firstTag = /^\s*<([a-z][a-z\d]*)[\s/>]/i

/** The first element of a fragment, or `undefined` if a head may not contain it. */
export function readHeadElement(fragment: string): HeadElement | undefined {
  const match = firstElement.exec(fragment)
  const tag = match?.[1]?.toLowerCase()
  if (tag !== 'meta' && tag !== 'link') return undefined
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single] of (match?.[2] ?? '').matchAll(
    /([a-z][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi,
  ))
    attributes[name.toLowerCase()] ??= double ?? single ?? ''
  return { tag, attributes }
}

/** Whether an attribute is allowed; the page leaves out any other. */
export function isHeadAttribute(name: string): boolean {
  return headAttributes.has(name) || /^data-[\w-]+$/.test(name)
}

/** Link types that browsers fetch by themselves; the content security policy allows that on this site only. */
const fetched = /^(?:icon|shortcut icon|apple-touch-icon|mask-icon|manifest|preload|modulepreload|prefetch)$/i

/** What an editor has to fix in a fragment; `undefined` for a valid or empty one. */
export function findFragmentProblem(fragment: string): FragmentProblem | undefined {
  if (fragment.trim() === '') return undefined
  const tag = firstTag.exec(fragment)?.[1]?.toLowerCase()
  if (tag === 'script' || tag === 'style') return tag
  if (tag !== undefined && tag !== 'meta' && tag !== 'link') return 'otherElement'
  const element = readHeadElement(fragment)
  if (element === undefined) return 'notAnElement'
  return findElementProblem(element) ?? (isAlone(fragment) ? undefined : 'several')
}

function findElementProblem({ attributes, tag }: HeadElement): FragmentProblem | undefined {
  const names = Object.keys(attributes)
  const rel = attributes.rel?.trim() ?? ''
  if (names.some((name) => name.startsWith('on'))) return 'eventHandler'
  if (names.includes('style') || /(?:^|\s)stylesheet(?:\s|$)/i.test(rel)) return 'style'
  if (names.some((name) => !isHeadAttribute(name)) || names.length === 0) return 'attribute'
  if (tag === 'meta' && /^(?:refresh|content-security-policy)/i.test(attributes['http-equiv'] ?? '')) return 'refresh'
  // Of another host whatever the link is for; one that is meant is written with its scheme.
  if (tag === 'link' && /^[/\\]{2}/.test((attributes.href ?? '').replaceAll(/[\s\p{Cc}]/gu, ''))) return 'otherHost'
  if (tag === 'link' && fetched.test(rel) && !/^(?:\/|data:image\/)/i.test(attributes.href ?? '')) return 'otherHost'
  return undefined
}

/** Whether nothing but an end tag and space follows the first element. */
function isAlone(fragment: string): boolean {
  return /^\s*(?:<\/(?:meta|link)>\s*)?$/i.test(fragment.replace(firstElement, ''))
}

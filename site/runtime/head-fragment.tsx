import { createElement } from 'react'

const allowed = new Set(['meta', 'link'])

/** Attributes that a fragment may carry, under React's names for them. */
const attributeNames: Record<string, string> = {
  charset: 'charSet',
  'http-equiv': 'httpEquiv',
  crossorigin: 'crossOrigin',
  hreflang: 'hrefLang',
  referrerpolicy: 'referrerPolicy',
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  fetchpriority: 'fetchPriority',
}
const plainAttributes =
  /^(?:name|content|property|itemprop|media|rel|href|type|sizes|as|title|lang|integrity|color|data-[\w-]+)$/

/**
 * The site setting's fragment (contract N3): its first element joins the head, in the server's HTML already. Elements
 * that run or style something are refused here; the content security policy would refuse them as well.
 */
export function HeadFragment({ html }: { html: string }) {
  const element = readFirstElement(html)
  return element && createElement(element.tag, element.attributes)
}

/** The first element of a fragment as tag and attributes, or nothing when it is not one that a head may have. */
export function readFirstElement(html: string): { tag: string; attributes: Record<string, string> } | undefined {
  const match = /^\s*<([a-z]+)((?:\s+[a-z][a-z:-]*(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))?)*)\s*\/?>/i.exec(html)
  const tag = match?.[1]?.toLowerCase()
  if (tag === undefined || !allowed.has(tag)) return undefined
  const attributes: Record<string, string> = {}
  for (const [, name, double, single] of (match?.[2] ?? '').matchAll(
    /([a-z][a-z:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi,
  )) {
    const lower = name?.toLowerCase() ?? ''
    const known = attributeNames[lower] ?? (plainAttributes.test(lower) ? lower : undefined)
    if (known !== undefined) attributes[known] = double ?? single ?? ''
  }
  return { tag, attributes }
}

import { createElement } from 'react'

const allowed = new Set(['meta', 'link'])

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
    if (name !== undefined && !/^on/i.test(name)) attributes[name.toLowerCase()] = double ?? single ?? ''
  }
  return { tag, attributes }
}

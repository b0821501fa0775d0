import { createElement } from 'react'
import { isHeadAttribute, readHeadElement } from '#domain/site/head-fragment.ts'

/** React's names for the attributes that it spells in its own way. */
const reactNames: Record<string, string> = {
  charset: 'charSet',
  'http-equiv': 'httpEquiv',
  crossorigin: 'crossOrigin',
  hreflang: 'hrefLang',
  referrerpolicy: 'referrerPolicy',
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  fetchpriority: 'fetchPriority',
}

/**
 * The site setting's fragment (contract N3): its first element joins the head, in the server's HTML already. Elements
 * that run or style something are refused here; the content security policy would refuse them as well.
 */
export function HeadFragment({ html }: { html: string }) {
  const element = readHeadElement(html)
  if (element === undefined) return null
  const attributes = Object.entries(element.attributes)
    .filter(([name]) => isHeadAttribute(name))
    .map(([name, value]) => [reactNames[name] ?? name, value] as const)
  return createElement(element.tag, Object.fromEntries(attributes))
}

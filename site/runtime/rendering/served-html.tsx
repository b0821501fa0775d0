import { type ComponentType, createContext, createElement, use, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { markCurrentArea } from './current-area.ts'
import type { PageData } from './page-data.ts'

/** Draws the content of a page. */
export type Screen = ComponentType<{ data: never }>

/** Renders content with its screen: a route passes both, so that they match. */
export const drawScreen = (screen: Screen, content: unknown) => createElement(screen, { data: content as never })

/** A page's own part. */
interface ServedPage {
  data: PageData<unknown>
  content: unknown
  /** What draws the content, where React does not own it from the start. */
  screen?: Screen | undefined
  /** The answers that the content was made from; none where the page is not worth keeping. */
  answers?: readonly unknown[]
  /** Whether it is made for an address that is worth no keeping. */
  isForOnce?: boolean
}

/** What the server has for the HTML of one page and does not repeat as data beside it. */
export interface ServedParts {
  page?: ServedPage
  /** The page's own part as HTML: bytes, because it goes into the page as it is. */
  pageHtml?: Uint8Array
  /** The company's style, for the head. */
  style?: string
  /** Editors' words in the place of the product's, as JSON. */
  ownTexts?: string
  /** Parts of the frame as HTML, by their ids. */
  frame?: Record<FramePart, string>
}

export type FramePart = 'main-menu' | 'phone-menu' | 'footer' | 'filing'

interface Rendering extends ServedParts {
  /**
   * Takes a part's HTML out of the rendering: the returned placeholder is replaced when the page's bytes are assembled.
   */
  put: (html: string | Uint8Array) => string
}

/** Set while the server renders; in the browser there is none. */
export const ServedContext = createContext<Rendering | undefined>(undefined)

/** The nodes that the server's HTML had, by the id of their part. */
const served = new Map<string, Node[]>()

/** Remembers the served parts. Called once, before React takes over the document. */
export function rememberServed() {
  for (const part of document.querySelectorAll<HTMLElement>('[data-served]')) {
    served.set(part.dataset.served ?? '', [...part.childNodes])
  }
}

interface ServedProps {
  id: string
  as?: 'div' | 'footer' | 'nav'
  className?: string | undefined
  label?: string | undefined
}

/**
 * A part of the page that stays the HTML that the server sent: React neither reads it at start nor needs its data.
 * An empty text whose difference is expected is how React is told to leave the children alone; no HTML is ever set in
 * the browser, which Trusted Types would refuse. When the part is mounted again, the served nodes return to it.
 */
export function ServedHtml({
  as: Part = 'div',
  className,
  html,
  id,
  label,
}: ServedProps & { html?: string | Uint8Array }) {
  // The most specific of the three element types, which fits a ref to either of the others.
  const ref = useRef<HTMLDivElement>(null)
  const rendering = use(ServedContext)
  useLayoutEffect(() => {
    if (ref.current?.hasChildNodes() === false) ref.current.append(...(served.get(id) ?? []))
  }, [id])
  const attributes = { ref, className, 'aria-label': label, 'data-served': id }
  return html === undefined || rendering === undefined ? (
    <Part {...attributes} suppressHydrationWarning>
      {''}
    </Part>
  ) : (
    <Part {...attributes} dangerouslySetInnerHTML={{ __html: rendering.put(html) }} />
  )
}

/** A part of the frame, which the server has as HTML. */
export function FrameHtml({ id, ...props }: ServedProps & { id: FramePart }) {
  const frame = use(ServedContext)?.frame
  const { pathname } = useLocation()
  if (frame === undefined) return <ServedHtml id={id} {...props} />
  return <ServedHtml id={id} {...props} html={id === 'main-menu' ? markCurrentArea(frame[id], pathname) : frame[id]} />
}

/**
 * A lazy screen: the browser fetches its code before it first renders it; server-rendered HTML needs none. The page's
 * loader waits for it, so that rendering never does.
 *
 * It stands in a file of its own, `lazy-*.ts`, and not in its route: React Router can split a route's loader from its page,
 * and fetch both in parallel, only if the two share no module-level code.
 */
export function createLazyScreen(load: () => Promise<Screen>) {
  let screen: Screen | undefined
  return {
    load: async () => {
      screen ??= await load()
    },
    Screen: (props: { data: never }) => screen && createElement(screen, props),
  }
}

import { reveal } from '#site/runtime/state/constants.ts'
import { debounce, throttle } from './pace.ts'

/**
 * What `data-reveal` says of a part: the server writes it empty, and only this file changes it. The style sheet hides
 * `waiting` and animates `coming`, on a screen and without reduced motion only (styles/reveal.css).
 */
type State = 'waiting' | 'coming' | 'shown'

/** Readers of pages that neither scroll nor wait. */
const reader = /bot|crawl|spider|slurp|headless|lighthouse|preview/i

const find = (...states: (State | '')[]) =>
  document.querySelectorAll<HTMLElement>(states.map((state) => `[data-reveal="${state}"]`).join())

function put(state: State, elements: Iterable<HTMLElement>) {
  for (const element of elements) element.dataset.reveal = state
}

/** Whether this document was entered by a reload or through the history: then it stands where it was left. */
function isReturned(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

/**
 * Lets marked parts of a page appear when they are first scrolled to (contract K4). To be called once, after hydration.
 * A part that is in the window, or above it, when it is found is never hidden; neither is any on a page that was entered
 * through the history or with a target in its address, where the person looks at something in particular.
 */
export function startReveal(): void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  if (reader.test(navigator.userAgent)) return
  /** The address at which nothing is hidden. A later page has another one. */
  let quiet = isReturned() ? location.href : undefined
  const isQuiet = () => stillness.matches || location.hash !== '' || location.href === quiet

  const collect = () => {
    const found = [...find('')]
    if (found.length === 0) return
    if (location.href !== quiet) quiet = undefined
    // Read first, then write: one layout for all of them.
    const below = isQuiet() ? [] : found.filter((each) => each.getBoundingClientRect().top >= innerHeight)
    put('shown', found)
    put('waiting', below)
  }

  const look = () => {
    const waiting = [...find('waiting')]
    if (waiting.length === 0) return
    if (isQuiet()) return put('shown', find('waiting', 'coming'))
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    const edge = isAtEnd ? Infinity : innerHeight - reveal.offset
    const boxes = waiting.map((each) => [each, each.getBoundingClientRect()] as const)
    for (const [each, { bottom, top }] of boxes) {
      if (top <= edge) put(bottom < 0 ? 'shown' : 'coming', [each])
    }
  }

  addEventListener('scroll', throttle(look, reveal.throttle), { passive: true })
  addEventListener('resize', debounce(look, reveal.debounce))
  stillness.addEventListener('change', look)
  // Before the router hears of it and renders the page that is returned to.
  addEventListener('popstate', () => (quiet = location.href), { capture: true })
  addEventListener('hashchange', look)
  document.addEventListener('animationend', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.reveal === 'coming') put('shown', [target])
  })
  document.addEventListener('focusin', ({ target }) => {
    const part = target instanceof Element && target.closest<HTMLElement>('[data-reveal]')
    if (part) put('shown', [part])
  })
  // Called before the next frame, so that late content is never seen and then hidden.
  new MutationObserver(collect).observe(document.body, { childList: true, subtree: true })
  collect()
}

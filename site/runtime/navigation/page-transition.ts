/** The part of the Network Information API that says a person is saving data. */
interface Connection {
  connection?: { saveData?: boolean }
}

/** Longest that a page may stand still while a transition is made ready, in milliseconds. */
const longestPause = 100
/** How long after a navigation began its frames are watched, in milliseconds. */
const watched = 1500

/** Whether a transition has held a page up: this device then does without them. */
let isSlow = false

/** The browser draws nothing while it takes the pictures of a transition: the pause between two frames is its cost. */
function watchFrames() {
  const end = performance.now() + watched
  let last = performance.now()
  const look = (now: number) => {
    isSlow ||= now - last > longestPause
    last = now
    if (!isSlow && now < end) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * How the router shows the next page: by a view transition where the browser has them and nothing speaks against it
 * (styles/page-transition.css). Without one the page is simply replaced.
 */
export function transitionOptions(): { viewTransition: boolean; flushSync: boolean } {
  const isFit =
    !isSlow &&
    typeof document.startViewTransition === 'function' &&
    document.visibilityState === 'visible' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    (navigator as Connection).connection?.saveData !== true
  if (isFit) watchFrames()
  // Drawn in one go: the browser holds its picture of the old page for no longer than that.
  return { viewTransition: isFit, flushSync: isFit }
}

/**
 * A transition that the next navigation skips rejects a promise that React Router leaves alone. It is no failure: the page
 * is shown, only without the movement.
 */
export function ignoreSkippedTransitions() {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown }
    if (reason instanceof DOMException && /^Transition was (?:skipped|aborted)/.test(reason.message))
      event.preventDefault()
  })
}

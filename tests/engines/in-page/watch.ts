import { complaintsPath } from '../watched-paths.ts'

let isLeft = false

/** Tells the test, outside of the page, what the page complains of: errors, refused resources, warnings in the console. */
function complain(kind: string, what: unknown): void {
  if (isLeft) return
  const words = what instanceof Error ? `${what.message}\n${what.stack ?? ''}` : String(what)
  navigator.sendBeacon(complaintsPath, `${location.pathname}${location.search}: ${kind}: ${words}`)
}

/** What is cut off when the page is left is no fault of it. */
export function stopWatching(): void {
  isLeft = true
}

/** To be called before any other script of the page. */
export function watch(): void {
  addEventListener('error', ({ error, message }) => complain('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => complain('rejection', reason))
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, sourceFile }) =>
    complain('policy', `${effectiveDirective} ${blockedURI} at ${sourceFile}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      complain(level, parts.map(String).join(' '))
      write(...parts)
    }
  }
}

import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchDeployment } from './runtime/deployment/deployment.ts'
import { reportError } from './runtime/errors/error-reports.ts'
import { reloadAfterChunkError } from './runtime/deployment/load-chunk.ts'
import { ignoreSkippedTransitions } from './runtime/navigation/page-transition.ts'
import { startReveal } from './runtime/navigation/reveal.ts'
import { nameHistoryEntry } from './runtime/navigation/scroll-restoration.tsx'
import { rememberServed } from './runtime/rendering/served-html.tsx'
import { prepareMessages } from './runtime/language/start-messages.ts'
import { rememberPhrases } from './ui/served-phrases.ts'

// In development the sources are reloaded by Vite.
if (import.meta.env.PROD) watchDeployment()

let isStarted = false

function onError(error: unknown) {
  if (!reloadAfterChunkError(error)) reportError(error)
}

/** Starts, once, what works on the finished page: before hydration the page must stay as the server made it. */
function AfterHydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (isStarted) return
    isStarted = true
    startReveal()
  }, [])
  return children
}

ignoreSkippedTransitions()
rememberServed()
rememberPhrases()
nameHistoryEntry()
void prepareMessages().then((options) => {
  if (options === undefined) return
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AfterHydration>
          <HydratedRouter onError={onError} />
        </AfterHydration>
      </StrictMode>,
      options,
    )
  })
})

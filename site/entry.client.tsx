import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchDeployment } from './runtime/deployment.ts'
import { reloadAfterChunkError } from './runtime/load-chunk.ts'
import { rememberServed } from './runtime/served-html.tsx'

// In development the sources are reloaded by Vite.
if (import.meta.env.PROD) watchDeployment()

rememberServed()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reloadAfterChunkError} />
    </StrictMode>,
  )
})

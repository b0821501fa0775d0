import { createContext } from 'react'

interface RequestFacts {
  /** The nonce of a page made for one request; it reaches the scripts' tags and nothing else, not even the page's data. */
  nonce: string | undefined
  /** What finds the request in the log; an error page shows it. */
  requestId: string
  /** Where the browser asks its calls, when it is not here (contract W2). */
  portalBase: string | undefined
}

/** Facts of the request while the server renders; in the browser there are none. */
export const RequestFactsContext = createContext<RequestFacts | undefined>(undefined)

import { createContext } from 'react'

/** The nonce of a page made for one request; it reaches the scripts' tags and nothing else, not even the page's data. */
export const NonceContext = createContext<string | undefined>(undefined)

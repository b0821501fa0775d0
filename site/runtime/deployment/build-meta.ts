/** What `/builds/latest.json` says: the build that the server runs now. */
export interface LatestBuild {
  id: string
  /** When it was built, in milliseconds since 1970. */
  timestamp: number
}

/** How a public path is answered, the same in both languages. */
export interface RouteRule {
  layout: string
  /** Whether the page is stored, and so has `_payload.json`. */
  isStored: boolean
  /** Query names that the page reads. */
  query: readonly string[]
  /** Names of the middleware that runs before the page. */
  middleware: readonly string[]
}

/** What `/builds/meta/{buildId}.json` says (contract D2). */
export interface BuildMeta extends LatestBuild {
  /** How often a browser asks for a newer build. */
  checkSeconds: number
  /** By path, without language prefix. */
  rules: Record<string, RouteRule>
  /** Addresses of the stored pages, in both languages. */
  prerendered: readonly string[]
}

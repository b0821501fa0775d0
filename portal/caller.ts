/** Who asks over HTTP; calls of the server's own rendering have none of it. */
export interface Caller {
  /** The `accessToken` header. */
  token?: string | undefined
  /** What limits count by: the client's address, or its network. */
  address?: string | undefined
  /** The browser's own words. */
  agent?: string | undefined
  /** Cookies of the browser, for what must be bound to it and be read by no script. */
  cookies?: Cookies | undefined
}

export interface Cookies {
  read: (name: string) => string | undefined
  /** @param seconds how long the browser keeps it; 0 drops it */
  write: (name: string, value: string, seconds: number) => void
}

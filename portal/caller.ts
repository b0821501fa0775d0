/** Who asks over HTTP; calls of the server's own rendering have none of it. */
export interface Caller {
  /** The `accessToken` header. */
  token?: string | undefined
  /** What limits count by: the client's address, or its network. */
  address?: string | undefined
  /** The browser's own words. */
  agent?: string | undefined
}

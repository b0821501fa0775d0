/**
 * Whether a link is allowed on a page: within this site or page, web, mail or telephone. Any other scheme could run
 * something (`javascript:`, `data:`), however it is spelled.
 */
export function isSafeLink(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|#)/i.test(address) || /^\/(?![/\\])/.test(address)
}

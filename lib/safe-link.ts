/**
 * Whether a link may stand on a page: an address of this site or a part of the page, of the web, for mail or telephone.
 * Whatever else has a scheme could run something (`javascript:`, `data:`), however it is written.
 */
export function isSafeLink(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|#)/i.test(address) || /^\/(?![/\\])/.test(address)
}

/** Content-Security-Policy of a file that somebody sent or made: opened in a browser it runs nothing, and nobody is signed in. */
export const filePolicy = "default-src 'none'; sandbox"

/** Headers of a file that a stranger sent: it is saved under its name, and runs nowhere. */
export function savedOnly(name: string): Record<string, string> {
  return {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': filePolicy,
    'Cache-Control': 'private, no-store',
  }
}

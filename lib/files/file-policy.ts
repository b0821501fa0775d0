/** Content-Security-Policy of an untrusted file: opened in a browser it runs nothing and has no session. */
export const filePolicy = "default-src 'none'; sandbox"

/** Headers of an untrusted file: browsers download it under its name and never run it. */
export function savedOnly(name: string): Record<string, string> {
  return {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': filePolicy,
    'Cache-Control': 'private, no-store',
  }
}

/** The same for a drawing (SVG), which has its own style and pictures inside itself. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** Content-Security-Policy of a file that the server makes or keeps, by its type. */
export const policyOfFile = (contentType: string) => (contentType.startsWith('image/svg') ? drawingPolicy : filePolicy)

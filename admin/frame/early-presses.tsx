import { headers } from 'next/headers.js'
import type { ReactNode } from 'react'
import { earlyPressesScript } from './early-presses.ts'

/** Nothing that is pressed or written while the admin's scripts load is lost (docs/decisions/0072-no-press-is-lost.md). */
export async function EarlyPresses({ children }: { children: ReactNode }) {
  const policy = (await headers()).get('content-security-policy') ?? ''
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  return (
    <>
      {/* The script is a constant of ours. Browsers hide the nonce from scripts, React among them. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyPressesScript() }} />
      {children}
    </>
  )
}

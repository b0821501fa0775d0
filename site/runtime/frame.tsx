import { createContext, type ReactNode, use } from 'react'
import type { FrameFacts } from '#site/features/frame/load-frame.ts'

const FrameContext = createContext<FrameFacts | undefined>(undefined)

export function FrameProvider({ children, frame }: { children: ReactNode; frame: FrameFacts }) {
  return <FrameContext value={frame}>{children}</FrameContext>
}

/** Site settings and announcements. `undefined` when even they could not be read. */
export function useFrame(): FrameFacts | undefined {
  return use(FrameContext)
}

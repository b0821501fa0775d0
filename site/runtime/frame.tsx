import { createContext, type ReactNode, use } from 'react'
import type { FrameData } from '#site/features/frame/load-frame.ts'

const FrameContext = createContext<FrameData | undefined>(undefined)

export function FrameProvider({ children, frame }: { children: ReactNode; frame: FrameData }) {
  return <FrameContext value={frame}>{children}</FrameContext>
}

/** What stands around every page: site settings, menus, announcements. `undefined` when even that could not be read. */
export function useFrame(): FrameData | undefined {
  return use(FrameContext)
}

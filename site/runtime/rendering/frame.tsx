import { createContext, type ReactNode, use } from 'react'
import type { CallOutput } from '#portal/client.ts'

/** What of the frame lives in the browser as data; its menus and its foot are HTML that the server sent. */
export interface FrameFacts {
  site: CallOutput<'base/site'>
  announcements: CallOutput<'home/announcement'>
}

const FrameContext = createContext<FrameFacts | undefined>(undefined)

export function FrameProvider({ children, frame }: { children: ReactNode; frame: FrameFacts }) {
  return <FrameContext value={frame}>{children}</FrameContext>
}

/** Site settings and announcements. `undefined` when even they could not be read. */
export function useFrame(): FrameFacts | undefined {
  return use(FrameContext)
}

import { Guarded } from '#site/features/frame/guarded.tsx'
import { enterRoute } from '#site/runtime/navigation/route-middleware.ts'

export const clientMiddleware = [enterRoute('guest')]

export default function GuestRoute() {
  return <Guarded by="guest" />
}

import { Guarded } from '#site/features/frame/guarded.tsx'
import { enterRoute } from '#site/runtime/route-middleware.ts'

export const clientMiddleware = [enterRoute('session')]

export default function SessionRoute() {
  return <Guarded by="session" />
}

import { Guarded } from '#site/features/frame/guarded.tsx'
import { enterRoute } from '#site/runtime/navigation/route-middleware.ts'

export const clientMiddleware = [enterRoute('session')]

export default function SessionRoute() {
  return <Guarded by="session" />
}

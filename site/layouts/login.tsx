import { Outlet } from 'react-router'
import { LoginFrame } from '#site/features/frame/page-frame.tsx'

export default function LoginLayout() {
  return (
    <LoginFrame>
      <Outlet />
    </LoginFrame>
  )
}

export { RouteError as ErrorBoundary } from '#site/features/frame/route-error.tsx'

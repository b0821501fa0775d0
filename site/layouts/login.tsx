import { Outlet } from 'react-router'
import { LoginFrame } from '#site/features/frame/page-frame.tsx'

export default function LoginLayout() {
  return (
    <LoginFrame>
      <Outlet />
    </LoginFrame>
  )
}

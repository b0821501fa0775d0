import { Outlet } from 'react-router'
import { PageFrame } from '#site/features/frame/page-frame.tsx'

export default function DefaultLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  )
}

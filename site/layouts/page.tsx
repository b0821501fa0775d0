import { Outlet } from 'react-router'

/** Between a layout and its pages: the error page takes a page's place, and the frame around it stays. */
export default function Page() {
  return <Outlet />
}

export { RouteError as ErrorBoundary } from '#site/features/frame/route-error.tsx'

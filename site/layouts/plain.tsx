import { Outlet } from 'react-router'

/** Nothing around the page: for what stands in a frame on another site. */
export default function PlainLayout() {
  return (
    <main id="content" className="plain-main">
      <Outlet />
    </main>
  )
}

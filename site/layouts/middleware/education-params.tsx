import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { hasCourseParams, readCourseParams } from '#site/features/course/course-params.ts'
import { enterRoute } from '#site/runtime/navigation/route-middleware.ts'

export const clientMiddleware = [enterRoute('educationParams')]

/** Moves what the query filters by into the state of the history entry, in place (contract S3). */
export default function EducationParamsRoute() {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!hasCourseParams(query)) return
    const moved = { ...(state as object | null), ...readCourseParams(query) }
    void navigate({ pathname, hash }, { replace: true, state: moved, preventScrollReset: true })
  }, [hash, navigate, pathname, search, state])
  return <Outlet />
}

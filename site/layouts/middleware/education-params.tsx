import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { hasEducationParams, readEducationParams } from '#site/features/course/education-params.ts'
import { enterRoute } from '#site/runtime/route-middleware.ts'

export const clientMiddleware = [enterRoute('educationParams')]

/** Moves what the query filters by into the state of the history entry, in place (contract S3). */
export default function EducationParamsRoute() {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!hasEducationParams(query)) return
    const moved = { ...(state as object | null), ...readEducationParams(query) }
    void navigate({ pathname, hash }, { replace: true, state: moved, preventScrollReset: true })
  }, [hash, navigate, pathname, search, state])
  return <Outlet />
}

import { useCallback, useEffect, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useUserState } from '#site/runtime/session/user-state.ts'

type Progress = CallOutput<'education/progress'>

/** How far the signed-in person is in a course; `undefined` for nobody, and until it is known. */
export function useProgress(course: string) {
  const portal = usePortal()
  const token = useUserState((state) => state.token)
  const [progress, setProgress] = useState<Progress>()
  useEffect(() => {
    let isCurrent = true
    setProgress(undefined)
    if (token === '') return
    portal.call('education/progress', { course }).then(
      (found) => isCurrent && setProgress(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [course, portal, token])

  const setEnrolled = useCallback(
    async (isEnrolled: boolean) => {
      await portal.call(isEnrolled ? 'education/enrol' : 'education/leave', { course })
      setProgress((known) => known && { ...known, isEnrolled })
    },
    [course, portal],
  )
  const note = useCallback(
    async (lesson: string, seconds: number, isDone?: boolean) => {
      const place = await portal.call('education/progress/save', {
        lesson,
        seconds,
        ...(isDone !== undefined && { isDone }),
      })
      setProgress(
        (known) => known && { ...known, places: [...known.places.filter((each) => each.lesson !== lesson), place] },
      )
    },
    [portal],
  )
  return { progress, isSignedIn: token !== '', setEnrolled, note }
}
export type CourseProgress = ReturnType<typeof useProgress>

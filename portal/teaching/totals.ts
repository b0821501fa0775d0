import { z } from 'zod'
import { meaning } from '#portal/schemas.ts'

/** What courses add up to. */
export const totals = z.object({
  courses: z.int(),
  lectures: z.number(),
  laboratory: z.number(),
  hours: z.number().meta(meaning('讲授与实验学时之和', 'Lecture and laboratory hours together')),
  credits: z.number(),
})
export type Totals = z.output<typeof totals>

interface Load {
  lectures: number
  laboratory: number
  credits: number
}

/** Halves of credits are counted whole, so that sums stay exact. */
export function addUp(courses: readonly Load[]): Totals {
  const sum = (of: (course: Load) => number) => courses.reduce((total, course) => total + of(course), 0)
  const lectures = sum((course) => course.lectures)
  const laboratory = sum((course) => course.laboratory)
  return {
    courses: courses.length,
    lectures,
    laboratory,
    hours: lectures + laboratory,
    credits: sum((course) => Math.round(course.credits * 100)) / 100,
  }
}

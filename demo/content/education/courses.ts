import { controlCourses } from './courses-control.ts'
import { foundationsCourses } from './courses-foundations.ts'
import { hilCourses } from './courses-hil.ts'
import { teacherCourses } from './courses-teachers.ts'
import type { CourseSeed } from './types.ts'

/** In the order of the list: by programme, from the first step on. */
export const courses: CourseSeed[] = [...foundationsCourses, ...controlCourses, ...hilCourses, ...teacherCourses]

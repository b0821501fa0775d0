import { CourseList } from './course-list.tsx'
import { CourseScreen } from './course-screen.tsx'
import type { CoursesPage } from './load-courses.ts'

/** All courses, or the one that the address names. */
export function CoursesScreen({ data }: { data: CoursesPage['content'] }) {
  return data.kind === 'list' ? <CourseList data={data} /> : <CourseScreen key={data.item.id} data={data} />
}

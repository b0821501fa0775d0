import { CourseList } from './course-list.tsx'
import { CourseScreen } from './course-screen.tsx'
import type { EducationPage } from './load-education.ts'

/** All courses, or the one that the address names. */
export function EducationScreen({ data }: { data: EducationPage['content'] }) {
  return data.kind === 'list' ? <CourseList data={data} /> : <CourseScreen key={data.item.id} data={data} />
}

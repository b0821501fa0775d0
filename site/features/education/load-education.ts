import { loadColumn } from '#site/features/column/load-column.ts'
import type { PageRequest } from '#site/runtime/page-data.ts'
import { educationAddress, type EducationParams, readEducationParams } from './education-params.ts'

/** The courses page, filtered by what the address asks for. */
export async function loadEducation(page: PageRequest) {
  const params: EducationParams = readEducationParams(page.url.searchParams)
  const { content, facts } = await loadColumn(page)
  const languages = Object.keys(facts.paths)
  const paths = Object.fromEntries(languages.map((each) => [each, educationAddress(params)]))
  return { facts: { ...facts, paths, filters: params }, content: { ...content, filters: params } }
}

/** What `/education/details` is filtered by (contract S3). */
const courseParamNames = ['projectId', 'productId', 'difficultId'] as const

export type CourseParams = Partial<Record<(typeof courseParamNames)[number], string>>

/** Longest id that is taken; what is longer is none of ours. */
const maxLength = 64

/** Whether a query has any of the names, whatever stands there. */
export function hasCourseParams(query: URLSearchParams): boolean {
  return courseParamNames.some((name) => query.has(name))
}

/** The values of a query. An empty one filters nothing. */
export function readCourseParams(query: URLSearchParams): CourseParams {
  return pick((name) => query.get(name))
}

/** The values in the state of a history entry, which may be anything. */
export function courseParamsOfState(state: unknown): CourseParams {
  if (typeof state !== 'object' || state === null) return {}
  return pick((name) => (state as Record<string, unknown>)[name])
}

function pick(read: (name: string) => unknown): CourseParams {
  const params: CourseParams = {}
  for (const name of courseParamNames) {
    const value = read(name)
    if (typeof value === 'string' && value !== '' && value.length <= maxLength) params[name] = value
  }
  return params
}

/** The address with its filters in the query, without language prefix: what the server knows the page by. */
export function coursesAddress(params: CourseParams): string {
  const query = new URLSearchParams(params).toString()
  return query === '' ? '/education/details' : `/education/details?${query}`
}

export function isSameCourseParams(one: CourseParams, other: CourseParams): boolean {
  return courseParamNames.every((name) => one[name] === other[name])
}

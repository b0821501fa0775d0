/** What `/education/details` is filtered by (contract S3). */
const educationParamNames = ['projectId', 'productId', 'difficultId'] as const

export type EducationParams = Partial<Record<(typeof educationParamNames)[number], string>>

/** Longest id that is taken; what is longer is none of ours. */
const maxLength = 64

/** Whether a query has any of the names, whatever stands there. */
export function hasEducationParams(query: URLSearchParams): boolean {
  return educationParamNames.some((name) => query.has(name))
}

/** The values of a query. An empty one filters nothing. */
export function readEducationParams(query: URLSearchParams): EducationParams {
  return pick((name) => query.get(name))
}

/** The values in the state of a history entry, which may be anything. */
export function educationParamsOfState(state: unknown): EducationParams {
  if (typeof state !== 'object' || state === null) return {}
  return pick((name) => (state as Record<string, unknown>)[name])
}

function pick(read: (name: string) => unknown): EducationParams {
  const params: EducationParams = {}
  for (const name of educationParamNames) {
    const value = read(name)
    if (typeof value === 'string' && value !== '' && value.length <= maxLength) params[name] = value
  }
  return params
}

/** The address with its filters in the query, without language prefix: what the server knows the page by. */
export function educationAddress(params: EducationParams): string {
  const query = new URLSearchParams(params).toString()
  return query === '' ? '/education/details' : `/education/details?${query}`
}

export function isSameEducation(one: EducationParams, other: EducationParams): boolean {
  return educationParamNames.every((name) => one[name] === other[name])
}

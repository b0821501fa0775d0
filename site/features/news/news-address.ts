/** The address of the list with its filters, without language prefix; what is not set is not in it. */
export function newsAddress(filters: {
  category?: string | undefined
  year?: number | undefined
  page?: number | undefined
}): string {
  const query = new URLSearchParams()
  if (filters.category) query.set('category', filters.category)
  if (filters.year) query.set('year', String(filters.year))
  if (filters.page && filters.page > 1) query.set('page', String(filters.page))
  const text = query.toString()
  return text ? `/news?${text}` : '/news'
}

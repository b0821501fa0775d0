/** What the list of toolboxes is filtered by; all of it stands in the address. */
export interface ToolboxFilters {
  q?: string | undefined
  domain?: string | undefined
  product?: string | undefined
  licence?: string | undefined
  letter?: string | undefined
  page?: number | undefined
}

/** The address of the list, without language prefix; what is not set is not in it. */
export function toolboxAddress({ page, ...filters }: ToolboxFilters): string {
  const query = new URLSearchParams()
  for (const name of ['domain', 'product', 'licence', 'letter', 'q'] as const) {
    const value = filters[name]
    if (value) query.set(name, value)
  }
  if (page !== undefined && page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/product/Toolbox?${text}` : '/product/Toolbox'
}

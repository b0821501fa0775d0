import { ask } from './ask.ts'

/** A figure of `/metrics`, without labels. */
export async function readMetric(origin: string, name: string): Promise<number> {
  const { text } = await ask(`${origin}/metrics`)
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
}

/** How many pages the process has rendered without a request. */
export const readRedrawn = (origin: string) => readMetric(origin, 'portico_page_store_redrawn_total')

import { AdvisoryScreen } from './advisory-screen.tsx'
import { AdvisoryListScreen } from './advisory-list-screen.tsx'
import type { SecurityContent } from './load-advisories.ts'

/** The page of security advisories, or one of them. */
export function SecurityScreen({ data }: { data: SecurityContent }) {
  return 'one' in data ? <AdvisoryScreen data={data.one} /> : <AdvisoryListScreen data={data.list} />
}

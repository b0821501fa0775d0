import { HelpArticleScreen } from './help-article-screen.tsx'
import { HelpListScreen } from './help-list-screen.tsx'
import type { HelpContent } from './load-help.ts'

/** The help centre, or one of its articles. */
export function HelpScreen({ data }: { data: HelpContent }) {
  return 'one' in data ? <HelpArticleScreen data={data.one} /> : <HelpListScreen data={data.list} />
}

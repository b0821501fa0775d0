import { lazy, use } from 'react'
import { useLoaderData } from 'react-router'
import type { EmptyListContent } from '#site/features/content/load-empty-list.ts'
import type { PageData } from '#site/runtime/rendering/page-data.ts'
import { drawScreen, type Screen, ServedContext, ServedHtml } from '#site/runtime/rendering/served-html.tsx'

/** Served with its page as all screens are; a browser needs it when somebody filters until nothing is left. */
const EmptyListScreen = lazy(async () => ({
  default: (await import('#site/features/content/empty-list-screen.tsx')).EmptyListScreen,
}))

/** Whether a list has nothing for its address, so that its own screen has nothing to draw. */
function isEmptyList(content: unknown): content is EmptyListContent {
  return typeof content === 'object' && content !== null && 'isEmptyList' in content
}

/**
 * The page's own part. The server draws it from the content; the browser takes the drawn HTML as it is, and draws
 * only what comes by navigation, with the data that comes with it.
 */
export function PageContent({ show: Show }: { show: Screen }) {
  const { content: loaded } = useLoaderData<PageData<unknown>>()
  const served = use(ServedContext)
  if (served?.pageHtml !== undefined) return <ServedHtml id="page" html={served.pageHtml} />
  const content = served?.page?.content ?? loaded
  if (content === undefined) return <ServedHtml id="page" />
  return (
    // Its own key: React must not turn the served part into a drawn one, whose nodes are not its own.
    <div key="drawn" data-served="page">
      {isEmptyList(content) ? <EmptyListScreen data={content} /> : drawScreen(Show, content)}
    </div>
  )
}

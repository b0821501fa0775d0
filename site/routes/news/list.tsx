import type { MetaFunction } from 'react-router'
import { lazyNewsList } from '#site/features/news/lazy-news-list.ts'
import { feedMeta } from '#site/features/news/feed-links.ts'
import { loadNewsList } from '#site/features/news/load-news.ts'
import { NewsListScreen } from '#site/features/news/news-list-screen.tsx'
import { pageClientLoaderWith, pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'

export const loader = pageLoader(loadNewsList, { screen: NewsListScreen })
export const clientLoader = pageClientLoaderWith(lazyNewsList.load)
export const meta: MetaFunction<typeof loader> = (page) => [...(pageMeta(page) ?? []), ...feedMeta(page.loaderData)]

export default function NewsList() {
  return <PageContent show={lazyNewsList.Screen} />
}

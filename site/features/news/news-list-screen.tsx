import type { NewsListData } from './load-news.ts'

export function NewsListScreen({ data }: { data: NewsListData }) {
  return <h1>{data.column.title}</h1>
}

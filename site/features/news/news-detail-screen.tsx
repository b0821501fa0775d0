import type { NewsDetailData } from './load-news.ts'

export function NewsDetailScreen({ data }: { data: NewsDetailData }) {
  return <h1>{data.item.title}</h1>
}

import type { HomeData } from './load-home.ts'

export function HomeScreen({ data }: { data: HomeData }) {
  return <h1>{data.banners[0]?.title ?? data.column.title}</h1>
}

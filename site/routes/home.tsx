import { type MetaFunction, useLoaderData } from 'react-router'
import { HomeScreen } from '#site/features/home/home-screen.tsx'
import { loadHome } from '#site/features/home/load-home.ts'
import { pageClientLoader, pageLoader } from '#site/runtime/page-data.ts'
import { describePage } from '#site/runtime/page-meta.ts'
import { describeOrganization } from '#site/runtime/structured-data.ts'
import type { loader as rootLoader } from '#site/root.tsx'

export const loader = pageLoader(loadHome)
export const clientLoader = pageClientLoader

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { banners, column, locale, origin } = loaderData
  const frame = matches.find((match) => match.id === 'root')?.loaderData as { site: Parameters<typeof describeOrganization>[0] } | undefined
  return describePage({
    title: column.title,
    description: column.description,
    origin,
    locale,
    paths: { zh: '/', en: '/' },
    image: banners[0]?.image,
    records: frame ? describeOrganization(frame.site, origin, locale) : [],
  })
}

export default function Home() {
  const data = useLoaderData<typeof loader>()
  return <HomeScreen data={data} />
}

import { type MetaFunction, useLoaderData } from 'react-router'
import { HomeScreen } from '#site/features/home/home-screen.tsx'
import { loadHome } from '#site/features/home/load-home.ts'
import { useFrame } from '#site/runtime/frame.tsx'
import { pageClientLoader, pageLoader } from '#site/runtime/page-data.ts'
import { describePage, siteOfMatches } from '#site/runtime/page-meta.ts'
import { describeOrganization } from '#site/runtime/schema-org.ts'
import { StructuredData } from '#site/runtime/structured-data.tsx'

export const loader = pageLoader(loadHome)
export const clientLoader = pageClientLoader

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { banners, column, locale, origin } = loaderData
  const site = siteOfMatches(matches)
  return describePage({
    title: site ? `${site.name} · ${site.line}` : column.title,
    description: column.description,
    origin,
    locale,
    paths: { zh: '/', en: '/' },
    image: banners[0]?.image,
  })
}

export default function Home() {
  const data = useLoaderData<typeof loader>()
  const site = useFrame()?.site
  return (
    <>
      {site && <StructuredData records={describeOrganization(site, data.origin, data.locale)} />}
      <HomeScreen data={data} />
    </>
  )
}

import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { RootPage } from '@payloadcms/next/views'
import config from '#content/payload.config.ts'
import { importMap } from '#admin/app/importMap.js'
import { withConfigFromFile } from '#admin/frame/config-from-file.ts'
import { readPageMetadata } from '#admin/frame/page-metadata.ts'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args) => readPageMetadata({ config, params, searchParams })

export default async function Page({ params, searchParams }: Args) {
  const page = await RootPage({ config, params, searchParams, importMap })
  return withConfigFromFile(page, await getNextRequestI18n({ config: await config }))
}

import { RootPage } from '@payloadcms/next/views'
import config from '#content/payload.config.ts'
import { importMap } from '#admin/app/importMap.js'
import { readPageMetadata } from '#admin/frame/page-metadata.ts'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args) => readPageMetadata({ config, params, searchParams })

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams, importMap })
}

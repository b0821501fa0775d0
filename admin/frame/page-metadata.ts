import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import type { SanitizedConfig } from 'payload'
import { isLocale } from '#lib/locale.ts'
import { titleOf } from './view-titles.ts'

interface Asked {
  config: Promise<SanitizedConfig>
  params: Promise<{ segments?: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** The head of a page of the admin: Payload's, and for a view of our own its title in the person's language. */
export async function readPageMetadata({ config, params, searchParams }: Asked): Promise<Metadata> {
  const { segments = [] } = await params
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const title = titleOf(segments)
  if (title === undefined) return metadata
  const settled = await config
  const { language } = await getNextRequestI18n({ config: settled })
  const { titleSuffix } = settled.admin.meta
  return { ...metadata, title: `${title[isLocale(language) ? language : 'en']} ${titleSuffix}` }
}

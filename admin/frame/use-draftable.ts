'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { Draftable } from '#content/draftable.ts'
import { globalRecord } from '#content/global-record.ts'

/** What the document is, as reviews and plans name it: settings by the number 0. A record that was never saved is nothing yet. */
export function useDraftable(): Draftable | undefined {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  if (globalSlug !== undefined) return { source: globalSlug, record: globalRecord }
  return collectionSlug === undefined || id === undefined ? undefined : { source: collectionSlug, record: Number(id) }
}

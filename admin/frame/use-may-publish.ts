'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { mayPublish } from '#content/access/roles.ts'

/**
 * Whether the person may bring the document to the visitors. Of settings Payload cannot tell: it asks the same question for
 * their draft as for their publication.
 */
export function useMayPublish(): boolean {
  const { globalSlug, hasPublishPermission } = useDocumentInfo()
  const { user } = useAuth()
  return globalSlug === undefined ? hasPublishPermission === true : mayPublish(user)
}

'use client'

import { SaveDraftButton as PayloadsButton, useDocumentInfo } from '@payloadcms/ui'
import { ReviewDialog } from '#admin/review/review-document.tsx'

/** Whoever may save drafts and no more hands them in: Payload shows them nothing for publishing. */
export function SaveDraftButton() {
  const { hasPublishPermission } = useDocumentInfo()
  return (
    <>
      <PayloadsButton />
      {!hasPublishPermission && <ReviewDialog />}
    </>
  )
}

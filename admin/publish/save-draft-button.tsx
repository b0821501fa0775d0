'use client'

import { SaveDraftButton as PayloadsButton } from '@payloadcms/ui'
import { useMayPublish } from '#admin/frame/use-may-publish.ts'
import { ReviewDialog } from '#admin/review/review-document.tsx'

/** Whoever may save drafts and no more hands them in: Payload shows them nothing for publishing. */
export function SaveDraftButton() {
  const isPublisher = useMayPublish()
  return (
    <>
      <PayloadsButton />
      {!isPublisher && <ReviewDialog />}
    </>
  )
}

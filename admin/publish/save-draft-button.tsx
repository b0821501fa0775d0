'use client'

import { SaveDraftButton as PayloadsButton, useDocumentInfo } from '@payloadcms/ui'
import './save-draft-button.css'

/** The main button of whoever may save drafts and no more: Payload shows them none for publishing. */
export function SaveDraftButton() {
  const { hasPublishPermission } = useDocumentInfo()
  if (hasPublishPermission) return <PayloadsButton />
  return (
    <div className="main-save-draft">
      <PayloadsButton />
    </div>
  )
}

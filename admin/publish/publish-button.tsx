'use client'

import { PublishButton as PayloadsButton } from '@payloadcms/ui'
import { useMayPublish } from '#admin/frame/use-may-publish.ts'

/** Of settings, for whoever may: Payload would show it to all who save drafts. */
export const PublishButton = () => (useMayPublish() ? <PayloadsButton /> : null)

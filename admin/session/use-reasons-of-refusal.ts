import { useAllFormFields, useFormProcessing } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'
import { lostReasons, noteRefusal, type Refusal } from './refusal.ts'

/**
 * When a form is refused, its fields say why. Payload asks the server after each change how the form stands, and an answer to a
 * question from before the refusal knows of none: it takes the words away again, for whoever presses right after typing within a
 * tenth of a second, and a form that nobody changes is not asked anew. They are put back: once, because a form that was refused as
 * a draft is asked anew, and would be for ever.
 */
export function useReasonsOfRefusal(): void {
  const [fields, dispatch] = useAllFormFields()
  const isSaving = useFormProcessing()
  const wasSaving = useRef(isSaving)
  const isAnswered = useRef(false)
  const sent = useRef(fields)
  const refusal = useRef<Refusal | undefined>(undefined)
  useLayoutEffect(() => {
    if (isSaving || wasSaving.current) {
      // The form says that it has been answered just before it has the reasons.
      isAnswered.current = !isSaving
      refusal.current = undefined
    }
    if (isSaving && !wasSaving.current) sent.current = fields
    wasSaving.current = isSaving
    if (!isAnswered.current) return
    refusal.current ??= noteRefusal(sent.current, fields)
    if (refusal.current === undefined) return
    const lost = lostReasons(refusal.current, fields)
    if (lost?.length === 0) return
    isAnswered.current = false
    if (lost) dispatch({ type: 'ADD_SERVER_ERRORS', errors: lost })
  }, [dispatch, fields, isSaving])
}

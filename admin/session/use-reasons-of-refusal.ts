import { useAllFormFields, useFormProcessing } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'
import { lostReasons, noteRefusal, type Refusal } from './refusal.ts'

/**
 * When a form is refused, its fields say why. Payload asks the server after each change how the form stands, and an answer to a
 * question from before the refusal knows of none: it takes the words away again, for whoever presses right after typing within a
 * tenth of a second. They are put back once; then the form is asked anew, as one that was refused, and the answer to that holds.
 */
export function useReasonsOfRefusal(): void {
  const [fields, dispatch] = useAllFormFields()
  const isSaving = useFormProcessing()
  const wasSaving = useRef(isSaving)
  const isAnswered = useRef(false)
  const refusal = useRef<Refusal | undefined>(undefined)
  useLayoutEffect(() => {
    if (isSaving || wasSaving.current) {
      // The form says that it has been answered just before it has the reasons.
      isAnswered.current = !isSaving
      refusal.current = undefined
    }
    wasSaving.current = isSaving
    if (!isAnswered.current) return
    if (refusal.current === undefined) {
      refusal.current = noteRefusal(fields)
      return
    }
    const lost = lostReasons(refusal.current, fields)
    if (lost?.length === 0) return
    isAnswered.current = false
    if (lost) dispatch({ type: 'ADD_SERVER_ERRORS', errors: lost })
  }, [dispatch, fields, isSaving])
}

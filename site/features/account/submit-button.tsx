import type { ReactNode } from 'react'
import { Button } from '#site/ui/buttons.tsx'
import { FormError } from '#site/ui/field.tsx'

/** The submit button of a form, below the form's error. */
export function SubmitButton({
  children,
  failure,
  loading,
}: {
  failure: string | undefined
  loading: string | undefined
  children: ReactNode
}) {
  return (
    <>
      <FormError text={failure} />
      <Button type="submit" variant="primary" loading={loading}>
        {children}
      </Button>
    </>
  )
}

'use client'

import { useFormFields } from '@payloadcms/ui'
import { readHex } from '#domain/brand/oklch.ts'
import { colourNames, type Colours } from '#domain/brand/palette.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The colours of the form as they are now; what is no colour yet is left out. */
export function useBrandColours(): Colours {
  // One text, so that nothing is drawn anew while other fields change.
  const written = useFormFields(([fields]) => colourNames.map((name) => textOf(fields[name]?.value)).join(' '))
  const values = written.split(' ')
  return Object.fromEntries(
    colourNames.flatMap((name, index) => {
      const hex = readHex(values[index] ?? '')
      return hex === undefined ? [] : [[name, hex]]
    }),
  )
}

import type { ComponentProps } from 'react'
import { TextArea } from '#site/ui/text-field.tsx'
import { useEnquiryTexts } from './texts.ts'

/** A free text, which says how long it may be. @param max in UTF-16 units */
export function Passage({ max, ...props }: Omit<ComponentProps<typeof TextArea>, 'count'> & { max: number }) {
  const words = useEnquiryTexts()
  return (
    <TextArea
      {...props}
      count={{
        max,
        write: (left) =>
          left === max ? words.most({ max }) : left < 0 ? words.tooMany({ count: -left }) : words.left({ count: left }),
      }}
    />
  )
}

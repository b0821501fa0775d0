import type { ReactNode } from 'react'

/** Numbers of records, ours and others': ARM-2026-008, T-7KMD-3XV9, CVE-2026-12345. */
export const recordNumber = /\b([A-Z]{1,4}-[0-9A-Z]{4}-[0-9A-Z]{3,7})\b/

interface RecordNumbersProps {
  text: string
  /** Draws what stands between the numbers; as it is without. */
  renderText?: (text: string) => ReactNode
}

/** A text in which no line ends within the number of a record. It stays the text that it is, to be copied and searched for. */
export function RecordNumbers({ renderText = (text) => text, text }: RecordNumbersProps): ReactNode {
  return text.split(recordNumber).map((part, place) => {
    if (place % 2 === 0) return part && <span key={place}>{renderText(part)}</span>
    return (
      <span key={place} className="whole">
        {part}
      </span>
    )
  })
}

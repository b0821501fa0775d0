import { keepUnits } from '#site/ui/phrases.tsx'

/** Plain text of the content, a string for each paragraph. */
export function Paragraphs({ texts }: { texts: string[] }) {
  return (
    <div className="prose">
      {texts.map((text) => (
        <p key={text}>{keepUnits(text)}</p>
      ))}
    </div>
  )
}

interface TextCodeProps {
  pieces: readonly { text: string; kind?: string | undefined }[]
  /** File name or caption. */
  title: string
  /** What the language is called. */
  name: string
}

/** Code in a text. Its colours come with it, so that nothing in the browser has to read it. */
export function TextCode({ name, pieces, title }: TextCodeProps) {
  // Of its own on the page, where several may come from one file: its first line tells them apart.
  const line =
    pieces
      .map(({ text }) => text)
      .join('')
      .split('\n', 1)[0] ?? ''
  const label = `${title || name} ${line.trim().slice(0, 60)}`
  return (
    <figure className="code-block">
      <figcaption>
        <span>{title || name}</span>
        {title !== '' && <span>{name}</span>}
      </figcaption>
      {/* What can be pushed sideways must be reachable by keyboard. */}
      <pre role="region" aria-label={label} tabIndex={0} translate="no">
        <code>
          {pieces.map(({ kind, text }, index) =>
            kind === undefined ? (
              text
            ) : (
              <span key={index} className={`code-${kind}`}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import { controlIcons } from './control-icons.ts'
import { Icon } from './icon.tsx'

/** How long the button says that it has copied, in milliseconds. */
const saidFor = 2000

interface CodeBlockProps {
  code: string
  /** File name or language, above the code. */
  title: string
  copyLabel: string
  copiedLabel: string
}

/** Code or a command, to read and to copy. */
export function CodeBlock({ code, copiedLabel, copyLabel, title }: CodeBlockProps) {
  const id = useId()
  const [isCopied, setIsCopied] = useState(false)
  const text = useRef<HTMLElement>(null)
  const saying = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(saying.current), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setIsCopied(true)
      clearTimeout(saying.current)
      saying.current = setTimeout(() => setIsCopied(false), saidFor)
    } catch {
      // Not allowed on insecure origins: the code is selected instead, so that the keyboard copies it.
      if (text.current) window.getSelection()?.selectAllChildren(text.current)
    }
  }
  return (
    <figure className="code-block">
      <figcaption>
        <span id={id}>{title}</span>
        <button type="button" className="code-copy needs-scripts" onClick={() => void copy()}>
          <Icon drawing={isCopied ? controlIcons.check : controlIcons.copy} />
          {isCopied ? copiedLabel : copyLabel}
        </button>
        <span role="status" className="sr-only">
          {isCopied ? copiedLabel : ''}
        </span>
      </figcaption>
      {/* A scrollable part must be reachable by keyboard. */}
      <pre role="region" aria-labelledby={id} tabIndex={0} translate="no">
        <code ref={text}>{code}</code>
      </pre>
    </figure>
  )
}

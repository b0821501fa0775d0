import { CodeBlock } from '#site/ui/code-block.tsx'
import { useTicketTexts } from './texts.ts'

interface Part {
  kind: 'text' | 'code'
  text: string
  title: string
}

/** The parts of a message: code stands between two lines of three backticks, whose first may name its language. */
function splitMessage(text: string): Part[] {
  const parts: Part[] = []
  let part: Part = { kind: 'text', text: '', title: '' }
  const close = () => {
    if (part.text.trim() !== '') parts.push({ ...part, text: part.text.replaceAll(/^\n+|\s+$/g, '') })
  }
  for (const line of text.split(/\r?\n/)) {
    const fence = /^\s*```\s*([\w.+-]{0,20})\s*$/.exec(line)
    if (fence === null) {
      part.text += `${line}\n`
      continue
    }
    close()
    part = { kind: part.kind === 'code' ? 'text' : 'code', text: '', title: fence[1] ?? '' }
  }
  close()
  return parts
}

/** Words with code among them: a name between two single backticks, which do not show. */
function Words({ text }: { text: string }) {
  const pieces = text.split(/`([^`\n]+)`/)
  return pieces.map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))
}

/** What somebody wrote, as text and code and never as anything else. */
export function MessageText({ text }: { text: string }) {
  const { one } = useTicketTexts()
  return splitMessage(text).map((part, index) =>
    part.kind === 'code' ? (
      <CodeBlock
        key={index}
        code={part.text}
        title={part.title || one.code}
        copyLabel={one.copy}
        copiedLabel={one.copied}
      />
    ) : (
      <p key={index} className="message-text" dir="auto">
        <Words text={part.text} />
      </p>
    ),
  )
}

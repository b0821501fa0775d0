import { useEffect, useRef } from 'react'
import { Button } from '#site/ui/buttons.tsx'
import { controlIcons } from '#site/ui/control-icons.ts'
import { useAccountTexts } from './texts.ts'
import { saveFile } from './save-file.ts'

/** New recovery codes, this once: they have the focus until the person says that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { factor } = useAccountTexts()
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className="account-codes">
      <h3 ref={ref} tabIndex={-1}>
        {factor.codesTitle}
      </h3>
      <p>{factor.codesText}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="form-actions">
        <Button
          icon={controlIcons.download}
          onClick={() => saveFile(`${factor.codesFile}.txt`, 'text/plain', `${location.host}\n\n${codes.join('\n')}\n`)}
        >
          {factor.codesSave}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {factor.codesDone}
        </Button>
      </div>
    </div>
  )
}

import { useState } from 'react'
import { useCompatibilityTexts } from './texts.ts'
import { useLive } from '#site/ui/use-live.ts'
import { Button } from '#site/ui/buttons.tsx'
import { Disclosure } from '#site/ui/disclosure.tsx'
import { Notice } from '#site/ui/states.tsx'
import { TextArea } from '#site/ui/text-field.tsx'
import { CheckResult } from './check-result.tsx'
import { checkLimits } from '#site/features/code-check/check-limits.ts'
import { ChooseFiles } from './choose-files.tsx'
import { type CodeCheck, useCodeCheck } from '#site/features/code-check/use-code-check.ts'

/** Files to check, by dropping, choosing or pasting; and below them what was found. */
export function CodeCheckPanel() {
  const { check: texts } = useCompatibilityTexts()
  const check = useCodeCheck()
  const isLive = useLive()
  return (
    <div className="code-check">
      <div className="code-check-input needs-scripts">
        <ChooseFiles check={check} />
        {check.waiting > 0 && (
          <Button size="small" onClick={check.stop}>
            {texts.stop}
          </Button>
        )}
        <PasteCode check={check} />
        {check.state === 'failed' && <Notice tone="error">{texts.failed}</Notice>}
        {check.isOver && (
          <Notice tone="warning" isLive>
            {texts.tooMany(checkLimits)}
          </Notice>
        )}
      </div>
      {!isLive && <p className="code-check-off">{texts.noScripts}</p>}
      {check.reports.length > 0 && <CheckResult check={check} />}
    </div>
  )
}

function PasteCode({ check }: { check: CodeCheck }) {
  const { check: texts } = useCompatibilityTexts()
  const [code, setCode] = useState('')
  const submit = () => {
    const bytes = new TextEncoder().encode(code)
    check.add([{ name: texts.pastedName, size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.buffer) }])
    setCode('')
  }
  return (
    <Disclosure title={texts.paste}>
      <TextArea
        id="m-code"
        label={texts.pasteLabel}
        className="code-check-text"
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button size="small" onClick={submit} disabled={check.state !== 'ready' || code.trim() === ''}>
        {texts.pasteButton}
      </Button>
    </Disclosure>
  )
}

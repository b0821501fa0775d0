import { useEffect, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { ContentText } from '#site/features/content/content-text.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { buttonStyle } from '#site/ui/button.ts'
import { Checkbox } from '#site/ui/choice-fields.tsx'
import { Dialog } from '#site/ui/dialog.tsx'
import type { Download } from './use-download.ts'
import { useDownloadTexts } from './texts.ts'

/** The agreement to read and to accept; opened when a file asks for it. */
export function EulaDialog({ download }: { download: Download }) {
  const words = useDownloadTexts()
  const portal = usePortal()
  const { accept, agreement, decline } = download
  const version = agreement?.version
  const [text, setText] = useState<CallOutput<'download/eula'>>()
  const [isAgreed, setAgreed] = useState(false)
  useEffect(() => {
    setAgreed(false)
    setText(undefined)
    if (version === undefined) return
    // Without the text nothing can be accepted; the portal's client has shown the error.
    portal.call('download/eula', { version }).then(setText, () => undefined)
  }, [portal, version])
  return (
    <Dialog
      id="eula"
      size="wide"
      title={version === undefined ? '' : words.eulaTitle({ version })}
      closeLabel={words.close}
      isOpen={agreement !== undefined}
      onClose={decline}
      foot={
        <button
          type="button"
          className={buttonStyle.primary}
          disabled={!isAgreed || text === undefined}
          onClick={() => void accept()}
        >
          {words.eulaAccept}
        </button>
      }
    >
      <p>{words.eulaLead}</p>
      {text && (
        <>
          {/* A scrollable part must be reachable by keyboard. */}
          <div className="eula-text" role="region" aria-label={text.title} tabIndex={0} lang={text.lang}>
            <ContentText blocks={text.body} />
          </div>
          <Checkbox
            id="eula-agree"
            label={words.eulaAgree({ version: text.version })}
            checked={isAgreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        </>
      )}
    </Dialog>
  )
}

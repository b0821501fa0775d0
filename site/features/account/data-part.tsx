import { useState } from 'react'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { leave } from '#site/runtime/navigation/route-middleware.ts'
import { session } from '#site/runtime/session/session.ts'
import { Button } from '#site/ui/buttons.tsx'
import { AccountSection, PasswordAction, Row } from './account-parts.tsx'
import { useAccountTexts } from './texts.ts'
import { saveFile } from './save-file.ts'

/** Taking the data away, and deleting the account. */
export function DataPart() {
  const portal = usePortal()
  const { address: to } = useLanguage()
  const { data: texts, page } = useAccountTexts()
  const [isExporting, setIsExporting] = useState(false)
  async function exportAll() {
    setIsExporting(true)
    await portal.call('account/export').then(
      (data) => saveFile(`${texts.exportFile}.json`, 'application/json', `${JSON.stringify(data, null, 2)}\n`),
      () => undefined,
    )
    setIsExporting(false)
  }
  return (
    <AccountSection id="data" title={texts.title}>
      <Row
        title={texts.export}
        actions={
          <Button size="small" loading={isExporting ? page.loading : undefined} onClick={() => void exportAll()}>
            {texts.export}
          </Button>
        }
      >
        {texts.exportText}
      </Row>
      <Row
        title={texts.remove}
        actions={
          <PasswordAction
            id="remove"
            label={texts.remove}
            submit={texts.removeConfirm}
            variant="danger"
            run={async (values) => {
              await portal.call('account/delete', values)
              leave(to('/'))
              session.signOut()
            }}
          />
        }
      >
        {texts.removeText}
      </Row>
    </AccountSection>
  )
}

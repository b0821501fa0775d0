import { useEffect, useState } from 'react'
import { writeDay } from '#lib/moment.ts'
import { storesPreferences } from '#site/runtime/state/stored-preferences.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { showToast } from '#site/runtime/state/toasts.ts'
import { buttonStyle } from '#site/ui/button.ts'
import { Switch } from '#site/ui/choice-fields.tsx'
import { DataTable } from '#site/ui/data-table.tsx'
import { Dialog } from '#site/ui/dialog.tsx'
import stylesheet from '#site/ui/ui.css?url'
import { useConsentTexts } from './texts.ts'
import { saveConsent, readConsent } from './stored-consent.ts'

const drawName = ({ name }: { name: string }) => <code>{name}</code>

/** The version of the text about cookies that is valid now. */
function useTextVersion(): string | undefined {
  const portal = usePortal()
  const [version, setVersion] = useState<string>()
  useEffect(() => {
    // Without it the choice holds all the same.
    portal.call('legal/text', { kind: 'cookies' }).then(
      (text) => setVersion(text.version),
      () => undefined,
    )
  }, [portal])
  return version
}

type Kept = Record<'name' | 'purpose' | 'until', string>

/** What the browser keeps for the site, and the choice of what is only convenient. */
export function CookieSettings({ onClose }: { onClose: () => void }) {
  const { locale, texts, to } = useLanguage()
  const words = useConsentTexts()
  const [isAllowed, setAllowed] = useState(storesPreferences)
  const [consent] = useState(readConsent)
  const version = useTextVersion()
  const table = (caption: string, rows: readonly Kept[]) => (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { key: 'name', title: words.name, cell: drawName, isTitle: true },
        { key: 'purpose', title: words.purpose, cell: ({ purpose }) => purpose },
        { key: 'until', title: words.until, cell: ({ until }) => until },
      ]}
    />
  )
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <Dialog
        id="cookie-settings"
        title={texts.cookieSettings}
        closeLabel={words.close}
        size="wide"
        isOpen
        onClose={(value) => {
          if (value === 'save') {
            saveConsent(isAllowed, version)
            showToast({ type: 'success', text: words.saved, id: 'cookie-settings' })
          }
          onClose()
        }}
        foot={
          <form method="dialog">
            <button type="submit" value="save" className={buttonStyle.primary}>
              {words.save}
            </button>
            <a href={to('/cookies')} className="text-link" onClick={onClose}>
              {words.more}
            </a>
          </form>
        }
      >
        <div className="cookie-settings">
          <p>{words.lead}</p>
          <h3>{words.needed.title}</h3>
          <p>{words.needed.text}</p>
          {table(words.needed.title, words.needed.kept)}
          <Switch
            id="cookie-preferences"
            label={words.preferences.title}
            hint={words.preferences.text}
            checked={isAllowed}
            onChange={({ currentTarget }) => setAllowed(currentTarget.checked)}
          />
          {table(words.preferences.title, words.preferences.kept)}
          {consent && (
            <p className="small-note">
              {words.chosen({ ...consent, day: writeDay(consent.day, locale), version: consent.version || 'none' })}
            </p>
          )}
          {consent?.version !== undefined && version !== undefined && consent.version !== version && (
            <p className="small-note">{words.changed({ version })}</p>
          )}
        </div>
      </Dialog>
    </>
  )
}

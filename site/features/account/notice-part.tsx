import { useState } from 'react'
import { usePortal } from '#site/runtime/browser-portal.ts'
import { showToast } from '#site/runtime/toasts.ts'
import { Switch } from '#site/ui/choice-fields.tsx'
import { AccountSection, Loaded } from './account-parts.tsx'
import { useAccountTexts } from './account-texts.ts'
import { useOwn } from './use-own.ts'

/** Mails that the person may do without. */
export function NoticePart() {
  const { notices: texts } = useAccountTexts()
  const own = useOwn('account/notices')
  return (
    <AccountSection id="notices" title={texts.title}>
      <Loaded own={own}>{({ advisories }) => <AdvisorySwitch initial={advisories} />}</Loaded>
    </AccountSection>
  )
}

function AdvisorySwitch({ initial }: { initial: boolean }) {
  const portal = usePortal()
  const { notices: texts, page } = useAccountTexts()
  const [isOn, setIsOn] = useState(initial)
  async function change(advisories: boolean) {
    setIsOn(advisories)
    try {
      await portal.call('account/notices/change', { advisories })
      showToast({ type: 'success', text: page.saved })
    } catch {
      // The wrapper has said why; the switch shows what holds.
      setIsOn(!advisories)
    }
  }
  return (
    <Switch
      id="advisory-mails"
      label={texts.advisories}
      hint={texts.advisoriesHint}
      checked={isOn}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}

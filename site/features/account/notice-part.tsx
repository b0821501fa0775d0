import { useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { showToast } from '#site/runtime/state/toasts.ts'
import { RadioGroup, Switch } from '#site/ui/choice-fields.tsx'
import { AccountSection, Loaded } from './account-parts.tsx'
import { useAccountTexts } from './texts.ts'
import { usePersonalData } from './use-personal-data.ts'

/** Mails that the person may do without. */
export function NoticePart() {
  const { notices: texts } = useAccountTexts()
  const own = usePersonalData('account/notices')
  return (
    <AccountSection id="notices" title={texts.title}>
      <Loaded own={own}>
        {({ advisories, tickets }) => (
          <>
            <AdvisorySwitch initial={advisories} />
            <TicketChoice initial={tickets} />
          </>
        )}
      </Loaded>
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

type TicketMails = CallOutput<'account/notices'>['tickets']

function TicketChoice({ initial }: { initial: TicketMails }) {
  const portal = usePortal()
  const { notices: texts, page } = useAccountTexts()
  const [chosen, setChosen] = useState(initial)
  async function change(tickets: TicketMails) {
    setChosen(tickets)
    try {
      await portal.call('account/notices/change', { tickets })
      showToast({ type: 'success', text: page.saved })
    } catch {
      setChosen(chosen)
    }
  }
  const options = (['all', 'mine', 'none'] as const).map((value) => ({ value, label: texts.ticketChoices[value] }))
  return (
    <RadioGroup
      id="ticket-mails"
      name="ticket-mails"
      label={texts.tickets}
      hint={texts.ticketsHint}
      options={options}
      value={chosen}
      onChange={(value) => void change(value as TicketMails)}
    />
  )
}

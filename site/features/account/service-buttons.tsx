import { useState } from 'react'
import { NamedIcon } from '#site/features/content/named-icon.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { Button } from '#site/ui/buttons.tsx'
import { useAccountTexts } from './texts.ts'

export interface Service {
  id: string
  label: string
  icon: string
}

/** Signing in by another service: its button asks the portal where to go, and goes there. */
export function ServiceButtons({ back, services }: { services: Service[]; back: string | undefined }) {
  const portal = usePortal()
  const { to } = useLanguage()
  const texts = useAccountTexts()
  const [leavingFor, setLeavingFor] = useState<string>()

  async function leave(provider: string) {
    if (leavingFor !== undefined) return
    setLeavingFor(provider)
    try {
      const { address } = await portal.call('auth/oidc/start', { provider, back })
      location.assign(address)
    } catch {
      // The portal's client has shown the error.
      setLeavingFor(undefined)
    }
  }

  return (
    <section className="sign-in-services needs-scripts" aria-label={texts.ways}>
      <p className="sign-in-or">
        <span>{texts.or}</span>
      </p>
      {services.map(({ icon, id, label }) => (
        <Button key={id} loading={leavingFor === id ? texts.leaving : undefined} onClick={() => void leave(id)}>
          <NamedIcon name={icon} />
          {texts.by({ label })}
        </Button>
      ))}
      <p className="sign-in-small">
        {texts.notice}
        <a href={to('/PrivacyPolicy')} target="_blank" className={linkStyle.text}>
          {texts.privacy}
        </a>
        {texts.noticeEnd}
      </p>
    </section>
  )
}

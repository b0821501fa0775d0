import { nameDevice } from '#domain/account/device-name.ts'
import { Moment } from '#site/features/content/moment.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { showToast } from '#site/runtime/state/toasts.ts'
import { Badge } from '#site/ui/badge.tsx'
import { Button } from '#site/ui/buttons.tsx'
import { AccountSection, Loaded, Row } from './account-parts.tsx'
import { useAccountTexts } from './texts.ts'
import { usePersonalData } from './use-personal-data.ts'

/** Where the person is signed in; each session can be ended. */
export function SessionPart() {
  const portal = usePortal()
  const { sessions: texts } = useAccountTexts()
  const own = usePersonalData('auth/sessions')
  async function end(id?: string) {
    await portal.call('auth/sessions/revoke', id === undefined ? {} : { id }).then(
      () => showToast({ type: 'success', text: texts.ended }),
      () => undefined,
    )
    await own.reload()
  }
  return (
    <AccountSection id="sessions" title={texts.title}>
      <Loaded own={own}>
        {(sessions) => (
          <>
            {sessions
              .toSorted((one, two) => Number(two.isCurrent) - Number(one.isCurrent))
              .map(({ agent, createdAt, id, isCurrent, place, usedAt }) => {
                const device = nameDevice(agent)
                const name = device ? texts.on(device) : texts.unknown
                const title = isCurrent ? (
                  <>
                    {name} <Badge tone="jade">{texts.current}</Badge>
                  </>
                ) : (
                  name
                )
                const action = !isCurrent && (
                  <Button size="small" onClick={() => void end(id)}>
                    {texts.end}
                  </Button>
                )
                return (
                  <Row key={id} title={title} actions={action}>
                    {place !== undefined && `${place} · `}
                    {texts.since} <Moment iso={createdAt} /> · {texts.used} <Moment iso={usedAt} />
                  </Row>
                )
              })}
            {sessions.length > 1 ? (
              <div className="account-actions">
                <Button size="small" onClick={() => void end()}>
                  {texts.endOthers}
                </Button>
              </div>
            ) : (
              <p className="account-row-text">{texts.none}</p>
            )}
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}

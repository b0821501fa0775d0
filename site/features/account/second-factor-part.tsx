import { useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { Moment } from '#site/features/content/moment.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { showToast } from '#site/runtime/state/toasts.ts'
import { Badge } from '#site/ui/badge.tsx'
import { TextField } from '#site/ui/text-field.tsx'
import { AccountSection, Loaded, PasswordAction, Row } from './account-parts.tsx'
import { useAccountTexts } from './texts.ts'
import { hasPasskeys, registerPasskey } from './passkey.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpSetUp } from './totp-set-up.tsx'
import { usePersonalData } from './use-personal-data.ts'

type State = CallOutput<'account/second-factor'>
interface PartProps {
  state: State
  /** Called after a change, with new recovery codes if there are any. */
  onChange: (recoveryCodes?: string[]) => Promise<void>
}

/** Two-step verification: authenticator app, passkeys, and recovery codes. */
export function SecondFactorPart() {
  const { factor } = useAccountTexts()
  const own = usePersonalData('account/second-factor')
  const [codes, setCodes] = useState<string[]>()
  const onChange: PartProps['onChange'] = async (recoveryCodes) => {
    if (recoveryCodes) setCodes(recoveryCodes)
    await own.reload()
  }
  return (
    <AccountSection id="factor" title={factor.title} lead={factor.lead}>
      <Loaded own={own}>
        {(state) => (
          <>
            {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
            <TotpRow state={state} onChange={onChange} />
            <PasskeyRows state={state} onChange={onChange} />
            {(state.hasTotp || state.passkeys.length > 0) && <CodesRow state={state} onChange={onChange} />}
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}

function StateBadge({ isOn }: { isOn: boolean }) {
  const { factor } = useAccountTexts()
  return <Badge tone={isOn ? 'jade' : 'quiet'}>{isOn ? factor.on : factor.off}</Badge>
}

function TotpRow({ onChange, state: { hasTotp } }: PartProps) {
  const portal = usePortal()
  const { factor } = useAccountTexts()
  const [begun, setBegun] = useState<CallOutput<'account/totp/start'>>()
  if (begun)
    return (
      <TotpSetUp
        begun={begun}
        onCancel={() => setBegun(undefined)}
        onDone={async (codes) => {
          setBegun(undefined)
          await onChange(codes)
        }}
      />
    )
  const action = hasTotp ? (
    <PasswordAction
      key="remove"
      id="totp-remove"
      label={factor.totpRemove}
      run={async (values) => {
        await portal.call('account/totp/remove', values)
        await onChange()
      }}
    />
  ) : (
    <PasswordAction
      key="add"
      id="totp-add"
      label={factor.totpAdd}
      run={async (values) => setBegun(await portal.call('account/totp/start', values))}
    />
  )
  const title = (
    <>
      {factor.totp} <StateBadge isOn={hasTotp} />
    </>
  )
  return (
    <Row title={title} actions={action}>
      {factor.totpText}
    </Row>
  )
}

function PasskeyRows({ onChange, state: { passkeys } }: PartProps) {
  const portal = usePortal()
  const { factor } = useAccountTexts()
  const add = (
    <PasswordAction
      id="passkey-add"
      label={factor.passkeyAdd}
      names={['name']}
      empty={{ name: factor.passkeyNameEmpty }}
      renderFields={(errors) => (
        <TextField
          id="passkey-name"
          name="name"
          maxLength={100}
          // The pressed button is gone.
          autoFocus
          label={factor.passkeyName}
          hint={factor.passkeyNameHint}
          error={errors.name}
        />
      )}
      run={async ({ name, password }) => {
        const { begun, options } = await portal.call('account/passkeys/start', { password })
        const response = await registerPasskey(options)
        if (response === undefined) return showToast({ type: 'warning', text: factor.passkeyCancelled })
        await onChange((await portal.call('account/passkeys/confirm', { begun, name, response })).recoveryCodes)
      }}
    />
  )
  const title = (
    <>
      {factor.passkeys} <StateBadge isOn={passkeys.length > 0} />
    </>
  )
  return (
    <>
      <Row title={title} actions={hasPasskeys() && add}>
        {hasPasskeys() ? factor.passkeysText : factor.passkeyUnsupported}
      </Row>
      {passkeys.map(({ createdAt, id, name }) => (
        <Row
          key={id}
          title={name}
          actions={
            <PasswordAction
              id={`passkey-${id}`}
              label={factor.passkeyRemove}
              title={factor.passkeyRemoveTitle({ name })}
              run={async ({ password }) => {
                await portal.call('account/passkeys/remove', { id, password })
                await onChange()
              }}
            />
          }
        >
          {factor.added} <Moment iso={createdAt} />
        </Row>
      ))}
    </>
  )
}

function CodesRow({ onChange, state: { recoveryCodes } }: PartProps) {
  const portal = usePortal()
  const { factor } = useAccountTexts()
  return (
    <Row
      title={factor.codes}
      actions={
        <PasswordAction
          id="codes"
          label={factor.codesRenew}
          run={async (values) => onChange((await portal.call('account/recovery-codes/renew', values)).recoveryCodes)}
        />
      }
    >
      {factor.codesLeft({ count: recoveryCodes })}
    </Row>
  )
}

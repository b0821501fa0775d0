import { useEffect, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { useSubmit } from './use-submit.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { Button } from '#site/ui/buttons.tsx'
import { FormError } from '#site/ui/field.tsx'
import { TextField } from '#site/ui/text-field.tsx'
import { useAccountTexts } from './texts.ts'

interface TotpSetUpProps {
  begun: CallOutput<'account/totp/start'>
  onCancel: () => void
  onDone: (recoveryCodes: string[] | undefined) => Promise<void>
}

/** The secret, as a picture and as letters, and the first code of the app that has it. */
export function TotpSetUp({ begun: { address, begun, secret }, onCancel, onDone }: TotpSetUpProps) {
  const portal = usePortal()
  const { factor, page, second } = useAccountTexts()
  const { errors, failure, form, loading } = useSubmit(
    ['code'],
    async ({ code }) => onDone((await portal.call('account/totp/confirm', { begun, code })).recoveryCodes),
    { empty: { code: second.empty } },
  )
  return (
    <form {...form} className="form account-form" aria-label={factor.totpAdd}>
      <p>{factor.scan}</p>
      <ScanPicture address={address} />
      <p>
        {factor.secret}
        <br />
        <code className="account-secret">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        id="totp-code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        // The form before it had the focus, and is gone.
        autoFocus
        label={second.code}
        error={errors.code}
      />
      <FormError text={failure} />
      <div className="form-actions">
        <Button type="submit" variant="primary" loading={loading === undefined ? undefined : page.saving}>
          {factor.confirm}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {page.cancel}
        </Button>
      </div>
    </form>
  )
}

/** White around the picture, in modules: scanners want four. */
const margin = 4

/** The address as a QR code, drawn here: the secret is sent to nobody. */
function ScanPicture({ address }: { address: string }) {
  const { factor } = useAccountTexts()
  const [modules, setModules] = useState<boolean[][]>()
  useEffect(() => {
    void import('uqr').then(({ encode }) => setModules(encode(address, { border: 0 }).data))
  }, [address])
  const size = (modules?.length ?? 0) + 2 * margin
  const path = (modules ?? []).flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : [])),
  )
  return (
    <svg
      className="account-scan"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={factor.picture}
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} />
    </svg>
  )
}

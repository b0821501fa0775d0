import { type ReactNode, useState } from 'react'
import { type Errors, type FieldName, useSubmit, type Values } from './use-submit.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Button, type ButtonVariant } from '#site/ui/buttons.tsx'
import { FormError } from '#site/ui/field.tsx'
import { PasswordField } from '#site/ui/text-field.tsx'
import { useAccountTexts } from './texts.ts'

/** One part of the account page, with its place in the contents. */
export function AccountSection({
  children,
  id,
  lead,
  title,
}: {
  id: string
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section id={id} className="account-section" aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="account-lead">{lead}</p>}
      </div>
      <div className="account-body">{children}</div>
    </section>
  )
}

/** A part that is asked for: itself once it is there, otherwise that it is on its way or did not come. */
export function Loaded<Data>({
  children,
  own: { data, hasFailed, reload },
}: {
  own: { data?: Data; hasFailed: boolean; reload: () => Promise<void> }
  children: (data: Data) => ReactNode
}) {
  const { page } = useAccountTexts()
  if (data !== undefined) return children(data)
  if (!hasFailed) return <p className="account-waiting">{page.loading}</p>
  return (
    <div className="account-failed" role="alert">
      <p>{page.failed}</p>
      <Button size="small" onClick={() => void reload()}>
        {page.again}
      </Button>
    </div>
  )
}

/** One thing with its state, and what can be done about it. */
export function Row({ actions, children, title }: { title: ReactNode; children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="account-row">
      <div>
        <p className="account-row-title">{title}</p>
        {children && <div className="account-row-text">{children}</div>}
      </div>
      {actions && <div className="account-actions">{actions}</div>}
    </div>
  )
}

interface ActionProps<Name extends FieldName> {
  id: string
  /** Words of the button that opens the form. */
  label: string
  /** Words of the one that sends it; those of the first without. */
  submit?: string
  variant?: ButtonVariant
  title?: string
  text?: string
  names?: readonly Name[]
  /** Those of them that may be left empty. */
  optional?: readonly Name[]
  renderFields?: (errors: Errors<Name>) => ReactNode
  /** What is said at an empty field. */
  empty?: Partial<Values<Name | 'password'>>
  run: (values: Values<Name | 'password'>) => Promise<void>
}

/** Something that asks for the password first: a button, and in its place the form once it is pressed. */
export function PasswordAction<Name extends FieldName = 'password'>(props: ActionProps<Name>) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <PasswordForm {...props} onClose={() => setIsOpen(false)} />
  return (
    <Button size="small" variant={props.variant === 'danger' ? 'danger' : 'quiet'} onClick={() => setIsOpen(true)}>
      {props.label}
    </Button>
  )
}

function PasswordForm<Name extends FieldName>({
  empty = {},
  id,
  label,
  names = [],
  onClose,
  optional = [],
  renderFields,
  run,
  submit = label,
  text,
  title,
  variant = 'primary',
}: ActionProps<Name> & { onClose: () => void }) {
  const { texts } = useLanguage()
  const { page, password } = useAccountTexts()
  const { errors, failure, form, loading } = useSubmit<Name | 'password'>(
    [...names, 'password'],
    async (values) => {
      await run(values)
      onClose()
    },
    { empty, optional },
  )
  return (
    <form {...form} className="form account-form" aria-label={title ?? label}>
      {title && <p className="account-form-title">{title}</p>}
      {text && <p>{text}</p>}
      {renderFields?.(errors)}
      <PasswordField
        id={`${id}-password`}
        name="password"
        autoComplete="current-password"
        // The pressed button is gone.
        autoFocus={renderFields === undefined}
        label={password.now}
        hint={password.why}
        showLabel={texts.login.showPassword}
        hideLabel={texts.login.hidePassword}
        error={errors.password}
      />
      <FormError text={failure} />
      <div className="form-actions">
        <Button type="submit" variant={variant} loading={loading === undefined ? undefined : page.saving}>
          {submit}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {page.cancel}
        </Button>
      </div>
    </form>
  )
}

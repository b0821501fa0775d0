import { useSubmit } from './use-submit.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { session } from '#site/runtime/session/session.ts'
import { showToast } from '#site/runtime/state/toasts.ts'
import { useUserState } from '#site/runtime/session/user-state.ts'
import { Button } from '#site/ui/buttons.tsx'
import { FormError } from '#site/ui/field.tsx'
import { Select } from '#site/ui/select.tsx'
import { TextField } from '#site/ui/text-field.tsx'
import { AccountSection } from './account-parts.tsx'
import { useAccountTexts } from './texts.ts'

export function ProfilePart() {
  const { page, profile } = useAccountTexts()
  const info = useUserState((state) => state.info)
  return (
    <AccountSection id="profile" title={profile.title}>
      {/* Its fields begin with what is kept, so it waits until that is known. */}
      {info.id === undefined ? <p className="account-waiting">{page.loading}</p> : <ProfileForm key={info.id} />}
    </AccountSection>
  )
}

function ProfileForm() {
  const portal = usePortal()
  const { page, profile } = useAccountTexts()
  const info = useUserState((state) => state.info)
  const { errors, failure, form, loading } = useSubmit(['name', 'language'], async ({ language, name }) => {
    const token = session.token()
    session.identify(token, await portal.call('account/profile', { name, language: language === 'en' ? 'en' : 'zh' }))
    showToast({ type: 'success', text: page.saved })
    return 'stays'
  })
  return (
    <form {...form} className="form">
      <TextField
        id="name"
        name="name"
        autoComplete="name"
        maxLength={100}
        label={profile.name}
        defaultValue={info.name}
        error={errors.name}
      />
      <Select
        id="language"
        name="language"
        label={profile.language}
        defaultValue={info.language}
        options={(['zh', 'en'] as const).map((value) => ({ value, label: profile.languages[value] }))}
      />
      <FormError text={failure} />
      <div className="form-actions">
        <Button type="submit" loading={loading === undefined ? undefined : page.saving}>
          {profile.save}
        </Button>
      </div>
    </form>
  )
}

import { languageTags } from '#lib/locale.ts'
import { Moment } from '#site/features/content/moment.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { Button } from '#site/ui/buttons.tsx'
import { AccountSection, Loaded, Row } from './account-parts.tsx'
import { useAccountTexts } from './texts.ts'
import { usePersonalData } from './use-personal-data.ts'

/** What the person has agreed to, word for word, in the language in which they read it. */
export function ConsentPart() {
  const portal = usePortal()
  const { consents: texts } = useAccountTexts()
  const own = usePersonalData('account/consents')
  async function withdraw(id: string) {
    await portal.call('account/consents/withdraw', { id }).catch(() => undefined)
    await own.reload()
  }
  return (
    <AccountSection id="consents" title={texts.title}>
      <Loaded own={own}>
        {(consents) => (
          <>
            {consents.length === 0 && <p className="account-row-text">{texts.none}</p>}
            {consents.map(({ givenAt, id, language, purpose, subject, text, version, withdrawnAt }) => (
              <Row
                key={id}
                title={subject ?? texts.purposes[purpose]}
                actions={
                  purpose === 'enquiry' &&
                  withdrawnAt === undefined && (
                    <Button size="small" onClick={() => void withdraw(id)}>
                      {texts.withdraw}
                    </Button>
                  )
                }
              >
                <p lang={languageTags[language]}>{text}</p>
                <p>
                  {texts.version} {version} · {texts.given} <Moment iso={givenAt} />
                  {withdrawnAt !== undefined && (
                    <>
                      {' · '}
                      {texts.withdrawn} <Moment iso={withdrawnAt} />
                    </>
                  )}
                </p>
                {withdrawnAt === undefined && <p>{purpose === 'account' ? texts.withAccount : texts.withdrawText}</p>}
              </Row>
            ))}
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}

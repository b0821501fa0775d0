import { useEffect, useRef, useState } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { Moment } from '#site/features/content/moment.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { showToast } from '#site/runtime/state/toasts.ts'
import { Badge } from '#site/ui/badge.tsx'
import { Button } from '#site/ui/buttons.tsx'
import { CodeBlock } from '#site/ui/code-block.tsx'
import { Select } from '#site/ui/select.tsx'
import { TextField } from '#site/ui/text-field.tsx'
import { AccountSection, Loaded, PasswordAction, Row } from './account-parts.tsx'
import { useAccountTexts } from './texts.ts'
import { usePersonalData } from './use-personal-data.ts'

type Products = CallOutput<'download/products'>
const lives = ['30', '90', '365'] as const
const isLife = (value: string): value is (typeof lives)[number] => lives.some((life) => life === value)
/** As the calls take them. */
const daysOf = { 30: 30, 90: 90, 365: 365 } as const

/** A new token, this once: it has the focus until the person says that it is kept. */
function NewToken({ onDone, token }: { token: string; onDone: () => void }) {
  const { tokens: texts } = useAccountTexts()
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className="account-codes">
      <h3 ref={ref} tabIndex={-1}>
        {texts.newTitle}
      </h3>
      <p>{texts.newText}</p>
      <CodeBlock code={token} title={texts.token} copyLabel={texts.copy} copiedLabel={texts.copied} />
      <div className="form-actions">
        <Button variant="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  )
}

function Create({ onMade, products }: { products: Products; onMade: (token: string) => Promise<void> }) {
  const portal = usePortal()
  const { tokens: texts } = useAccountTexts()
  return (
    <PasswordAction
      id="token-create"
      label={texts.create}
      names={['name', 'days', 'product']}
      optional={['product']}
      empty={{ name: texts.nameEmpty }}
      renderFields={(errors) => (
        <>
          <TextField
            id="token-name"
            name="name"
            maxLength={100}
            // The pressed button is gone.
            autoFocus
            label={texts.name}
            hint={texts.nameHint}
            error={errors.name}
          />
          <Select
            id="token-days"
            name="days"
            defaultValue="90"
            label={texts.life}
            options={lives.map((value) => ({ value, label: texts.days({ count: Number(value) }) }))}
          />
          <Select
            id="token-product"
            name="product"
            label={texts.scope}
            empty={texts.allProducts}
            options={products.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </>
      )}
      run={async ({ days, name, password, product }) => {
        const life = daysOf[isLife(days) ? days : '90']
        const chosen = product === '' ? [] : [product]
        const made = await portal.call('account/tokens/create', { name, days: life, products: chosen, password })
        await onMade(made.token)
      }}
    />
  )
}

/** Tokens by which a person's programs fetch files. */
export function AccessTokenPart() {
  const portal = usePortal()
  const { tokens: texts } = useAccountTexts()
  const own = usePersonalData('account/tokens')
  const [products, setProducts] = useState<Products>([])
  const [token, setToken] = useState<string>()
  // Without their names a token can still be made for all of them; the portal's client has shown the error.
  useEffect(() => void portal.call('download/products').then(setProducts, () => undefined), [portal])
  const nameOf = (id: string) => products.find((product) => product.id === id)?.title ?? id
  async function revoke(id: string) {
    await portal.call('account/tokens/revoke', { id }).then(
      () => showToast({ type: 'success', text: texts.revoked }),
      () => undefined,
    )
    await own.reload()
  }
  const onMade = async (made: string) => {
    setToken(made)
    await own.reload()
  }
  return (
    <AccountSection id="tokens" title={texts.title} lead={texts.lead}>
      <Loaded own={own}>
        {(tokens) => (
          <>
            {token !== undefined && <NewToken token={token} onDone={() => setToken(undefined)} />}
            {tokens.map(({ createdAt, expiresAt, id, isExpired, name, products: scope, usedAt }) => (
              <Row
                key={id}
                title={
                  <>
                    {name} {isExpired && <Badge tone="alert">{texts.expired}</Badge>}
                  </>
                }
                actions={
                  <Button size="small" aria-label={texts.revokeNamed({ name })} onClick={() => void revoke(id)}>
                    {texts.revoke}
                  </Button>
                }
              >
                {scope.length === 0 ? texts.allProducts : scope.map(nameOf).join(texts.between)} · {texts.made}{' '}
                <Moment iso={createdAt} /> · {texts.expires} <Moment iso={expiresAt} /> ·{' '}
                {usedAt === undefined ? (
                  texts.neverUsed
                ) : (
                  <>
                    {texts.used} <Moment iso={usedAt} />
                  </>
                )}
              </Row>
            ))}
            {tokens.length === 0 && <p className="account-row-text">{texts.none}</p>}
            {tokens.length < 10 ? (
              token === undefined && <Create products={products} onMade={onMade} />
            ) : (
              <p className="account-row-text">{texts.full}</p>
            )}
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}

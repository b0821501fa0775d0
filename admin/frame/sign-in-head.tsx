import type { ServerProps } from 'payload'
import { type Locale, otherLocale } from '#lib/locale.ts'
import { Mark } from './mark.tsx'

const words: Record<Locale, { title: string; lead: string }> = {
  zh: { title: '后台登录', lead: '内容、工单和网站设置都在这里。' },
  en: { title: 'Sign in', lead: 'Content, tickets and the settings of the site.' },
}

/** The elevation of a portico in hairlines: steps, columns with their flutes, entablature, pediment. */
function Elevation() {
  const columns = [70, 154, 238, 322, 406, 490]
  return (
    <svg className="sign-in-elevation" viewBox="0 0 560 420" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M280 14 540 112H20zM280 34 488 104H72zM20 112h520v14H20zM32 126h496v20H32z" />
      {columns.map((x) => (
        <path
          key={x}
          d={`M${x - 20} 146h40v8h-40zM${x - 14} 154l-3 196M${x + 14} 154l3 196M${x - 5} 154l-1.5 196M${x + 5} 154l1.5 196M${x - 22} 350h44v8h-44z`}
        />
      ))}
      <path d="M28 358h504v14H28zM14 372h532v14H14zM0 386h560v14H0z" />
    </svg>
  )
}

/** Above the form: whose site this is, and what it is run with. */
export async function SignInHead({ i18n, payload }: ServerProps) {
  const locale = i18n.language === 'zh' ? 'zh' : 'en'
  // Before the settings are filled in there is no name, and in one language it may be missing.
  const site = await payload.findGlobal({
    slug: 'site',
    locale,
    fallbackLocale: otherLocale(locale),
    depth: 0,
    select: { name: true },
  })
  const { lead, title } = words[locale]
  return (
    <div className="sign-in-head">
      <p className="sign-in-product">
        <Mark />
        Portico
      </p>
      <div className="sign-in-company">
        {site.name && <p>{site.name}</p>}
        <Elevation />
      </div>
      <div className="sign-in-title">
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
    </div>
  )
}

import type { UIFieldServerProps } from 'payload'

const words = {
  zh: { title: '两步验证', own: '设置本人的两步验证', lost: '本人丢失时移除……', kept: '由本人设置。' },
  en: {
    title: 'Two-step verification',
    own: 'Set up two-step verification',
    lost: 'Remove it when lost …',
    kept: 'Set up by its owner.',
  },
}

/**
 * The way to the pages of the second factor: to one's own in the own account, and to removing somebody else's for who may
 * (server/staff/second-factor-reset.ts decides).
 */
export function SecondFactor({ collectionSlug, data, i18n, user }: UIFieldServerProps) {
  const { kept, lost, own, title } = words[i18n.language === 'zh' ? 'zh' : 'en']
  const { id } = (data ?? {}) as { id?: number }
  const { roles = [] } = (user ?? {}) as { roles?: readonly string[] }
  const isOwn = collectionSlug === 'users' && id === user?.id
  const mayReset = roles.includes('administrator') || (collectionSlug === 'members' && roles.includes('security'))
  if (id === undefined) return null
  return (
    <div className="field-type">
      <span className="field-label">{title}</span>
      <p>
        {isOwn ? (
          <a href="/admin/second-factor">{own}</a>
        ) : mayReset ? (
          <a href={`/admin/second-factor-reset/${collectionSlug}/${id}`}>{lost}</a>
        ) : (
          kept
        )}
      </p>
    </div>
  )
}

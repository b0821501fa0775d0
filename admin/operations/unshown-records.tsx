import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { hasRole, roles } from '#content/access/roles.ts'
import { readFailures } from '#content/published/check.ts'

const words = {
  zh: {
    title: '访客看不到的已发布内容',
    text: '以下内容已经发布，但没能生成访客读取的版本。打开后重新发布一次；仍然不行时，请把原因转给运维人员。',
    others: (count: number) => `另有${count}项`,
  },
  en: {
    title: 'Published content that visitors cannot see',
    text: 'The version that visitors read could not be made of these. Open and publish them again; if that does not help, pass the reason on to whoever runs the site.',
    others: (count: number) => `and ${count} more`,
  },
}

/** So many are named; a fault of a whole collection would fill the page. */
const named = 20

interface UnshownRecordsProps {
  payload: Payload
  user: PayloadRequest['user']
  i18n: Parameters<typeof getTranslation>[1]
}

/** A dashboard alert while a published record has no public document. */
export async function UnshownRecords({ i18n, payload, user }: UnshownRecordsProps) {
  if (!hasRole(user, ...roles)) return null
  const failures = await readFailures(payload)
  if (failures.length === 0) return null
  const language = i18n.language === 'zh' ? 'zh' : 'en'
  const texts = words[language]
  /** What a record is called here, and where it is edited. */
  const placeOf = ({ collection, record }: (typeof failures)[number]) => {
    const { config } = payload.collections[collection as CollectionSlug] ?? {}
    const global = payload.globals.config.find(({ slug }) => slug === collection)
    return config === undefined
      ? { name: getTranslation(global?.label ?? collection, i18n), path: `globals/${collection}` }
      : {
          name: `${getTranslation(config.labels.singular, i18n)} ${record}`,
          path: `collections/${collection}/${record}`,
        }
  }
  return (
    <section className="banner banner--type-error" role="alert" aria-label={texts.title}>
      <strong>{texts.title}</strong>
      <p>{texts.text}</p>
      <ul>
        {failures.slice(0, named).map((failure) => {
          const { name, path } = placeOf(failure)
          return (
            <li key={path}>
              <a href={`/admin/${path}`}>{name}</a> {failure.reason}
            </li>
          )
        })}
        {failures.length > named && <li>{texts.others(failures.length - named)}</li>}
      </ul>
    </section>
  )
}

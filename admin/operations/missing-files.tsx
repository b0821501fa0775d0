import { writeMoment } from '#lib/moment.ts'
import type { Payload, PayloadRequest } from 'payload'
import { hasRole, roles } from '#content/access/roles.ts'

const words = {
  zh: {
    title: '存储中找不到的发布文件',
    text: '访客已下载不到。请从备份恢复，恢复后第一次下载时这里自动清除。',
    since: '自',
  },
  en: {
    title: 'Release files that the store has lost',
    text: 'Nobody can fetch them. Restore them from a backup; the first download after that clears this notice.',
    since: 'since',
  },
}

interface MissingFilesProps {
  payload: Payload
  user: PayloadRequest['user']
  i18n: { language: string }
}

/** A dashboard alert while a published file is missing from the store. */
export async function MissingFiles({ i18n, payload, user }: MissingFilesProps) {
  if (!hasRole(user, ...roles)) return null
  const { docs } = await payload.find({
    collection: 'release-files',
    where: { missingSince: { exists: true } },
    sort: 'missingSince',
    limit: 20,
    depth: 0,
  })
  if (docs.length === 0) return null
  const isZh = i18n.language === 'zh'
  const texts = isZh ? words.zh : words.en
  return (
    <section className="banner banner--type-error" role="alert" aria-label={texts.title}>
      <strong>{texts.title}</strong>
      <p>{texts.text}</p>
      <ul>
        {docs.map(({ id, missingSince, name }) => (
          <li key={id}>
            <a href={`/admin/collections/release-files/${id}`}>{name}</a> {texts.since}{' '}
            {missingSince && writeMoment(missingSince, isZh ? 'zh' : 'en')}
          </li>
        ))}
      </ul>
    </section>
  )
}

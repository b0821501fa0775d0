import { getTranslation } from '@payloadcms/translations'
import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { startTexts } from './start-texts.ts'
import { wordsFor } from './start-props.ts'

type DirectoryProps = Pick<DashboardViewServerProps, 'i18n' | 'payload' | 'permissions'> & {
  groups: DashboardViewServerProps['navGroups']
}

/** All kinds and settings that the person may read, by group, with a way to a new record where they may make one. */
export function Directory({ groups, i18n, payload, permissions }: DirectoryProps) {
  const { create, directory, plus } = startTexts[wordsFor(i18n)]
  const singular = (slug: string) =>
    getTranslation(payload.config.collections.find((each) => each.slug === slug)?.labels.singular ?? slug, i18n)
  return (
    <section className="start-directory">
      <h2>{directory}</h2>
      <div>
        {(groups ?? []).map(({ entities, label }) => (
          <section key={label}>
            <h3>{label}</h3>
            <ul>
              {entities.map(({ label: name, slug, type }) => (
                <li key={slug}>
                  <a href={`/admin/${type}/${slug}`}>{getTranslation(name, i18n)}</a>
                  {permissions?.collections?.[slug]?.create && (
                    <a
                      className="start-new"
                      href={`/admin/collections/${slug}/create`}
                      aria-label={create(singular(slug))}
                    >
                      {plus}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

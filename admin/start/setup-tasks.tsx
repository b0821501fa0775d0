import { hasRole } from '#content/access/roles.ts'
import { readFirstRun } from '#content/first-run/state.ts'
import { setupPath, taskNames } from '#content/first-run/steps.ts'
import type { StartProps } from './start-props.ts'
import { wordsFor } from './start-props.ts'
import { startTexts } from './start-texts.ts'

/** What is still to be done before the site is the company's own, for those who can do it. */
export async function SetupTasks({ i18n, payload, user }: StartProps) {
  if (!hasRole(user, 'administrator')) return null
  const { open } = await readFirstRun(payload)
  if (open.length === 0) return null
  const language = wordsFor(i18n)
  return (
    <section aria-labelledby="start-setup">
      <h2 id="start-setup">{startTexts[language].setup}</h2>
      <ul>
        {open.map((task) => (
          <li key={task}>
            <a href={task === 'legal' ? '/admin/collections/legal-texts' : `/admin${setupPath}#${task}`}>
              {taskNames[task][language]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

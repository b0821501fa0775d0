import { hasRole } from '#content/access/roles.ts'
import { countDemo } from '#content/demo/state.ts'
import { demoPath } from '#content/demo/view.ts'
import { type StartProps, wordsFor } from './start-props.ts'
import { startTexts } from './start-texts.ts'

/** That the demo company is still there, for those who can take it away. */
export async function DemoContent({ i18n, payload, user }: StartProps) {
  if (!hasRole(user, 'administrator')) return null
  const count = await countDemo({ payload })
  if (count === 0) return null
  const { demo, demoRecords } = startTexts[wordsFor(i18n)]
  return (
    <section aria-labelledby="start-demo">
      <h2 id="start-demo">{demo}</h2>
      <ul>
        <li>
          <a href={`/admin${demoPath}`}>{demoRecords(count)}</a>
        </li>
      </ul>
    </section>
  )
}

import { useAdvisoryTexts } from '#site/features/advisory/texts.ts'
import { thanksId } from '#site/features/content/thanks-id.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { helpPath } from './load-help.ts'

/**
 * Whether the article helped. A form of the platform's own (`server/pages/counting-forms.ts`): no cookie and no scripts. The page
 * is the same for everybody, so the thanks are always there and shown only to who comes from the form.
 */
export function Helpful({ slug }: { slug: string }) {
  const { to } = useLanguage()
  const { help: texts } = useAdvisoryTexts()
  return (
    <section aria-labelledby="helpful" className="helpful no-print">
      <p id={thanksId} className="helpful-thanks" tabIndex={-1}>
        {texts.thanks}
      </p>
      <form method="post" action={to(`${helpPath}/vote`)}>
        <h2 id="helpful">{texts.question}</h2>
        <input type="hidden" name="id" value={slug} />
        <span className="helpful-answers">
          <button type="submit" name="answer" value="yes" className={buttonStyle.small}>
            {texts.yes}
          </button>
          <button type="submit" name="answer" value="no" className={buttonStyle.small}>
            {texts.no}
          </button>
        </span>
      </form>
    </section>
  )
}

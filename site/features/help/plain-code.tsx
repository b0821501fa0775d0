import { useAdvisoryTexts } from '#site/features/advisory/texts.ts'

/** Code in a page that stays HTML: copied by one listener of its route (`use-help-page.ts`), not by React. */
export function PlainCode({ code, id, title }: { id: string; title: string; code: string }) {
  const { help: texts } = useAdvisoryTexts()
  return (
    <figure className="code-block">
      <figcaption>
        <span id={id}>{title}</span>
        <button type="button" className="code-copy needs-scripts" data-copy={id} data-done={texts.copied}>
          {texts.copy}
        </button>
      </figcaption>
      {/* A scrollable part must be reachable by keyboard. */}
      <pre role="region" aria-labelledby={id} tabIndex={0} translate="no">
        <code id={`${id}-text`}>{code}</code>
      </pre>
    </figure>
  )
}

import { PageLinks } from '#site/features/content/page-links.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { describeList } from '#site/features/content/describe-list.ts'
import { useProductTexts } from '#site/features/product/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { keepUnits } from '#site/ui/phrases.tsx'
import { EmptyState } from '#site/ui/states.tsx'
import type { ToolboxesContent } from './load-toolboxes.ts'
import { toolboxAddress } from './toolbox-address.ts'
import { ToolboxFilterBar } from './toolbox-filter-bar.tsx'
import { type ToolboxItem, ToolboxMarks, toolboxPath } from '#site/features/product/toolbox-tile.tsx'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Links to the letters that there are; the others stand in their place, so that the row keeps its shape. */
function Letters({ data: { chosen, filters } }: { data: ToolboxesContent }) {
  const { to } = useLanguage()
  const words = useProductTexts()
  return (
    <nav className="letters no-print" aria-label={words.letters}>
      <ul>
        <li>
          <a
            href={to(toolboxAddress({ ...chosen, letter: undefined }))}
            aria-current={chosen.letter === undefined ? 'true' : undefined}
            data-keep-scroll
          >
            {words.allLetters}
          </a>
        </li>
        {alphabet.map((letter) => (
          <li key={letter}>
            {filters.letters.includes(letter) ? (
              <a
                href={to(toolboxAddress({ ...chosen, letter }))}
                aria-current={chosen.letter === letter ? 'true' : undefined}
                data-keep-scroll
              >
                {letter}
              </a>
            ) : (
              <span aria-hidden="true">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Row({ toolbox }: { toolbox: ToolboxItem }) {
  const { locale, to } = useLanguage()
  const words = useProductTexts()
  const lang = foreignLang(toolbox.lang, locale)
  const { domain } = toolbox
  return (
    <article className="card toolbox-row">
      <div>
        <h3>
          <a href={to(toolboxPath(toolbox.slug))} className="card-link" lang={lang}>
            {toolbox.title}
          </a>
          <code>{toolbox.package}</code>
          <ToolboxMarks toolbox={toolbox} />
        </h3>
        <p className="card-text" lang={lang}>
          {keepUnits(toolbox.summary)}
        </p>
      </div>
      <dl>
        {domain && (
          <div>
            <dt>{words.domain}</dt>
            <dd lang={foreignLang(domain.lang, locale)}>{domain.title}</dd>
          </div>
        )}
        <div>
          <dt>{words.product}</dt>
          <dd>
            {toolbox.products.map(({ lang: own, slug, title }) => (
              <span key={slug} lang={foreignLang(own, locale)}>
                {title}
              </span>
            ))}
          </dd>
        </div>
        {toolbox.version && (
          <div>
            <dt>{words.version}</dt>
            <dd>{toolbox.version}</dd>
          </div>
        )}
      </dl>
    </article>
  )
}

export function ToolboxListScreen({ data }: { data: ToolboxesContent }) {
  const { locale, to } = useLanguage()
  const words = useProductTexts()
  const { column, list, origin, steps } = data
  const letters = [...new Set(list.items.map((toolbox) => toolbox.package.charAt(0)))]
  const itemList = list.items.map(({ slug, title }) => ({ title, path: toolboxPath(slug) }))
  return (
    <div className="frame page">
      <StructuredData records={[describeList(itemList, origin, locale, (list.page - 1) * list.pageSize + 1)]} />
      <ColumnHeading column={column} steps={steps} />
      <ToolboxFilterBar data={data} />
      <Letters data={data} />
      {letters.map((letter) => (
        <section key={letter} className="letter" aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <div>
            {list.items
              .filter((toolbox) => toolbox.package.startsWith(letter))
              .map((toolbox) => (
                <Row key={toolbox.id} toolbox={toolbox} />
              ))}
          </div>
        </section>
      ))}
      {list.items.length === 0 && (
        <EmptyState
          title={words.noToolboxes}
          actions={
            <a href={to('/product/Toolbox')} className={buttonStyle.quiet}>
              {words.clear}
            </a>
          }
        >
          {words.noToolboxesText}
        </EmptyState>
      )}
      <PageLinks list={list} addressOf={(page) => toolboxAddress({ ...data.chosen, page })} />
      <footer className="catalogue-foot">
        <UpdatedNote iso={column.updatedAt} />
      </footer>
    </div>
  )
}

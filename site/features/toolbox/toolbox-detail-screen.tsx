import { OnwardLink } from '#site/features/content/content-link.tsx'
import { Day } from '#site/features/content/day.tsx'
import { writeDay } from '#lib/moment.ts'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { RecordLanguage } from '#site/features/translate/not-translated.tsx'
import { PageHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { describeToolbox } from '#site/features/product/describe-catalogue.ts'
import { useProductTexts } from '#site/features/product/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { CodeBlock } from '#site/ui/code-block.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Timeline } from '#site/ui/timeline.tsx'
import { FunctionList } from './function-list.tsx'
import type { ToolboxContent } from './load-toolboxes.ts'
import { ToolboxFiles } from './toolbox-files.tsx'
import { type ToolboxItem, ToolboxMarks, ToolboxTile } from '#site/features/product/toolbox-tile.tsx'

type Item = ToolboxContent['item']

/** The facts of a toolbox beside its text. */
function Facts({ item }: { item: Item }) {
  const { locale, to } = useLanguage()
  const words = useProductTexts()
  const { domain } = item
  return (
    <dl className="record-facts">
      <div>
        <dt>{words.package}</dt>
        <dd>
          <code>{item.package}</code>
        </dd>
      </div>
      {domain && (
        <div>
          <dt>{words.domain}</dt>
          <dd lang={foreignLang(domain.lang, locale)}>
            <a href={to(`/product/Toolbox?domain=${domain.slug}`)} className="text-link">
              {domain.title}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.product}</dt>
        <dd>
          {item.products.map(({ lang, slug, title }) => (
            <a
              key={slug}
              href={to(`/product/detail?id=${slug}`)}
              className="text-link"
              lang={foreignLang(lang, locale)}
            >
              {title}
            </a>
          ))}
        </dd>
      </div>
      <div>
        <dt>{words.licence}</dt>
        <dd>{words.licences[item.licence]}</dd>
      </div>
      {item.version && (
        <div>
          <dt>{words.version}</dt>
          <dd>
            {item.version} {item.lastReleasedOn && <Day iso={item.lastReleasedOn} />}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Tiles({ id, title, toolboxes }: { id: string; title: string; toolboxes: ToolboxItem[] }) {
  if (toolboxes.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="toolbox-tiles toolbox-tiles-narrow">
        {toolboxes.map((toolbox) => (
          <ToolboxTile key={toolbox.id} toolbox={toolbox} />
        ))}
      </div>
    </section>
  )
}

function Examples({ examples }: { examples: Item['examples'] }) {
  const words = useProductTexts()
  if (examples.length === 0) return null
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">{words.examples}</h2>
      {examples.map(({ code, file, text, title }) => (
        <div key={file} className="example">
          <h3>{title}</h3>
          <p>{keepUnits(text)}</p>
          <CodeBlock code={code} title={file} copyLabel={words.copy} copiedLabel={words.copied} />
        </div>
      ))}
    </section>
  )
}

function Counterparts({ counterparts }: { counterparts: Item['counterparts'] }) {
  const words = useProductTexts()
  if (counterparts.length === 0) return null
  return (
    <section aria-labelledby="counterparts">
      <h2 id="counterparts">{words.counterparts}</h2>
      <dl className="counterparts">
        {counterparts.map(({ text, title }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{keepUnits(text)}</dd>
          </div>
        ))}
      </dl>
      <p className="small-note">{words.trademarks}</p>
    </section>
  )
}

function Changes({ releases }: { releases: Item['releases'] }) {
  const { locale } = useLanguage()
  const words = useProductTexts()
  if (releases.length === 0) return null
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{words.history}</h2>
      <Timeline
        entries={releases.map(({ date, name, title }, index) => ({
          key: name,
          date: writeDay(date, locale),
          dateTime: writeDay(date, 'iso'),
          title: name,
          isCurrent: index === 0,
          children: <p>{title}</p>,
        }))}
      />
    </section>
  )
}

/** Purpose, functions, examples: what is there in the page's language. */
function Body({ item }: { item: Item }) {
  const words = useProductTexts()
  return (
    <>
      {item.purpose && (
        <section aria-labelledby="purpose">
          <h2 id="purpose">{words.purpose}</h2>
          <p className="record-text">{keepUnits(item.purpose)}</p>
        </section>
      )}
      <FunctionList functions={item.functions} />
      <Examples examples={item.examples} />
      <Counterparts counterparts={item.counterparts} />
      <Changes releases={item.releases} />
    </>
  )
}

export function ToolboxDetailScreen({ data }: { data: ToolboxContent }) {
  const { locale } = useLanguage()
  const words = useProductTexts()
  const { item, steps } = data
  return (
    <article className="frame page record">
      <StructuredData records={[describeToolbox(item, data)]} />
      <PageHeading
        title={item.title}
        lead={item.summary}
        steps={steps}
        lang={foreignLang(item.lang, locale)}
        mark={<ToolboxMarks toolbox={item} />}
      />
      <div className="record-row">
        <div className="record-body">
          <RecordLanguage item={item} path="/product/Toolbox/detail" />
          {item.lang === locale && <Body item={item} />}
        </div>
        <aside className="record-side">
          <Facts item={item} />
          <section aria-labelledby="depends">
            <h2 id="depends">{words.dependsOn}</h2>
            {item.dependsOn.length === 0 ? (
              <p>{words.dependsOnNone}</p>
            ) : (
              <div className="toolbox-tiles toolbox-tiles-narrow">
                {item.dependsOn.map((toolbox) => (
                  <ToolboxTile key={toolbox.id} toolbox={toolbox} />
                ))}
              </div>
            )}
          </section>
          <Tiles id="needed-by" title={words.neededBy} toolboxes={item.neededBy} />
          <section aria-labelledby="download">
            <h2 id="download">{words.download}</h2>
            <ToolboxFiles data={data} />
            <p>{item.files.length > 0 ? words.downloadToo : words.downloadText}</p>
            <ul className="document-list">
              {item.products.map(({ slug, title }) => (
                <li key={slug}>
                  <OnwardLink
                    link={{ path: `/product/download?product=${slug}`, title: words.installerOf({ product: title }) }}
                  />
                </li>
              ))}
            </ul>
            {item.products.length === 0 && (
              <OnwardLink link={{ path: '/product/download', title: words.toDownloads }} />
            )}
            {item.source && <OnwardLink link={{ ...item.source, title: words.source }} />}
          </section>
          <Tiles id="related" title={words.relatedToolboxes} toolboxes={item.related} />
        </aside>
      </div>
      <footer className="catalogue-foot">
        <UpdatedNote iso={item.updatedAt} />
      </footer>
    </article>
  )
}

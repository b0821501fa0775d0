import { ContentLink, OnwardLink } from '#site/features/content/content-link.tsx'
import { Day } from '#site/features/content/day.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { describeList } from '#site/features/content/describe-list.ts'
import { ListTotal } from '#site/features/content/list-total.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { MachineGrid } from './machine-card.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { Picture } from '#site/ui/figure.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Comparison as ComparisonTable } from '#site/ui/comparison.tsx'
import { MatrixStatusCell } from '#site/ui/matrix.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { CompareChoices, ComparisonFile } from './compare-link.tsx'
import { productsAddress, type ProductsContent } from './load-products.ts'
import { useProductTexts } from './texts.ts'

type Products = ProductsContent['products']
const addressOf = (slug: string) => `/product/detail?id=${slug}`

/** The newest release of all products, beside the heading. */
function NewestRelease({ products }: { products: Products }) {
  const words = useProductTexts()
  const release = products
    .map((each) => each.release)
    .filter((each) => each !== undefined)
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))[0]
  if (release === undefined) return null
  return (
    <aside className="newest-release" aria-label={words.newestRelease}>
      <p className="newest-release-name">
        <small>{words.newestRelease}</small> {release.name}
      </p>
      <p>
        {words.releasedOn} <Day iso={release.date} />
        {release.supportedUntil && (
          <>
            {' · '}
            {words.supportedUntil} <Day iso={release.supportedUntil} />
          </>
        )}
      </p>
      <OnwardLink link={{ path: '/product/download', title: words.toDownloads }} />
    </aside>
  )
}

/** The families in their order, along a graduated line. */
function FamilyMap({ data: { icons, products } }: { data: ProductsContent }) {
  const { locale } = useLanguage()
  return (
    <ol className="family-map">
      {products.map((product, index) => (
        <li key={product.id} className="card family" lang={foreignLang(product.lang, locale)}>
          <p className="family-mark">
            <span>{index + 1}</span>
            <Icon drawing={product.icon === undefined ? undefined : icons[product.icon]} />
          </p>
          <h2>
            <ContentLink link={{ path: addressOf(product.slug), title: product.name }} className="card-link" />{' '}
            <LanguageMark lang={product.lang} />
          </h2>
          <p className="card-tagline">{product.tagline}</p>
          {product.image && (
            <Picture image={product.image} sizes="(min-width: 64rem) 17rem, 92vw" isEager={index < 2} isDecorative />
          )}
          <p className="card-text">{keepUnits(product.summary)}</p>
        </li>
      ))}
    </ol>
  )
}

/** The products for each task; several may do the same. */
const byTask = (products: Products) =>
  Map.groupBy(
    products.flatMap((product) => product.tasks.map((task) => ({ ...product, task }))),
    ({ lang, task }) => `${lang} ${task}`,
  ).values()

function Choose({ industries, products }: { products: Products; industries: ProductsContent['industries'] }) {
  const { locale, to } = useLanguage()
  const words = useProductTexts()
  return (
    <Section ground="paper-2" labelledBy="choose">
      <SectionHeading id="choose" title={words.choose} />
      <div className="choose-grid">
        <div>
          <h3>{words.byTask}</h3>
          <ul className="choose-list">
            {[...byTask(products)].map((suited) => (
              <li key={suited[0]?.task} lang={suited[0] && foreignLang(suited[0].lang, locale)}>
                <span>{suited[0]?.task}</span>
                <span className="choose-products">
                  {suited.map(({ id, name, slug }) => (
                    <a key={id} href={to(addressOf(slug))} className="text-link">
                      {name}
                    </a>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
        {industries.length > 0 && (
          <div>
            <h3>{words.byIndustry}</h3>
            <ul className="choose-list">
              {industries.map((industry) => (
                <li key={industry.id}>
                  <span lang={foreignLang(industry.lang, locale)}>{industry.title}</span>
                  <span className="choose-products">
                    {industry.products.map(({ lang, slug, title }) => (
                      <a key={slug} href={to(addressOf(slug))} className="text-link" lang={foreignLang(lang, locale)}>
                        {title}
                      </a>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
            <p className="small-note">{words.byIndustryNote}</p>
          </div>
        )}
      </div>
    </Section>
  )
}

function Comparison({ data: { compared, comparison, products } }: { data: ProductsContent }) {
  const words = useProductTexts()
  return (
    <Section labelledBy="compare">
      <SectionHeading id="compare" title={words.compare} lead={words.compareLead} />
      <CompareChoices choices={products} compared={compared} address={productsAddress} />
      {compared.length === 1 && <p className="small-note">{words.compareHint}</p>}
      {comparison && (
        <ComparisonTable
          caption={words.compareTable}
          corner={words.criterion}
          columns={comparison.products.map(({ id, name, tagline }) => ({ key: id, title: name, note: tagline }))}
          groups={[
            {
              key: 'criteria',
              rows: comparison.criteria.map(({ cells, id, note, title }) => ({
                key: id,
                title,
                note,
                cells: cells.map((cell, index) => (
                  <MatrixStatusCell key={index} {...(cell ?? { status: 'no', text: words.notStated })} />
                )),
              })),
            },
          ]}
        />
      )}
      {comparison && <ComparisonFile path="/product" compared={compared} />}
    </Section>
  )
}

function Toolboxes({ toolboxes }: { toolboxes: NonNullable<ProductsContent['toolboxes']> }) {
  const { locale, to } = useLanguage()
  const words = useProductTexts()
  return (
    <Section ground="ink" labelledBy="toolboxes">
      <SectionHeading
        id="toolboxes"
        title={words.toolboxes}
        lead={words.toolboxesLead({ count: toolboxes.total })}
        aside={<OnwardLink link={{ path: '/product/Toolbox', title: words.allToolboxes }} />}
      />
      <ul className="domain-grid">
        {toolboxes.domains.map(({ count, lang, slug, title }) => (
          <li key={slug}>
            <a href={to(`/product/Toolbox?domain=${slug}`)}>
              <span lang={foreignLang(lang, locale)}>{title}</span>
              <span className="domain-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function ProductListScreen({ data }: { data: ProductsContent }) {
  const { locale } = useLanguage()
  const words = useProductTexts()
  const { column, industries, machines, origin, products, steps, toolboxes } = data
  return (
    <>
      <StructuredData
        records={[
          describeList(
            products.map(({ name, slug }) => ({ title: name, path: addressOf(slug) })),
            origin,
            locale,
          ),
        ]}
      />
      <div className="frame page">
        <ColumnHeading column={column} steps={steps} aside={<NewestRelease products={products} />} />
        {products.length === 0 ? <ListTotal total={0} path="/product" isWhole /> : <FamilyMap data={data} />}
      </div>
      {products.length > 0 && <Choose products={products} industries={industries} />}
      {products.length > 1 && <Comparison data={data} />}
      {toolboxes !== undefined && toolboxes.total > 0 && <Toolboxes toolboxes={toolboxes} />}
      {machines.length > 0 && (
        <Section labelledBy="machines">
          <SectionHeading
            id="machines"
            title={words.machines}
            aside={<OnwardLink link={{ path: '/product/machine', title: words.allMachines }} />}
          />
          <MachineGrid machines={machines} />
        </Section>
      )}
      <div className="frame catalogue-foot">
        <UpdatedNote iso={column.updatedAt} />
      </div>
    </>
  )
}

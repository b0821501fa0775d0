import { ContentLink, OnwardLink } from '#site/features/content/content-link.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { RecordLanguage } from '#site/features/translate/not-translated.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { MachineGrid } from './machine-card.tsx'
import { ToolboxTile } from './toolbox-tile.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Disclosure, DisclosureList } from '#site/ui/disclosure.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { StatValue } from '#site/ui/stat.tsx'
import { describeProduct } from './describe-catalogue.ts'
import type { ProductContent } from './load-products.ts'
import { ProductHead } from './product-head.tsx'
import { Architecture, Capabilities, UseCases } from './product-inside.tsx'
import { Supply } from './product-supply.tsx'
import { useProductTexts } from './texts.ts'

type Item = ProductContent['item']

function Head({ data: { icons, item, listTitle } }: { data: ProductContent }) {
  const { locale, texts, to } = useLanguage()
  const words = useProductTexts()
  const lang = foreignLang(item.lang, locale)
  return (
    <ProductHead
      item={{ ...item, title: item.name }}
      lang={lang}
      steps={[{ title: listTitle, path: '/product' }]}
      mark={<Icon drawing={item.icon === undefined ? undefined : icons[item.icon]} />}
      ways={
        <>
          <a href={to(`/contact?topic=any&about=product:${item.slug}#consult`)} className={buttonStyle.primary}>
            {item.trial === '' ? words.ask : words.askForTrial}
          </a>
          {item.releases.length > 0 && (
            <a href={to('/product/download')} className={buttonStyle.quiet}>
              {texts.downloads}
            </a>
          )}
        </>
      }
    />
  )
}

/** The sections that the page has, as links. */
function Contents({ item }: { item: Item }) {
  const words = useProductTexts()
  const sections = [
    ['positioning', words.positioning, item.positioning],
    ['capabilities', words.capabilities, item.capabilities.length],
    ['architecture', words.architecture, item.architecture.length],
    ['use-cases', words.useCases, item.useCases.length],
    ['toolboxes', words.toolboxes, item.toolboxes.length],
    ['machines', words.machines, item.machines.length],
    ['cases', words.caseTitle, item.cases.length],
    ['requirements', words.requirements, item.requirements.length],
    ['releases', words.releases, item.releases.length],
    ['licence', words.licence, item.licence],
    ['questions', words.questions, item.questions.length],
  ] as const
  return (
    <nav className="page-contents no-print" aria-label={words.onThisPage}>
      <ul className="chips frame">
        {sections
          .filter(([, , content]) => Boolean(content))
          .map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="chip">
                {title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function Positioning({ item }: { item: Item }) {
  const words = useProductTexts()
  if (!item.positioning && !item.limits) return null
  return (
    <Section>
      <div className="two-columns">
        {item.positioning && (
          <div>
            <h2 id="positioning">{words.positioning}</h2>
            <p>{keepUnits(item.positioning)}</p>
          </div>
        )}
        {item.limits && (
          <div>
            <h2 id="limits">{words.limits}</h2>
            <p>{keepUnits(item.limits)}</p>
          </div>
        )}
      </div>
    </Section>
  )
}

function Toolboxes({ item }: { item: Item }) {
  const words = useProductTexts()
  if (item.toolboxes.length === 0) return null
  const path = `/product/Toolbox?product=${item.slug}`
  return (
    <Section ground="paper-2" labelledBy="toolboxes">
      <SectionHeading
        id="toolboxes"
        title={words.toolboxes}
        lead={words.toolboxCount({ count: item.toolboxTotal })}
        aside={<OnwardLink link={{ path, title: words.toolboxesOf({ name: item.name }) }} />}
      />
      <div className="toolbox-tiles snap-row">
        {item.toolboxes.map((toolbox) => (
          <ToolboxTile key={toolbox.id} toolbox={toolbox} />
        ))}
      </div>
    </Section>
  )
}

function Cases({ cases }: { cases: Item['cases'] }) {
  const { locale, texts } = useLanguage()
  const words = useProductTexts()
  if (cases.length === 0) return null
  return (
    <Section labelledBy="cases" ground="paper-2">
      <SectionHeading
        id="cases"
        title={words.caseTitle}
        aside={<OnwardLink link={{ path: '/case', title: texts.allCases }} />}
      />
      <ul className="product-cases">
        {cases.map((each) => (
          <li key={each.id} className="card" lang={foreignLang(each.lang, locale)}>
            <p className="product-case-figure">
              {each.result && <StatValue value={each.result.value} unit={each.result.unit} />}
              <small>{each.result?.label}</small>
            </p>
            <div>
              <p className="case-customer">{each.customer}</p>
              <h3>
                <ContentLink link={{ path: `/case/detail?id=${each.slug}`, title: each.title }} className="card-link">
                  <Phrases text={each.title} />
                </ContentLink>{' '}
                <LanguageMark lang={each.lang} />
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Questions({ questions }: { questions: Item['questions'] }) {
  const words = useProductTexts()
  if (questions.length === 0) return null
  return (
    <Section labelledBy="questions">
      <SectionHeading id="questions" title={words.questions} />
      <DisclosureList>
        {questions.map(({ text, title }) => (
          <Disclosure key={title} title={title}>
            <p>{keepUnits(text)}</p>
          </Disclosure>
        ))}
      </DisclosureList>
    </Section>
  )
}

function Others({ others }: { others: ProductContent['others'] }) {
  const { locale, to } = useLanguage()
  const words = useProductTexts()
  if (others.length === 0) return null
  return (
    <nav className="frame other-products no-print" aria-labelledby="others">
      <h2 id="others">{words.otherProducts}</h2>
      <ul>
        {others.map((each) => (
          <li key={each.id} lang={foreignLang(each.lang, locale)}>
            <a href={to(`/product/detail?id=${each.slug}`)}>
              <strong>{each.name}</strong>
              <span>{each.tagline}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function ProductDetailScreen({ data }: { data: ProductContent }) {
  const { locale } = useLanguage()
  const words = useProductTexts()
  const { item } = data
  const isOwn = item.lang === locale
  return (
    <>
      <StructuredData records={[describeProduct(item, data)]} />
      <article className="product">
        <Head data={data} />
        {isOwn && <Contents item={item} />}
        {(!isOwn || item.newerIn) && (
          <div className="frame not-translated">
            <RecordLanguage item={item} path="/product/detail" />
          </div>
        )}
        <Positioning item={item} />
        <Capabilities capabilities={item.capabilities} />
        <Architecture item={item} />
        <UseCases uses={item.useCases} />
        <Toolboxes item={item} />
        {item.machines.length > 0 && (
          <Section labelledBy="machines">
            <SectionHeading
              id="machines"
              title={words.machines}
              aside={<OnwardLink link={{ path: '/product/machine', title: words.allMachines }} />}
            />
            <MachineGrid className="snap-row" machines={item.machines} />
          </Section>
        )}
        <Cases cases={item.cases} />
        <Supply item={item} today={data.today} />
        <Questions questions={item.questions} />
        <footer className="frame catalogue-foot">
          <UpdatedNote iso={item.updatedAt} />
        </footer>
      </article>
      <Others others={data.others} />
    </>
  )
}

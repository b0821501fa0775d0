import { QuotationForm } from '#site/features/enquiry/enquiry-form.tsx'
import { OnwardLink } from '#site/features/content/content-link.tsx'
import { DocumentItems } from '#site/features/content/document-items.tsx'
import { Day } from '#site/features/content/day.tsx'
import { writeDay } from '#lib/moment.ts'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { RecordLanguage } from '#site/features/translate/not-translated.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { describeMachine } from '#site/features/product/describe-catalogue.ts'
import { ProductHead } from '#site/features/product/product-head.tsx'
import type { ProductTexts } from '#site/features/product/texts.ts'
import { useProductTexts } from '#site/features/product/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { buttonStyle, linkStyle } from '#site/ui/button.ts'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { Figure } from '#site/ui/figure.tsx'
import { Fold } from '#site/ui/fold.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { Stat } from '#site/ui/stat.tsx'
import type { MachineContent } from './load-machines.ts'
import { ElevationFigure } from '#site/features/product/elevation.tsx'
import { MachineGrid } from '#site/features/product/machine-card.tsx'
import { Signals, Specification } from './specification.tsx'
import { dataSheetAddress } from './data-sheet-address.ts'
import { type Quantity, writeFigures } from '#site/features/product/write-quantity.ts'

type Item = MachineContent['item']

function KeyFigure({ quantity }: { quantity: Quantity }) {
  const words = useProductTexts()
  return (
    <Stat
      value={writeFigures(quantity, words)}
      unit={quantity.unit}
      label={quantity.title}
      {...(quantity.condition && { source: quantity.condition })}
    />
  )
}

function Head({ data: { item, steps } }: { data: MachineContent }) {
  const { locale, texts } = useLanguage()
  const words = useProductTexts()
  const above = item.class && (
    <p className="eyebrow" lang={foreignLang(item.class.lang, locale)}>
      {item.class.title}
    </p>
  )
  const ways = (
    <>
      <a href="#quotation" className={buttonStyle.primary}>
        {words.askForQuotation}
      </a>
      {item.specifications.length > 0 && (
        <a href="#specification" className={buttonStyle.quiet}>
          {words.specification}
        </a>
      )}
    </>
  )
  return (
    <ProductHead
      item={item}
      lang={foreignLang(item.lang, locale)}
      steps={steps}
      above={above}
      ways={ways}
      figure={
        item.size && <ElevationFigure machine={{ ...item, size: item.size }} label={texts.figure({ number: 1 })} />
      }
    >
      {item.lang === locale && item.keyData.length > 0 && (
        <dl className="key-figures">
          {item.keyData.map((quantity) => (
            <KeyFigure key={quantity.title} quantity={quantity} />
          ))}
        </dl>
      )}
    </ProductHead>
  )
}

function Gallery({ item }: { item: Item }) {
  const { texts } = useLanguage()
  const words = useProductTexts()
  // No picture twice; its first one stands in the head where the machine itself is not drawn there.
  const pictures = [item.image, ...item.gallery].filter((each) => each !== undefined)
  const shown = pictures.filter(({ url }, index) => pictures.findIndex((each) => each.url === url) === index)
  const gallery = item.size ? shown : shown.filter(({ url }) => url !== item.image?.url)
  if (gallery.length === 0) return null
  return (
    <Section ground="ink" labelledBy="gallery">
      <SectionHeading id="gallery" title={words.gallery} lead={words.galleryNote} />
      <div className="gallery">
        {gallery.map((picture, index) => (
          <Figure
            key={picture.url}
            image={picture}
            sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 45vw, 92vw"
            label={texts.figure({ number: index + 2 })}
          />
        ))}
      </div>
    </Section>
  )
}

function certificateColumns(words: ProductTexts): TableColumn<Item['certificates'][number]>[] {
  return [
    { key: 'title', title: words.certificate, isTitle: true, cell: ({ title }) => title },
    { key: 'number', title: words.number, cell: ({ number }) => number },
    { key: 'date', title: words.date, cell: ({ date }) => <Day iso={date} isIso /> },
    { key: 'issuer', title: words.issuer, cell: ({ issuer }) => issuer || '–' },
  ]
}

function Certificates({ certificates }: { certificates: Item['certificates'] }) {
  const words = useProductTexts()
  if (certificates.length === 0) return null
  return (
    <Section labelledBy="certificates">
      <SectionHeading id="certificates" title={words.certificates} />
      <DataTable
        look="lines"
        caption={words.certificates}
        rows={certificates}
        keyOf={({ number }) => number}
        columns={certificateColumns(words)}
      />
    </Section>
  )
}

function Supply({ item }: { item: Item }) {
  const { locale, to } = useLanguage()
  const words = useProductTexts()
  const { dataSheet } = item
  return (
    <Section ground="paper-2">
      <div className="three-columns">
        {(item.software || item.products.length > 0) && (
          <Fold id="software" title={words.software} isTitled={false}>
            <h2>{words.software}</h2>
            {item.software && <p>{item.software}</p>}
            <p className="inline-links">
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
            </p>
          </Fold>
        )}
        <Fold id="data-sheet" title={words.dataSheet} isTitled={false}>
          <h2>{words.dataSheet}</h2>
          {dataSheet && (
            <p>{words.dataSheetText({ number: dataSheet.number, day: writeDay(dataSheet.date, locale) })}</p>
          )}
          <ul className="document-list">
            <li>
              <a href={to(dataSheetAddress(item.slug))} className={linkStyle.text} download>
                {words.dataSheetFile}
              </a>
            </li>
            {dataSheet?.link && (
              <li>
                <OnwardLink link={dataSheet.link} />
              </li>
            )}
            <DocumentItems documents={item.documents} />
          </ul>
        </Fold>
        {item.warranty && (
          <Fold id="warranty" title={words.warranty} isTitled={false}>
            <h2>{words.warranty}</h2>
            <p>{keepUnits(item.warranty)}</p>
          </Fold>
        )}
      </div>
    </Section>
  )
}

export function MachineDetailScreen({ data }: { data: MachineContent }) {
  const { locale } = useLanguage()
  const words = useProductTexts()
  const { item } = data
  return (
    <>
      <StructuredData records={[describeMachine(item, data)]} />
      <article className="product">
        <Head data={data} />
        {(item.lang !== locale || item.newerIn) && (
          <div className="frame not-translated">
            <RecordLanguage item={item} path="/product/machine/detail" />
          </div>
        )}
        {item.purpose && (
          <Section>
            <h2 id="purpose" className="sr-only">
              {words.purpose}
            </h2>
            <p className="purpose">{keepUnits(item.purpose)}</p>
          </Section>
        )}
        <Specification groups={item.specifications} />
        <Signals signals={item.signals} />
        {item.lang === locale && <Gallery item={item} />}
        <Certificates certificates={item.certificates} />
        {item.lang === locale && <Supply item={item} />}
      </article>
      {item.related.length > 0 && (
        <Section labelledBy="related">
          <SectionHeading id="related" title={words.relatedMachines} />
          <MachineGrid className="machine-grid-related snap-row" machines={item.related} />
        </Section>
      )}
      <QuotationForm form={data.form} subject={item.title} />
      <footer className="frame catalogue-foot">
        <UpdatedNote iso={item.updatedAt} />
      </footer>
    </>
  )
}

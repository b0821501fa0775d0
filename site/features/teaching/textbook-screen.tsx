import { AttachmentList } from '#site/features/content/attachment-list.tsx'
import { FilterLinksSheet } from '#site/features/content/filter-links-sheet.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Picture } from '#site/ui/figure.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import type { TextbooksContent } from './load-teaching.ts'
import { useTeachingTexts } from './texts.ts'

type Book = TextbooksContent['books'][number]

const describeBook = ({ authors, digits, publisher, summary, title, year }: Book): Record<string, unknown> => ({
  '@type': 'Book',
  name: title,
  author: authors,
  publisher,
  isbn: digits,
  datePublished: String(year),
  description: summary,
})

function BookFacts({ book }: { book: Book }) {
  const words = useTeachingTexts()
  const facts = [
    [words.authors, book.authors],
    [words.publisher, book.publisher],
    [words.isbn, book.isbn],
    [words.year, String(book.year)],
    [
      words.usedIn,
      book.courses.length === 0
        ? words.usedInNone
        : book.courses.map(({ plan, title }) => words.courseIn({ title, plan })).join(words.courseGap),
    ],
    [words.pack, book.pack || words.packNone],
  ] as const
  return (
    <dl className="book-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{keepUnits(value)}</dd>
        </div>
      ))}
      <div>
        <dt>{words.sample}</dt>
        <dd>{book.sample ? <AttachmentList files={[book.sample]} /> : words.sampleNone}</dd>
      </div>
    </dl>
  )
}

function BookEntry({ book }: { book: Book }) {
  const { locale } = useLanguage()
  const words = useTeachingTexts()
  const lang = foreignLang(book.lang, locale)
  return (
    <article id={book.slug} className="book">
      {book.image && <Picture image={book.image} sizes="(min-width: 48rem) 14rem, 40vw" isDecorative />}
      <div>
        <h2 lang={lang}>
          <Phrases text={book.title} />
        </h2>
        <p className="book-state">
          <Badge tone={book.state === 'published' ? 'jade' : 'quiet'}>{words.states[book.state]}</Badge>{' '}
          <LanguageMark lang={book.lang} />
        </p>
        <p lang={lang} className="book-summary">
          {keepUnits(book.summary)}
        </p>
        <BookFacts book={book} />
      </div>
    </article>
  )
}

export function TextbookScreen({ data }: { data: TextbooksContent }) {
  const { texts, to } = useLanguage()
  const words = useTeachingTexts()
  const { books, chosen, column, majors, states, steps } = data
  return (
    <div className="frame page teaching">
      <StructuredData
        records={[
          {
            '@type': 'ItemList',
            numberOfItems: books.length,
            itemListElement: books.map((book, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: describeBook(book),
            })),
          },
        ]}
      />
      <ColumnHeading column={column} steps={steps} />
      <FilterLinksSheet
        path="/Industry-education/textbook-plan"
        label={words.bookFilters}
        chosen={chosen}
        filters={[
          {
            name: 'major',
            label: words.major,
            all: words.allMajors,
            choices: majors.map(({ lang, slug, title }) => ({ value: slug, title, lang })),
          },
          {
            name: 'state',
            label: words.state,
            all: words.allStates,
            choices: states.map((state) => ({ value: state, title: words.states[state] })),
          },
        ]}
      />
      <div className="plan-tools">
        <p role="status">{books.length === 0 ? words.noBooks : texts.results({ total: books.length })}</p>
        <div className="page-actions no-print">
          <button type="button" className={`${buttonStyle.small} needs-scripts`} data-action="print">
            {words.print}
          </button>
          <a href={to('/Industry-education/textbook-plan.csv')} className={buttonStyle.small} download>
            {words.csv}
          </a>
        </div>
      </div>
      {books.map((book) => (
        <BookEntry key={book.id} book={book} />
      ))}
      <p className="small-note">{words.example}</p>
      <footer className="catalogue-foot">
        <UpdatedNote iso={column.updatedAt} />
      </footer>
    </div>
  )
}

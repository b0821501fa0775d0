import { OnwardLink } from '#site/features/content/content-link.tsx'
import { ClosingNote } from '#site/features/content/closing-note.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useContentTexts } from '#site/features/content/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { Icon } from '#site/ui/icon.tsx'
import { PartnerForm } from '#site/features/enquiry/enquiry-form.tsx'
import type { ClassesContent } from './load-partners.ts'
import { LevelBadge, PartnerLogo, PartnerName } from './partner-name.tsx'

type PartnerClass = ClassesContent['classes'][number]

function Lines({ lines, title }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className="ticked">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

function ClassPart({ icons, item }: { item: PartnerClass; icons: ClassesContent['icons'] }) {
  const { locale } = useLanguage()
  const words = useContentTexts()
  return (
    <section
      id={item.slug}
      className="class-part"
      aria-labelledby={`class-${item.slug}`}
      lang={foreignLang(item.lang, locale)}
    >
      <header>
        {item.icon && <Icon drawing={icons[item.icon]} />}
        <h2 id={`class-${item.slug}`}>{item.title}</h2>
        <p>{item.definition}</p>
        <a href="#apply" className={`${linkStyle.onward} no-print`}>
          {words.applyFor}
        </a>
      </header>
      <div className="class-rules">
        <Lines title={words.criteria} lines={item.criteria} />
        <Lines title={words.classBenefits} lines={item.benefits} />
        <div className="class-partners">
          <h3>
            {words.partnersOf} <small>{item.total}</small>
          </h3>
          <ul>
            {item.partners.map((partner) => (
              <li key={partner.id}>
                <PartnerLogo partner={partner} />
                <span>
                  <PartnerName partner={partner} /> <LevelBadge level={partner.level} />
                </span>
              </li>
            ))}
          </ul>
          <OnwardLink link={{ path: listAddress('/ecology/list', { class: item.slug }), title: words.allOfClass }} />
        </div>
      </div>
    </section>
  )
}

export function ClassesScreen({ data }: { data: ClassesContent }) {
  const { locale } = useLanguage()
  const { apply, classes, column, icons, steps } = data
  const words = useContentTexts()
  return (
    <>
      <div className="frame page">
        <ColumnHeading column={column} steps={steps} />
        <nav className="class-links no-print" aria-label={words.classes}>
          <ul className="chips">
            {classes.map(({ id, lang, slug, title }) => (
              <li key={id}>
                <a href={`#${slug}`} className="chip" lang={foreignLang(lang, locale)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {classes.map((item) => (
          <ClassPart key={item.id} item={item} icons={icons} />
        ))}
        <ClosingNote column={column} />
        <UpdatedNote iso={[column.updatedAt, ...classes.map(({ updatedAt }) => updatedAt)]} />
      </div>
      <PartnerForm
        form={data.form}
        classes={classes.map(({ slug, title }) => ({ value: slug, label: title }))}
        lead={apply}
      />
    </>
  )
}

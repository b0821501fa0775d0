import { ClosingNote } from '#site/features/content/closing-note.tsx'
import { OnwardLink } from '#site/features/content/content-link.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useContentTexts } from '#site/features/content/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Matrix } from '#site/ui/matrix.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { PartnerForm } from '#site/features/enquiry/enquiry-form.tsx'
import type { ProgrammeContent } from './load-partners.ts'
import { LevelBadge, PartnerLogo, PartnerName } from './partner-name.tsx'

type Programme = ProgrammeContent['programme']

function Levels({ levels }: { levels: Programme['levels'] }) {
  const words = useContentTexts()
  return (
    <ol className="levels">
      {levels.map(({ id, level, requirements, term, text }, index) => (
        <li key={id} data-level={index + 1}>
          <h3>{level.title}</h3>
          <p className="level-text">{text}</p>
          <p className="level-label">{words.requirements}</p>
          <ul className="ticked">
            {requirements.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {term && (
            <p className="level-term">
              <span>{words.term}</span> {term}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Benefits({ programme: { benefits, levels } }: { programme: Programme }) {
  const words = useContentTexts()
  return (
    <Matrix
      caption={words.benefitsByLevel}
      corner={words.benefit}
      columns={levels.map(({ id, level }) => ({ key: id, title: level.title }))}
      rows={benefits.map(({ id, levels: having, note, title }) => ({
        key: id,
        title,
        note,
        cells: levels.map(({ level }) =>
          having.includes(level.value)
            ? { status: 'yes' as const, text: words.has }
            : { status: 'no' as const, text: words.hasNot },
        ),
      }))}
    />
  )
}

function Steps({ icons, steps }: Pick<ProgrammeContent, 'icons'> & { steps: Programme['steps'] }) {
  return (
    <ol className="method steps">
      {steps.map(({ icon, id, text, time, title }, index) => (
        <li key={id}>
          <span className="method-number" aria-hidden="true">
            {icon && icons[icon] ? <Icon drawing={icons[icon]} /> : index + 1}
          </span>
          <h3>{title}</h3>
          <p>{keepUnits(text)}</p>
          {time && <p className="step-time">{time}</p>}
        </li>
      ))}
    </ol>
  )
}

function Featured({ partners }: { partners: Programme['featured'] }) {
  const { locale } = useLanguage()
  return (
    <ul className="partner-cards">
      {partners.map((partner) => (
        <li key={partner.id}>
          <PartnerLogo partner={partner} />
          <div>
            <h3>
              <PartnerName partner={partner} />
            </h3>
            <p className="partner-line">
              {partner.class && <span>{partner.class.title}</span>}
              {partner.region && <span>{partner.region.title}</span>}
              <LevelBadge level={partner.level} />
            </p>
            <p lang={foreignLang(partner.lang, locale)}>{keepUnits(partner.summary)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Classes({ classes, icons }: Pick<ProgrammeContent, 'classes' | 'icons'>) {
  const { locale, to } = useLanguage()
  return (
    <ul className="class-cards">
      {classes.map(({ definition, icon, id, lang, slug, title, total }) => (
        <li key={id} className="card" lang={foreignLang(lang, locale)}>
          {icon && <Icon drawing={icons[icon]} />}
          <h2>
            <a href={to(`/ecology/class#${slug}`)} className="card-link">
              {title}
            </a>{' '}
            <small>{total}</small>
          </h2>
          <p>{definition}</p>
        </li>
      ))}
    </ul>
  )
}

export function ProgrammeScreen({ data }: { data: ProgrammeContent }) {
  const { to } = useLanguage()
  const { classes, column, icons, programme, steps } = data
  const words = useContentTexts()
  return (
    <>
      <div className="frame page programme-head">
        <ColumnHeading
          column={column}
          steps={steps}
          aside={
            <div className="heading-ways no-print">
              <a href="#apply" className={buttonStyle.primary}>
                {words.apply}
              </a>
              <a href={to('/ecology/list')} className={buttonStyle.quiet}>
                {words.directory}
              </a>
            </div>
          }
        />
        {programme.intro && <p className="programme-intro">{programme.intro}</p>}
        <Classes classes={classes} icons={icons} />
      </div>
      <Section ground="ink" labelledBy="levels">
        <SectionHeading id="levels" title={words.levels} />
        <Levels levels={programme.levels} />
      </Section>
      <Section labelledBy="rights">
        <SectionHeading id="rights" title={words.benefits} />
        <Benefits programme={programme} />
      </Section>
      <Section ground="paper-2" labelledBy="steps">
        <SectionHeading
          id="steps"
          title={words.steps}
          aside={<OnwardLink link={{ path: '/ecology/class', title: words.toClasses }} />}
        />
        <Steps steps={programme.steps} icons={icons} />
      </Section>
      <Section labelledBy="featured">
        <SectionHeading
          id="featured"
          title={words.featured}
          aside={<OnwardLink link={{ path: '/ecology/list', title: words.directory }} />}
        />
        <Featured partners={programme.featured} />
        <ClosingNote column={column} />
        <UpdatedNote iso={programme.updatedAt || column.updatedAt} />
      </Section>
      <PartnerForm
        form={data.form}
        classes={classes.map(({ slug, title }) => ({ value: slug, label: title }))}
        lead={programme.apply}
      />
    </>
  )
}

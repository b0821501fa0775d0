import type { ReactNode } from 'react'
import { AttachmentList } from '#site/features/content/attachment-list.tsx'
import { ContentLink } from '#site/features/content/content-link.tsx'
import { CaptionTrack } from '#site/features/content/caption-track.tsx'
import { ContentText } from '#site/features/content/content-text.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { OwnForm } from '#site/features/form/own-form.tsx'
import { Monogram } from '#site/features/partner/monogram.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Disclosure, DisclosureList } from '#site/ui/disclosure.tsx'
import { Figure } from '#site/ui/figure.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Quotation } from '#site/ui/quotation.tsx'
import { Stat } from '#site/ui/stat.tsx'
import { TextTable } from '#site/ui/text-table.tsx'
import { Video as Player } from '#site/ui/video.tsx'
import type { ShownBlock } from './shown-block.ts'

/** A block within the page's margins. */
export type FramedBlock = Exclude<ShownBlock, { type: 'cards' | 'hero' }>
type Of<Type extends ShownBlock['type']> = Extract<ShownBlock, { type: Type }>

const wide = '(min-width: 96rem) 84rem, 92vw'
const narrow = '(min-width: 48rem) 42rem, 92vw'
const third = '(min-width: 64rem) 28rem, (min-width: 40rem) 45vw, 92vw'

/** A part of the page below its heading, where it has one. */
function Part({
  children,
  className = '',
  id,
  title,
}: {
  id: string
  title?: string
  className?: string
  children: ReactNode
}) {
  const name = `part-${id}`
  if (!title) return <div className={`custom-part ${className}`}>{children}</div>
  return (
    <section className={`custom-part ${className}`} aria-labelledby={name}>
      <h2 id={name}>
        <Phrases text={title} />
      </h2>
      {children}
    </section>
  )
}

const paragraphs = (text: string) =>
  text.split(/\n\s*\n/).map((each, index) => <p key={index}>{keepUnits(each.trim())}</p>)

function Numbers({ block: { id, items, title } }: { block: Of<'numbers'> }) {
  return (
    <Part id={id} title={title} className="custom-numbers on-ink">
      <dl>
        {items.map(({ label, source, unit, value }, index) => (
          <Stat key={index} value={value} unit={unit} label={label} source={source} />
        ))}
      </dl>
    </Part>
  )
}

function Steps({ block: { id, items, title } }: { block: Of<'steps'> }) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <Part id={id} title={title}>
      <ol className="method">
        {items.map((step, index) => (
          <li key={index}>
            <span className="method-number" aria-hidden="true">
              {index + 1}
            </span>
            <Heading>{step.title}</Heading>
            {step.text && <p>{keepUnits(step.text)}</p>}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Questions({ block: { id, items, title } }: { block: Of<'questions'> }) {
  return (
    <Part id={id} title={title}>
      <DisclosureList>
        {items.map((each, index) => (
          <Disclosure key={index} title={each.title}>
            {paragraphs(each.text)}
          </Disclosure>
        ))}
      </DisclosureList>
    </Part>
  )
}

function People({ block: { id, people, title } }: { block: Of<'people'> }) {
  const { locale } = useLanguage()
  const Heading = title ? 'h3' : 'h2'
  return (
    <Part id={id} title={title}>
      <ul className="leader-list">
        {people.map((person) => (
          <li key={person.id} lang={foreignLang(person.lang, locale)}>
            <Monogram name={person.title} seed={person.id} />
            <div>
              <Heading>{person.title}</Heading>
              <p className="leader-role">{person.role}</p>
              <p>{keepUnits(person.text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Columns({ block: { beside, body, id, image, title } }: { block: Of<'columns'> }) {
  return (
    <Part id={id} title={title}>
      <div className="custom-columns">
        <div>{body.length > 0 && <ContentText blocks={body} />}</div>
        <div>{image ? <Figure image={image} sizes={narrow} /> : <ContentText blocks={beside} />}</div>
      </div>
    </Part>
  )
}

function Gallery({ block: { id, images, title } }: { block: Of<'gallery'> }) {
  return (
    <Part id={id} title={title}>
      <ul className="custom-gallery">
        {images.map((image, index) => (
          <li key={index}>
            <Figure image={image} sizes={third} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Action({ block: { id, link, text, title } }: { block: Of<'action'> }) {
  const { to } = useLanguage()
  // Where its section does not exist there is nothing to call to.
  if (link.url === undefined && (link.path === undefined || to(link.path) === undefined)) return null
  return (
    <Part id={id} title={title} className="custom-action">
      {text && paragraphs(text)}
      <ContentLink link={link} className={buttonStyle.primary} />
    </Part>
  )
}

function Form({ block: { form, id, title } }: { block: Of<'form'> }) {
  const { to } = useLanguage()
  const page = to(`/forms?id=${encodeURIComponent(form.slug)}`)
  // Where its section does not exist it cannot be sent.
  if (page === undefined) return null
  return (
    <Part id={id} title={title || form.title} className="custom-form">
      {form.summary && <p className="custom-form-lead">{keepUnits(form.summary)}</p>}
      <OwnForm form={form} page={page} />
    </Part>
  )
}

/** Nothing of it is fetched before somebody plays it, and its place is kept: the poster is as large. */
function Video({ block: { caption, id, title, video } }: { block: Of<'video'> }) {
  return (
    <Part id={id} title={title}>
      <figure className="figure custom-video">
        <Player
          preload="none"
          poster={video.poster?.url}
          width={video.width}
          height={video.height}
          aria-label={video.title || caption || title}
        >
          <source src={video.url} type={video.type} />
          {video.captions.map((each) => (
            <CaptionTrack key={each} id={video.id} language={each} />
          ))}
          <a href={video.url}>{video.title}</a>
        </Player>
        {caption && <figcaption>{keepUnits(caption)}</figcaption>}
      </figure>
    </Part>
  )
}

const asCell = (text: string) => ({ content: keepUnits(text) })

function Table({ block: { head, id, note, rows, title } }: { block: Of<'table'> }) {
  const { texts } = useLanguage()
  return (
    <Part id={id} title={title}>
      <TextTable
        head={head.map(asCell)}
        rows={rows.map((row) => row.map(asCell))}
        note={note}
        label={head.filter(Boolean).join(' · ') || texts.table}
      />
    </Part>
  )
}

/** A block in the site's own look. @param isFirst whether it stands on the first screen */
export function BlockView({ block, isFirst }: { block: FramedBlock; isFirst: boolean }) {
  const { id } = block
  switch (block.type) {
    case 'text':
      return (
        <Part id={id}>
          <ContentText blocks={block.body} />
        </Part>
      )
    case 'columns':
      return <Columns block={block} />
    case 'quotation':
      return (
        <Part id={id}>
          <Quotation name={block.person} role={block.role}>
            {block.text}
          </Quotation>
        </Part>
      )
    case 'table':
      return <Table block={block} />
    case 'figure':
      return (
        <Part id={id} className={block.isWide ? 'custom-figure-wide' : 'custom-figure'}>
          <Figure image={block.image} sizes={block.isWide ? wide : narrow} isEager={isFirst} />
        </Part>
      )
    case 'video':
      return <Video block={block} />
    case 'gallery':
      return <Gallery block={block} />
    case 'numbers':
      return <Numbers block={block} />
    case 'steps':
      return <Steps block={block} />
    case 'questions':
      return <Questions block={block} />
    case 'people':
      return <People block={block} />
    case 'downloads':
      return (
        <Part id={id} title={block.title}>
          <AttachmentList files={block.files} />
        </Part>
      )
    case 'form':
      return <Form block={block} />
    case 'action':
      return <Action block={block} />
  }
}

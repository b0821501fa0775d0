import { OnwardLink } from '#site/features/content/content-link.tsx'
import { DocumentItems } from '#site/features/content/document-items.tsx'
import { Day } from '#site/features/content/day.tsx'
import { formatDate } from '#site/features/content/format-date.ts'
import { Badge } from '#site/ui/badge.tsx'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import type { ProductContent } from './load-products.ts'
import type { ProductTexts } from './texts.ts'
import { useProductTexts } from './texts.ts'

type Item = ProductContent['item']

/** How long a release is supported; said in words, coloured besides. */
function Support({ release: { channel, isSupported, supportedUntil } }: { release: Item['releases'][number] }) {
  const words = useProductTexts()
  if (channel === 'beta' || supportedUntil === undefined) return words.supportNone
  const day = formatDate(supportedUntil)
  return isSupported ? (
    <Badge tone="jade">{words.supportTo({ day })}</Badge>
  ) : (
    <Badge>{words.supportEnded({ day })}</Badge>
  )
}

function releaseColumns(words: ProductTexts): TableColumn<Item['releases'][number]>[] {
  return [
    { key: 'name', title: words.release, isTitle: true, cell: ({ name }) => name },
    { key: 'date', title: words.date, cell: ({ date }) => <Day iso={date} /> },
    { key: 'channel', title: words.channel, cell: ({ channel }) => words.channels[channel] },
    { key: 'support', title: words.support, cell: (release) => <Support release={release} /> },
  ]
}

function Requirements({ requirements }: { requirements: Item['requirements'] }) {
  const words = useProductTexts()
  if (requirements.length === 0) return null
  return (
    <Section labelledBy="requirements">
      <SectionHeading id="requirements" title={words.requirements} />
      <DataTable
        caption={words.requirements}
        rows={requirements}
        keyOf={({ title }) => title}
        columns={[
          { key: 'title', title: words.requirement, isTitle: true, cell: ({ title }) => title },
          { key: 'minimum', title: words.minimum, cell: ({ minimum }) => keepUnits(minimum) },
          { key: 'recommended', title: words.recommended, cell: ({ recommended }) => keepUnits(recommended) || '–' },
        ]}
      />
    </Section>
  )
}

function Releases({ releases }: { releases: Item['releases'] }) {
  const words = useProductTexts()
  if (releases.length === 0) return null
  return (
    <Section ground="paper-2" labelledBy="releases">
      <SectionHeading
        id="releases"
        title={words.releases}
        aside={<OnwardLink link={{ path: '/product/download', title: words.toDownloads }} />}
      />
      <DataTable caption={words.releases} rows={releases} keyOf={({ name }) => name} columns={releaseColumns(words)} />
    </Section>
  )
}

/** What it runs on, which releases there are, and how one comes to it. */
export function Supply({ item }: { item: Item }) {
  const words = useProductTexts()
  return (
    <>
      <Requirements requirements={item.requirements} />
      <Releases releases={item.releases} />
      {(item.licence || item.trial || item.documents.length > 0) && (
        <Section>
          <div className="three-columns">
            {item.licence && (
              <div>
                <h2 id="licence">{words.licence}</h2>
                <p>{keepUnits(item.licence)}</p>
              </div>
            )}
            {item.trial && (
              <div>
                <h2 id="trial">{words.trial}</h2>
                <p>{keepUnits(item.trial)}</p>
              </div>
            )}
            {item.documents.length > 0 && (
              <div>
                <h2 id="documents">{words.documents}</h2>
                <ul className="document-list">
                  <DocumentItems documents={item.documents} />
                </ul>
              </div>
            )}
          </div>
        </Section>
      )}
    </>
  )
}

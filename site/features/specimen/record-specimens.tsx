import { Badge } from '#site/ui/badge.tsx'
import { Card } from '#site/ui/card.tsx'
import { CodeBlock } from '#site/ui/code-block.tsx'
import { Dial } from '#site/ui/dial.tsx'
import { Figure, type PictureSource, Picture } from '#site/ui/figure.tsx'
import { Quotation } from '#site/ui/quotation.tsx'
import { Stat } from '#site/ui/stat.tsx'
import { Timeline } from '#site/ui/timeline.tsx'
import { Specimen, SpecimenSection } from './specimen.tsx'
import { useSpecimenTexts } from './texts.ts'

export const command = `curl -fLO https://downloads.armilla.example/R2026b/armilla-studio-R2026b-linux-x64.run
sha256sum -c <<< '9b1f3c0e7d24a85f6c1e0b7a3d92f4886e5a1c7b0d3f29e46a8b5c1d7e0f4a62  armilla-studio-R2026b-linux-x64.run'
chmod +x armilla-studio-R2026b-linux-x64.run && ./armilla-studio-R2026b-linux-x64.run --user`

export function RecordSpecimens({ picture }: { picture: PictureSource | undefined }) {
  const { press, records, sections } = useSpecimenTexts()
  return (
    <SpecimenSection id="records" title={sections.records}>
      <Specimen name={records.card} isWide>
        <div className="specimen-cards">
          {records.cards.map(([line, title, text], index) => (
            <Card
              key={title}
              headingLevel={4}
              href="#records"
              line={line}
              title={title}
              isFramed={index > 0}
              media={index === 0 && picture && <Picture image={picture} sizes="24rem" isDecorative />}
              foot={index > 0 && <Badge tone={index === 1 ? 'jade' : 'quiet'}>{press.badges.jade}</Badge>}
            >
              <p>{text}</p>
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen name={records.stat}>
        <dl className="specimen-stats">
          <Stat value="3.1" unit="×" label={records.statLabel} source={records.statSource} />
          <Stat value="12" unit="µs" label={records.latency} source={records.latencySource} />
        </dl>
      </Specimen>
      <Specimen name={records.dial}>
        <div className="specimen-row">
          <Dial value={0.2} />
          <Dial value={0.65} />
          <Dial value={1} tone="alert" />
        </div>
      </Specimen>
      <Specimen name={records.quotation}>
        <Quotation name={records.speaker} role={records.post}>
          {records.quote}
        </Quotation>
      </Specimen>
      <Specimen name={records.timeline}>
        <Timeline
          headingLevel={4}
          entries={records.entries.map(([date, dateTime, title, text], index) => ({
            key: dateTime,
            date,
            dateTime,
            title,
            isCurrent: index === records.entries.length - 1,
            children: text && <p>{text}</p>,
          }))}
        />
      </Specimen>
      <Specimen name={records.code}>
        <CodeBlock code={command} title={records.codeTitle} copyLabel={records.copy} copiedLabel={records.copied} />
        {picture && <Figure image={picture} label={records.figure} sizes="40rem" />}
      </Specimen>
    </SpecimenSection>
  )
}

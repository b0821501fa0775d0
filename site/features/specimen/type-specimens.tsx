import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Specimen, SpecimenSection } from './specimen.tsx'
import { useSpecimenTexts } from './texts.ts'

const sizes = ['display', 'h1', 'h2', 'h3', 'lead', 'body', 'small', 'caption'] as const

export function TypeSpecimens() {
  const { sections, type } = useSpecimenTexts()
  return (
    <SpecimenSection id="type" title={sections.type}>
      <Specimen name={type.scale} isWide>
        <dl className="specimen-scale">
          {sizes.map((size, index) => (
            <div key={size}>
              <dt>{type.headings[index]}</dt>
              <dd className={`specimen-size-${size}`}>
                <Phrases text={type.sample} size={size === 'display' || size === 'h1' ? 'display' : 'title'} />
              </dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen name={sections.type}>
        <div className="prose">
          <h4 className="specimen-long">
            <Phrases text={type.long} />
          </h4>
          {type.paragraphs.map((text) => (
            <p key={text}>{keepUnits(text)}</p>
          ))}
        </div>
      </Specimen>
      <Specimen name={type.rules}>
        <div className="prose">
          <ul>
            {type.numbers.map((text) => (
              <li key={text}>{keepUnits(text)}</li>
            ))}
          </ul>
          <p>{type.note}</p>
        </div>
      </Specimen>
    </SpecimenSection>
  )
}

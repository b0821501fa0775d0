import type { PageRequest } from '#site/runtime/rendering/page-data.ts'
import { optional } from '#site/runtime/rendering/page-data.ts'
import type { PictureSource } from '#site/ui/figure.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { FileSpecimens } from './file-specimens.tsx'
import { LayerSpecimens, OpenSpecimens } from './layer-specimens.tsx'
import { ListSpecimens } from './list-specimens.tsx'
import { PressSpecimens } from './press-specimens.tsx'
import { RecordSpecimens } from './record-specimens.tsx'
import { StateSpecimens } from './state-specimens.tsx'
import { TypeSpecimens } from './type-specimens.tsx'
import { useSpecimenTexts } from './texts.ts'

/** One computed figure of the content, to be shown as the site shows them. */
export async function loadSpecimens({ portal }: PageRequest) {
  const solutions = await optional(portal.call('home/solution/list'))
  return { picture: solutions?.find(({ image }) => image)?.image }
}

/** All parts of the interface in all their states: what axe and the screenshots run on. */
export function SpecimenPage({ data: { picture } }: { data: { picture: PictureSource | undefined } }) {
  const words = useSpecimenTexts()
  return (
    <div className="frame page specimen-page">
      <header className="specimen-head">
        <h1>{words.title}</h1>
        <p className="page-lead">{words.lead}</p>
        <nav aria-label={words.contents}>
          <ul className="chips">
            {Object.entries(words.sections).map(([id, title]) => (
              <li key={id}>
                <a className="chip" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <PressSpecimens />
      <FieldSpecimens />
      <FileSpecimens />
      <LayerSpecimens />
      <OpenSpecimens />
      <ListSpecimens />
      <RecordSpecimens picture={picture} />
      <StateSpecimens />
      <TypeSpecimens />
    </div>
  )
}

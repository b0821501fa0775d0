import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Picture } from '#site/ui/figure.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import type { ContactContent } from './load-contact.ts'

type Contact = ContactContent['contact']
type Offices = Contact['offices']
type Side = NonNullable<Offices[number]['mapPlace']>['side']

/** How far from its point a name stands, in heights of its letters, and which end of it is there. */
const sides: Record<Side, { dx: string; dy: string; textAnchor: 'start' | 'middle' | 'end' }> = {
  right: { dx: '1em', dy: '0.35em', textAnchor: 'start' },
  left: { dx: '-1em', dy: '0.35em', textAnchor: 'end' },
  above: { dx: '0', dy: '-1em', textAnchor: 'middle' },
  below: { dx: '0', dy: '1.75em', textAnchor: 'middle' },
}

/**
 * The offices' names, in the page's language and of a size that can be read on a phone. They are SVG because that takes
 * places as attributes: HTML would need inline styles, which the content security policy forbids.
 */
function Names({ offices }: { offices: Offices }) {
  const { locale } = useLanguage()
  return (
    <svg className="office-names">
      {offices.map(
        ({ id, lang, mapPlace, title }) =>
          mapPlace && (
            <text
              key={id}
              x={`${mapPlace.x}%`}
              y={`${mapPlace.y}%`}
              {...sides[mapPlace.side]}
              lang={foreignLang(lang, locale)}
            >
              {title}
            </text>
          ),
      )}
    </svg>
  )
}

/** The map picture, which has no words of its own, with the names of the offices that have a place on it. */
export function OfficeMap({ map, offices }: { map: NonNullable<Contact['map']>; offices: Offices }) {
  return (
    <figure className="figure">
      <div className="office-map">
        <Picture image={map} sizes="(min-width: 80rem) 76rem, 92vw" />
        {offices.some(({ mapPlace }) => mapPlace) && <Names offices={offices} />}
      </div>
      {map.caption && <figcaption>{keepUnits(map.caption)}</figcaption>}
    </figure>
  )
}

import { Fragment, type ReactNode } from 'react'

const han = /[\u3400-\u9fff]/
const units = 'ms|µs|s|k?Hz|MHz|km/s|km|mm|m|kW|MW|W|V|A|Ah|K|°C|℃|%|GB|MB|KB'
const beforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![A-Za-z]))`, 'g')

/** A number stays on the line of its unit. */
export function keepUnits(text: string): string {
  return text.replaceAll(beforeUnit, '$1\u00a0')
}

/** Rough width in Han characters. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e7f ? 1 : 0.56), 0)
}

/** The widest clause that is kept whole, in Han characters: it must fit its column on a phone. */
const widest = { display: 8.6, title: 12 }
const tail = 3

/**
 * A heading in phrases. Browsers break Chinese between any two characters; here a short clause stays whole and the end
 * of a long one is never a character alone. Other scripts are left to the browser.
 */
export function Phrases({ size = 'title', text }: { text: string; size?: 'display' | 'title' }): ReactNode {
  if (!han.test(text)) return keepUnits(text)
  return keepUnits(text)
    .split(/(?<=[，。；：！？])/)
    .map((clause, index) => {
      if (widthOf(clause) <= widest[size]) {
        return (
          <span key={index} className="whole">
            {clause}
          </span>
        )
      }
      const characters = [...clause]
      return (
        <Fragment key={index}>
          {characters.slice(0, -tail).join('')}
          <span className="whole">{characters.slice(-tail).join('')}</span>
        </Fragment>
      )
    })
}

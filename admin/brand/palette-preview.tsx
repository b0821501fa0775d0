'use client'

import { useTranslation } from '@payloadcms/ui'
import { placeWords, tokenName, writeContrast } from '#content/brand/contrast-words.ts'
import { computePalette, type Pair, pairsOf } from '#domain/brand/palette.ts'
import { brandTexts } from './brand-texts.ts'
import { useBrandColours } from './use-brand-colours.ts'
import './brand.css'

/** So many pairs of each place are said: the rest has more. */
const told = 3

const nearestToFailing = (pairs: readonly Pair[]) =>
  pairs.toSorted((one, other) => one.contrast / one.least - other.contrast / other.least).slice(0, told)

/** The colours where they will be, in both themes and on the dark sections, with the contrasts that are least. */
export function PalettePreview() {
  const { i18n } = useTranslation()
  const language = i18n.language === 'zh' ? 'zh' : 'en'
  const words = brandTexts[language]
  const palette = computePalette(useBrandColours())
  const pairs = pairsOf(palette)
  const { dark, ink, light } = palette
  const places = { light, dark, ink: { ...dark, ...ink } } as const
  return (
    <section className="brand-palette" aria-label={words.preview}>
      <h2>{words.preview}</h2>
      <div className="brand-places">
        {(Object.keys(places) as Pair['place'][]).map((place) => {
          const colours = places[place]
          return (
            <figure key={place}>
              <div className="brand-sample" style={{ background: colours.ground, borderColor: colours.hair }}>
                <p style={{ color: colours.accent, borderColor: colours.mark }}>{words.sampleMark}</p>
                <p className="brand-sample-title" style={{ color: colours.text }}>
                  {words.sampleTitle}
                </p>
                <p style={{ color: colours.mute }}>{words.sampleText}</p>
                <p>
                  <span style={{ background: colours.action, color: colours['action-text'] }}>
                    {words.sampleButton}
                  </span>
                  <span style={{ color: colours.link }}>{words.sampleLink}</span>
                </p>
              </div>
              <figcaption>
                <strong>{placeWords[place][language]}</strong>
                <span>{words.lowest}</span>
                <ul>
                  {nearestToFailing(pairs.filter((pair) => pair.place === place)).map((pair) => (
                    <li key={`${pair.front} ${pair.back}`} className={pair.contrast < pair.least ? 'fails' : undefined}>
                      {words.pair(tokenName(pair.front, language), tokenName(pair.back, language))}{' '}
                      <b>{writeContrast(pair.contrast)}</b>
                    </li>
                  ))}
                </ul>
              </figcaption>
            </figure>
          )
        })}
      </div>
    </section>
  )
}

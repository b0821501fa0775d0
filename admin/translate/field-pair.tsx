import { useId } from 'react'
import type { Beside, FieldBeside } from '#content/translate/side-by-side.ts'
import { findDifferences } from '#domain/translate/differences.ts'
import { languageTags, type Locale } from '#lib/locale.ts'
import { sideTexts } from './side-texts.ts'

interface FieldPairProps {
  field: FieldBeside
  /** What was written and is not saved yet. */
  edited: string | undefined
  formPath: string
  isBusy: boolean
  language: Locale
  target: Locale
  onAccept: () => void
  onWrite: (text: string) => void
}

const sourceOf = (target: Locale): Locale => (target === 'zh' ? 'en' : 'zh')

/** A passage of the source, with what became of it since it was translated. */
function Source({ language, passage: { changes, source } }: { language: Locale; passage: Beside }) {
  const texts = sideTexts[language]
  if (changes === undefined) return source
  return changes.map(({ kind, text }, place) =>
    kind === 'same' ? (
      text
    ) : kind === 'added' ? (
      <ins key={place} aria-label={`${texts.added} ${text}`}>
        {text}
      </ins>
    ) : (
      <del key={place} aria-label={`${texts.removed} ${text}`}>
        {text}
      </del>
    ),
  )
}

/** What numbers, links and placeholders are on one side alone, while one writes. */
function Differences({
  id,
  language,
  source,
  target,
  text,
}: {
  id: string
  language: Locale
  source: string
  target: Locale
  text: string
}) {
  const found = findDifferences(source, text)
  return (
    <div id={id} className="side-notes">
      <span>{sideTexts[language].length([...text].length)}</span>
      {found.map((each) => (
        <span key={`${each.kind} ${each.what} ${each.missingIn}`} className="side-lacks">
          {sideTexts[language].lacks(each, target)}
        </span>
      ))}
    </div>
  )
}

/** A field with its source on the left and its translation on the right. */
export function FieldPair({ edited, field, formPath, isBusy, language, onAccept, onWrite, target }: FieldPairProps) {
  const texts = sideTexts[language]
  const id = useId()
  const { isLine, isOpen, label, passages, text } = field
  const value = edited ?? text
  const [from, into] = [languageTags[sourceOf(target)], languageTags[target]]
  return (
    <section className="side-field" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <div className="side-columns">
        {value === undefined ? (
          passages.map((passage, place) => (
            <div key={place} className="side-passage" data-state={passage.state}>
              <p lang={from}>
                <Source language={language} passage={passage} />
              </p>
              <p lang={into}>{passage.target}</p>
              {passage.state !== 'current' && <span className="side-state">{texts.states[passage.state]}</span>}
            </div>
          ))
        ) : (
          <div
            className="side-passage"
            data-state={isOpen ? passages.find(({ state }) => state !== 'current')?.state : 'current'}
          >
            <div lang={from}>
              {passages.map((passage, place) => (
                <p key={place}>
                  <Source language={language} passage={passage} />
                </p>
              ))}
            </div>
            <div>
              <textarea
                lang={into}
                aria-labelledby={id}
                aria-describedby={`${id}-notes`}
                rows={isLine ? 1 : 4}
                value={value}
                onChange={({ target: { value: written } }) => onWrite(isLine ? written.replaceAll('\n', ' ') : written)}
              />
              <Differences
                id={`${id}-notes`}
                {...{ language, target }}
                source={passages.map((passage) => passage.source).join('\n')}
                text={value}
              />
            </div>
            {passages
              .filter(({ state }) => state !== 'current')
              .map(({ source, state }) => (
                <span key={`${state} ${source}`} className="side-state">
                  {texts.states[state]}
                </span>
              ))}
          </div>
        )}
      </div>
      {(isOpen || value === undefined) && (
        <p className="side-field-actions">
          {isOpen && (
            <button type="button" title={texts.acceptHint} disabled={isBusy || edited !== undefined} onClick={onAccept}>
              {texts.accept}
            </button>
          )}
          {value === undefined && <a href={formPath}>{texts.inForm}</a>}
        </p>
      )}
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import { codeWords } from '#content/translate/code-words.ts'
import type { Beside } from '#content/translate/side-by-side.ts'
import { findDifferences } from '#domain/translate/differences.ts'
import { findCodeFaults, hasCodes, splitCodes, withoutCodes } from '#domain/translate/inline-codes.ts'
import { findTerms, type FoundTerm, type Term } from '#domain/translate/terms.ts'
import { languageTags, type Locale, otherLocale } from '#lib/locale.ts'
import { MemoryOffers } from './memory-offers.tsx'
import { sideTexts } from './side-texts.ts'
import type { Edit } from './use-side-by-side.ts'

/** A text with its tags set off from its words. */
function Tagged({ text }: { text: string }) {
  return splitCodes(text).map((piece, place) => (hasCodes(piece) ? <code key={place}>{piece}</code> : piece))
}

/** A passage of the source, with what became of it since it was translated. */
export function Source({ language, passage }: { language: Locale; passage: Beside }) {
  const texts = sideTexts[language]
  const { changes, passage: written, source } = passage
  // The tags that are wanted are those of the source, until there is a translation with its own.
  if (changes === undefined)
    return written?.template !== undefined && written.target === undefined ? <Tagged text={written.template} /> : source
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

interface NotesProps {
  /** What is said first. */
  children?: ReactNode
  id: string
  language: Locale
  source: string
  target: Locale
  /** A text with the tags that are wanted. */
  template?: string | undefined
  terms: readonly Term[]
  text: string
}

/** The terms of the source: what each is called, and which of them the translation has. */
function Terms({ found, language, target }: { found: readonly FoundTerm[]; language: Locale; target: Locale }) {
  if (found.length === 0) return null
  return (
    <ul className="side-terms" aria-label={sideTexts[language].terms}>
      {found.map(({ isUsed, term }) => (
        <li key={`${term.zh} ${term.en}`} data-used={isUsed} title={term.note}>
          <span lang={languageTags[otherLocale(target)]}>{term[otherLocale(target)]}</span>
          {' → '}
          <span lang={languageTags[target]}>{term[target]}</span>
        </li>
      ))}
    </ul>
  )
}

/** What numbers, links, placeholders and terms a translation lacks and what is wrong with its tags, while one writes. */
export function Notes({ children, id, language, source, target, template, terms, text }: NotesProps) {
  const texts = sideTexts[language]
  const words = template === undefined ? text : withoutCodes(text)
  const found = findTerms(source, words, terms, target)
  const said =
    text === ''
      ? []
      : [
          ...(template === undefined ? [] : findCodeFaults(template, text).map((fault) => codeWords(fault, language))),
          ...findDifferences(source, words).map((each) => texts.lacks(each, target)),
          ...found.terms.filter(({ isUsed }) => !isUsed).map(({ term }) => texts.lacksTerm(term, target)),
          ...found.avoided.map(({ term, wording }) => texts.avoids(wording, term, target)),
        ]
  return (
    <div id={id} className="side-notes">
      {children}
      <Terms found={found.terms} {...{ language, target }} />
      {text !== '' && <span>{texts.length([...words].length)}</span>}
      {said.map((each) => (
        <span key={each} className="side-lacks">
          {each}
        </span>
      ))}
    </div>
  )
}

interface MachineSignProps {
  language: Locale
  /** What was written and is not saved yet, if anything was. */
  edit: Edit | undefined
  isUnread: boolean
}

/** Says of a text that a machine wrote it, as long as nobody has changed or confirmed it. */
export function MachineSign({ edit, isUnread, language }: MachineSignProps) {
  const { proposed, unread } = sideTexts[language]
  if (edit?.isMachine) return <span className="side-machine">{proposed}</span>
  return isUnread && edit === undefined ? <span className="side-machine">{unread}</span> : null
}

interface PassagePairProps {
  /** What was written and is not saved yet. */
  edited: Edit | undefined
  /** Names the passage for who does not see it. */
  label: string
  language: Locale
  passage: Beside
  target: Locale
  terms: readonly Term[]
  onWrite: (text: string) => void
}

/** A passage of a formatted text beside its translation, which is written here where that can be. */
export function PassagePair({ edited, label, language, onWrite, passage, target, terms }: PassagePairProps) {
  const texts = sideTexts[language]
  const id = useId()
  const { passage: written, source, state } = passage
  const value = edited?.text ?? written?.text ?? ''
  const template = edited?.template ?? written?.template
  return (
    <div className="side-passage" data-state={state}>
      <p lang={languageTags[otherLocale(target)]}>
        {edited?.template === undefined ? (
          <Source language={language} passage={passage} />
        ) : (
          <Tagged text={edited.template} />
        )}
      </p>
      {written ? (
        <div>
          <textarea
            lang={languageTags[target]}
            aria-label={label}
            aria-describedby={id}
            rows={1}
            value={value}
            onChange={({ target: { value: text } }) => onWrite(text.replaceAll('\n', ' '))}
          />
          {value === '' && source !== '' && (
            <button type="button" onClick={() => onWrite(template ?? source)}>
              {texts.copy}
            </button>
          )}
          <Notes {...{ id, language, source, target, terms, template }} text={value}>
            <MachineSign language={language} edit={edited} isUnread={passage.isUnread === true} />
          </Notes>
          <MemoryOffers {...{ language, target, onWrite }} text={value} offers={passage.remembered ?? []} />
        </div>
      ) : (
        <div>
          <p lang={languageTags[target]}>{passage.target}</p>
          <small>{texts.inForm}</small>
        </div>
      )}
      {state !== 'current' && <span className="side-state">{texts.states[state]}</span>}
    </div>
  )
}

import { useId } from 'react'
import type { Beside, FieldBeside } from '#content/translate/side-by-side.ts'
import type { Term } from '#domain/translate/terms.ts'
import { languageTags, type Locale, otherLocale } from '#lib/locale.ts'
import { MemoryOffers } from './memory-offers.tsx'
import { MachineSign, Notes, PassagePair, Source } from './passage-pair.tsx'
import { sideTexts } from './side-texts.ts'
import { type Edit, type Edits, keyOf } from './use-side-by-side.ts'

interface FieldPairProps {
  edits: Edits
  field: FieldBeside
  formPath: string
  isBusy: boolean
  /** Whether passages that are as they should be are left out. */
  isOpenOnly: boolean
  language: Locale
  target: Locale
  terms: readonly Term[]
  onAccept: () => void
  onConfirm: () => void
  onWrite: (edit: Edit, stored: string | undefined) => void
}

const passageOf = ({ passage }: Beside): Edit['passage'] =>
  passage && {
    ...(passage.source !== undefined && { source: passage.source }),
    ...(passage.target !== undefined && { target: passage.target }),
  }

/** The passages of a formatted text, each with its own translation. */
function Passages({ edits, field, isOpenOnly, language, onWrite, target, terms }: FieldPairProps) {
  const { label, passages, place } = field
  const texts = sideTexts[language]
  const editOf = (passage: Beside) => {
    const where = passageOf(passage)
    return where && edits.get(keyOf({ place, passage: where }))
  }
  const isShown = (passage: Beside) =>
    !isOpenOnly || passage.state !== 'current' || passage.isUnread || editOf(passage) !== undefined
  const hidden = passages.filter((passage) => !isShown(passage)).length
  return (
    <>
      {passages.map((passage, number) => {
        const where = passageOf(passage)
        return (
          isShown(passage) && (
            <PassagePair
              key={number}
              {...{ language, passage, target, terms }}
              edited={editOf(passage)}
              label={texts.passage(label, number + 1)}
              onWrite={(text) => where && onWrite({ place, passage: where, text }, passage.passage?.text)}
            />
          )
        )
      })}
      {hidden > 0 && <p className="side-hidden">{texts.unchanged(hidden)}</p>}
    </>
  )
}

/** A plain text beside its translation, which is written as a whole. */
function Plain({ edits, field, id, language, onWrite, target, terms }: FieldPairProps & { id: string }) {
  const texts = sideTexts[language]
  const { isLine, isOpen, isUnread, passages, place, text } = field
  const edit = edits.get(place)
  const value = edit?.text ?? text ?? ''
  const write = (written: string) => onWrite({ place, text: isLine ? written.replaceAll('\n', ' ') : written }, text)
  return (
    <div
      className="side-passage"
      data-state={isOpen ? passages.find(({ state }) => state !== 'current')?.state : 'current'}
    >
      <div lang={languageTags[otherLocale(target)]}>
        {passages.map((passage, number) => (
          <p key={number}>
            <Source language={language} passage={passage} />
          </p>
        ))}
      </div>
      <div>
        <textarea
          lang={languageTags[target]}
          aria-labelledby={id}
          aria-describedby={`${id}-notes`}
          rows={isLine ? 1 : 4}
          value={value}
          onChange={({ target: { value: written } }) => write(written)}
        />
        <Notes
          id={`${id}-notes`}
          {...{ language, target, terms }}
          source={passages.map((passage) => passage.source).join('\n')}
          text={value}
        >
          <MachineSign {...{ edit, isUnread, language }} />
        </Notes>
        <MemoryOffers
          {...{ language, target }}
          isOfLines={passages.length > 1}
          text={value}
          offers={passages.flatMap(({ remembered = [], source }) =>
            passages.length === 1 ? remembered : remembered.map((offer) => ({ sentence: source, ...offer })),
          )}
          onWrite={write}
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
  )
}

/** A field with its source on the left and its translation on the right. */
export function FieldPair(props: FieldPairProps) {
  const { edits, field, formPath, isBusy, language, onAccept, onConfirm } = props
  const texts = sideTexts[language]
  const id = useId()
  const { isOpen, isUnread, label, passages, place, text } = field
  const isInForm = text === undefined && passages.some(({ passage }) => passage === undefined)
  const isEdited = [...edits.values()].some((edit) => edit.place === place)
  return (
    <section className="side-field" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <div className="side-columns">{text === undefined ? <Passages {...props} /> : <Plain {...props} id={id} />}</div>
      {(isOpen || isInForm || isUnread) && (
        <p className="side-field-actions">
          {isUnread && (
            <button type="button" title={texts.confirmHint} disabled={isBusy || isEdited} onClick={onConfirm}>
              {texts.confirm}
            </button>
          )}
          {isOpen && (
            <button type="button" title={texts.acceptHint} disabled={isBusy || isEdited} onClick={onAccept}>
              {texts.accept}
            </button>
          )}
          {isInForm && <a href={formPath}>{texts.form}</a>}
        </p>
      )}
    </section>
  )
}

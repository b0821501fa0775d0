'use client'

import { useState } from 'react'
import type { FieldBeside } from '#content/translate/side-by-side.ts'
import { FieldPair } from './field-pair.tsx'
import { editsFromMemory } from './fill-from-memory.ts'
import { MachineBar } from './machine-bar.tsx'
import { memoryTexts } from './memory-texts.ts'
import { sideTexts } from './side-texts.ts'
import { useMachine } from './use-machine.ts'
import { type SideProps, useSideBySide } from './use-side-by-side.ts'

/** Both languages of a record, field by field. */
export function SideBySideForm({ formPath, hasMachine, language, listPath, mayPublish, of, opened }: SideProps) {
  const texts = sideTexts[language]
  const side = useSideBySide({ language, of, opened })
  const { accept, confirm, edits, fill, finish, said, save, shown, turn, write } = side
  const machine = useMachine({ language, of, side })
  // What is saved while drafts are on their way would be another record than they were made for.
  const isBusy = side.isBusy || machine.isRunning
  const [isOpenOnly, setOpenOnly] = useState(opened.fields.some(({ isOpen, isUnread }) => isOpen || isUnread))
  // A field that was just written stays where it is, whatever it now is.
  const isShown = ({ isOpen, isUnread, place }: FieldBeside) =>
    !isOpenOnly || isOpen || isUnread || [...edits.values()].some((edit) => edit.place === place)
  const fields = shown.fields.filter(isShown)
  const remembered = shown.isWritable ? editsFromMemory(shown.fields, edits) : []
  return (
    <form onSubmit={save}>
      <p className="side-bar">
        <a href={listPath}>{texts.back}</a>
        <a href={formPath}>{texts.form}</a>
        <label>
          <input type="checkbox" checked={isOpenOnly} onChange={({ target }) => setOpenOnly(target.checked)} />
          {texts.openOnly}
        </label>
      </p>
      {shown.mayTurn && (
        <details className="side-turn">
          <summary>{texts.turn[shown.target].title}</summary>
          <p>{texts.turn[shown.target].lead}</p>
          <button type="button" disabled={isBusy || edits.size > 0} onClick={turn}>
            {texts.turn[shown.target].go}
          </button>
        </details>
      )}
      {remembered.length > 0 && (
        <p>
          <button
            type="button"
            title={memoryTexts[language].fillHint}
            disabled={isBusy}
            onClick={() => fill(remembered)}
          >
            {memoryTexts[language].fill(remembered.length)}
          </button>
        </p>
      )}
      {hasMachine && shown.hasDrafts && <MachineBar {...{ language, machine }} isDisabled={side.isBusy} />}
      {fields.length === 0 && <p>{texts.nothingOpen}</p>}
      {fields.map((field) => (
        <FieldPair
          key={field.place}
          onAccept={() => accept(field.place)}
          onConfirm={() => confirm(field.place)}
          onWrite={write}
          {...{ edits, field, formPath, isBusy, isOpenOnly, language, target: shown.target, terms: shown.terms }}
        />
      ))}
      <div className="side-actions" hidden={!shown.isWritable && said === ''}>
        <button
          hidden={!shown.isWritable}
          type="submit"
          data-main={edits.size > 0 || undefined}
          disabled={isBusy || edits.size === 0}
        >
          {shown.hasDrafts ? texts.save : texts.saveShown}
        </button>
        <button
          hidden={!shown.hasDrafts}
          type="button"
          disabled={isBusy || edits.size > 0}
          onClick={() => finish(mayPublish ? 'publish' : 'handIn')}
        >
          {mayPublish ? texts.publish : texts.handIn}
        </button>
        <span role="status">{said}</span>
      </div>
    </form>
  )
}

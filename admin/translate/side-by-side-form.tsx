'use client'

import { useState } from 'react'
import type { FieldBeside } from '#content/translate/side-by-side.ts'
import { FieldPair } from './field-pair.tsx'
import { sideTexts } from './side-texts.ts'
import { type SideProps, useSideBySide } from './use-side-by-side.ts'

/** Both languages of a record, field by field. */
export function SideBySideForm({ formPath, language, listPath, mayPublish, of, opened }: SideProps) {
  const texts = sideTexts[language]
  const { accept, edits, finish, isBusy, said, save, shown, write } = useSideBySide({ language, of, opened })
  const [isOpenOnly, setOpenOnly] = useState(opened.fields.some(({ isOpen }) => isOpen))
  // A field that was just written stays where it is, whatever it now is.
  const isShown = ({ isOpen, place }: FieldBeside) =>
    !isOpenOnly || isOpen || [...edits.values()].some((edit) => edit.place === place)
  const fields = shown.fields.filter(isShown)
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
      {fields.length === 0 && <p>{texts.nothingOpen}</p>}
      {fields.map((field) => (
        <FieldPair
          key={field.place}
          onAccept={() => accept(field.place)}
          onWrite={write}
          {...{ edits, field, formPath, isBusy, isOpenOnly, language, target: shown.target, terms: shown.terms }}
        />
      ))}
      <div className="side-actions" hidden={!shown.hasDrafts && said === ''}>
        <button
          hidden={!shown.hasDrafts}
          type="submit"
          data-main={edits.size > 0 || undefined}
          disabled={isBusy || edits.size === 0}
        >
          {texts.save}
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

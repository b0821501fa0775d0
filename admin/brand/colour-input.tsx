'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { sayProblem } from '#content/brand/contrast-words.ts'
import { judgeColours } from '#domain/brand/judge-colours.ts'
import { readHex } from '#domain/brand/oklch.ts'
import { type ColourName, colourNames, computePalette } from '#domain/brand/palette.ts'
import { brandTexts } from './brand-texts.ts'
import { useBrandColours } from './use-brand-colours.ts'
import './brand.css'

/** Where the house has the colour that stands while none is given. */
const ownColour = (name: ColourName) => {
  const { ink, light } = computePalette({})
  return { main: light.action, accent: light.mark, ink: ink.ink, paper: light.ground }[name]
}

/** A colour, by the browser's picker or typed; what cannot be read is said at once, with the nearest that can. */
export function ColourInput({ field, path: given, readOnly }: TextFieldClientProps) {
  const { i18n } = useTranslation()
  const { disabled, path, setValue, showError, value } = useField<string | null>({ potentiallyStalePath: given })
  const colours = useBrandColours()
  const language = i18n.language === 'zh' ? 'zh' : 'en'
  const words = brandTexts[language]
  const name = colourNames.find((each) => each === field.name)
  const problem = judgeColours(colours).find((each) => each.name === name)
  const isReadOnly = readOnly === true || disabled
  const shown = readHex(value ?? '') ?? (name === undefined ? '#000000' : ownColour(name))
  return (
    <div className={`field-type text brand-colour ${showError || problem ? 'error' : ''}`}>
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError && problem === undefined} />
      <div className="brand-colour-row">
        <input
          type="color"
          aria-label={words.pick(getTranslation(field.label ?? '', i18n))}
          value={shown}
          disabled={isReadOnly}
          onChange={({ target }) => setValue(target.value)}
        />
        <input
          id={`field-${path.replaceAll('.', '__')}`}
          type="text"
          value={value ?? ''}
          placeholder={shown}
          disabled={isReadOnly}
          spellCheck={false}
          onChange={({ target }) => setValue(target.value)}
        />
        {value && !isReadOnly && (
          <button type="button" className="btn btn--style-secondary btn--size-small" onClick={() => setValue(null)}>
            {words.clear}
          </button>
        )}
      </div>
      <p role="status" className="brand-said">
        {problem && sayProblem(problem, language)}
      </p>
      {problem && !isReadOnly && problem.nearest !== '' && (
        <button
          type="button"
          className="btn btn--style-secondary btn--size-small brand-nearest"
          onClick={() => setValue(problem.nearest)}
        >
          <span style={{ background: problem.nearest }} />
          {words.use(problem.nearest)}
        </button>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

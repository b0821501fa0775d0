'use client'

import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { useState } from 'react'
import { longestFile } from '#domain/brand/brand.ts'
import { computePalette } from '#domain/brand/palette.ts'
import { brandTexts } from './brand-texts.ts'
import { cleanFile } from './clean-file.ts'
import { useBrandColours } from './use-brand-colours.ts'
import './brand.css'

/** Choosing a file: checked by the server at once, kept with the other settings. */
function useChosenFile(setValue: (image: string) => void) {
  const { i18n } = useTranslation()
  const words = brandTexts[i18n.language === 'zh' ? 'zh' : 'en']
  const [said, setSaid] = useState('')
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    // It need not travel to the server to be refused.
    if (file.size > longestFile) {
      setSaid(words.tooLarge)
      return
    }
    setSaid(words.reading)
    const { image, refusal = words.failed } = await cleanFile(file).catch(() => ({
      image: undefined,
      refusal: undefined,
    }))
    setSaid(image === undefined ? refusal : '')
    if (image !== undefined) setValue(image)
  }
  return { said, choose, words, forget: () => setSaid('') }
}

/** A logo or mark, shown on both grounds that it will stand on. */
export function ImageInput({ field, path: given, readOnly }: TextareaFieldClientProps) {
  const { disabled, path, setValue, showError, value } = useField<string | null>({ potentiallyStalePath: given })
  const { choose, forget, said, words } = useChosenFile(setValue)
  const { ink, light } = computePalette(useBrandColours())
  const isReadOnly = readOnly === true || disabled
  return (
    <div className={`field-type brand-image ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <div className="brand-image-grounds">
        {(
          [
            [light.ground, words.onPaper],
            [ink.ink, words.onInk],
          ] as const
        ).map(([ground, name]) => (
          <figure key={name}>
            <div style={{ background: ground }}>{value ? <img src={value} alt="" /> : null}</div>
            <figcaption>{value ? name : words.none}</figcaption>
          </figure>
        ))}
      </div>
      {!isReadOnly && (
        <div className="brand-image-ways">
          <label className="btn btn--style-secondary btn--size-small">
            <input
              id={`field-${path.replaceAll('.', '__')}`}
              type="file"
              accept=".svg,.png,image/svg+xml,image/png"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                // The same file can be chosen again.
                target.value = ''
                void choose(file)
              }}
            />
            {value ? words.replace : words.choose}
          </label>
          {value && (
            <button
              type="button"
              className="btn btn--style-secondary btn--size-small"
              onClick={() => {
                forget()
                setValue(null)
              }}
            >
              {words.remove}
            </button>
          )}
        </div>
      )}
      <p role="status" className="brand-said">
        {said}
      </p>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

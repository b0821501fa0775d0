import { useState } from 'react'
import { brandTexts } from '#admin/brand/brand-texts.ts'
import { cleanFile } from '#admin/brand/clean-file.ts'
import { longestFile } from '#domain/brand/brand.ts'
import type { Locale } from '#lib/locale.ts'
import { setupTexts } from './setup-texts.ts'

interface ImageChoiceProps {
  name: string
  label: string
  value: string
  language: Locale
  onChange: (image: string) => void
}

/** A drawing, looked at by the server when it is chosen and stored with its step. */
export function ImageChoice({ label, language, name, onChange, value }: ImageChoiceProps) {
  const [said, setSaid] = useState('')
  const { failed, reading, tooLarge } = brandTexts[language]
  const { choose: chooseFile, remove } = setupTexts[language]
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > longestFile) return setSaid(tooLarge)
    setSaid(reading)
    const { image, refusal = failed } = await cleanFile(file).catch(() => ({ image: undefined, refusal: undefined }))
    setSaid(image === undefined ? refusal : '')
    if (image !== undefined) onChange(image)
  }
  return (
    <div className="setup-image">
      <label htmlFor={`setup-${name}`}>{label}</label>
      <div>
        {value && <img src={value} alt="" />}
        <input
          id={`setup-${name}`}
          type="file"
          title={chooseFile}
          accept=".svg,.png,image/svg+xml,image/png"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        {value && (
          <button type="button" aria-label={`${remove}: ${label}`} onClick={() => onChange('')}>
            {remove}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </div>
  )
}

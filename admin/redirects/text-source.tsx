'use client'

import { useId } from 'react'
import { readTableText } from '#lib/csv.ts'

interface TextSourceProps {
  words: { file: string; text: string; example: string }
  /** Kinds of files that can be chosen, as `accept` has them. */
  accept: string
  value: string
  onChange: (text: string) => void
}

/** A text that is pasted, or read from a file into the same field: what is sent is what stands there. */
export function TextSource({ accept, onChange, value, words }: TextSourceProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={`${id}-file`}>{words.file}</label>
      <input
        id={`${id}-file`}
        type="file"
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          void file?.arrayBuffer().then((content) => onChange(readTableText(new Uint8Array(content))))
        }}
      />
      <label htmlFor={id}>{words.text}</label>
      <textarea
        id={id}
        rows={6}
        spellCheck={false}
        placeholder={words.example}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}

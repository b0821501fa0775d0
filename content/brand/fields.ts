import {
  type Field,
  type PayloadRequest,
  type TextareaField,
  type TextField,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload'
import type { ImageName } from '#domain/brand/brand.ts'
import { judgeColours } from '#domain/brand/judge-colours.ts'
import { readHex } from '#domain/brand/oklch.ts'
import { type ColourName, colourNames, type Colours } from '#domain/brand/palette.ts'
import { type AdminText, describe } from '#content/fields/labels.ts'
import type { Words } from '#content/fields/texts.ts'
import { cleanAddress, ImageRefused } from './clean-image.ts'
import { sayProblem } from './contrast-words.ts'

const languageOf = (language: string) => (language === 'zh' ? 'zh' : 'en')

/** Refuses here and not in `validate`, which Payload does not ask about a draft: what could run is stored nowhere. */
async function cleanImage(name: ImageName, value: unknown, req: PayloadRequest): Promise<string | null> {
  if (typeof value !== 'string' || value === '') return null
  try {
    return await cleanAddress(value)
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error
    const message = error.words[languageOf(req.i18n.language)]
    throw new ValidationError({ global: 'brand', errors: [{ path: name, message }], req }, req.t)
  }
}

/** A logo or mark, kept in the settings themselves as a cleaned `data:` address, so that a state of them is whole. */
export function brandImage(name: ImageName, words: Words): TextareaField {
  const { admin, ...described } = describe(...words)
  return {
    name,
    type: 'textarea',
    ...described,
    admin: { ...admin, components: { Field: '/brand/image-input.tsx#ImageInput' } },
    hooks: { beforeValidate: [({ req, value }) => cleanImage(name, value, req)] },
  }
}

const notColour: AdminText = {
  zh: '写成#后加六位十六进制数，例如#0b7a4b',
  en: 'Write # and six hexadecimal digits, such as #0b7a4b',
}

/** The colours of a form or a record as the palette takes them; what is not one is left out. */
export function coloursIn(data: Partial<Record<ColourName, unknown>>): Colours {
  return Object.fromEntries(
    colourNames.flatMap((name) => {
      const value = data[name]
      const hex = typeof value === 'string' ? readHex(value) : undefined
      return hex === undefined ? [] : [[name, hex]]
    }),
  )
}

/** A colour, judged beside the others: what would not be read or seen is refused with the nearest that is. */
export function brandColour(name: ColourName, words: Words): TextField {
  const { admin, ...described } = describe(...words)
  const validate: TextFieldSingleValidation = (value, { req, siblingData }) => {
    if (!value) return true
    const language = languageOf(req.i18n.language)
    if (readHex(value) === undefined) return notColour[language]
    const problem = judgeColours(coloursIn({ ...siblingData, [name]: value })).find((each) => each.name === name)
    return problem === undefined || sayProblem(problem, language)
  }
  return {
    name,
    type: 'text',
    ...described,
    admin: { ...admin, components: { Field: '/brand/colour-input.tsx#ColourInput' } },
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? (readHex(value) ?? value) : value)],
    },
    validate,
  }
}

/** One of a few, all in sight. */
export function choice<Value extends string>(
  name: string,
  words: Words,
  options: Record<Value, AdminText>,
  defaultValue: NoInfer<Value>,
): Field {
  const entries = Object.entries<AdminText>(options).map(([value, label]) => ({ value, label }))
  return { name, type: 'radio', required: true, defaultValue, options: entries, ...describe(...words) }
}

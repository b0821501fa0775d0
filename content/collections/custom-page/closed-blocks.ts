import { type Field, type FieldHook, type FieldHookArgs, ValidationError } from 'payload'
import { makeBlocks } from './blocks.ts'

type Data = Record<string, unknown>

const blocks = makeBlocks()

const words = {
  unknown: {
    zh: (place: number) => `第${place}个内容块不是这里有的一种`,
    en: (place: number) => `Block ${place} is none of those there are`,
  },
  wrong: {
    zh: (place: number, name: string) => `第${place}个内容块的“${name}”不能存这样的值`,
    en: (place: number, name: string) => `Block ${place} cannot have such a value as “${name}”`,
  },
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value)
const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is of a field's kind, so that whatever reads it later need not ask. */
function fits(field: Field, value: unknown): boolean {
  switch (field.type) {
    case 'checkbox':
      return typeof value === 'boolean'
    case 'number':
      return isNumber(value) && Number(value) >= (field.min ?? 0) && Number(value) <= (field.max ?? Number.MAX_VALUE)
    case 'select':
      return field.options.some((option) => (typeof option === 'string' ? option : option.value) === value)
    case 'relationship':
    case 'upload':
      return field.hasMany === true ? Array.isArray(value) && value.every(isNumber) : isNumber(value)
    case 'richText':
      return isObject(value) && isObject(value.root)
    case 'array':
      return Array.isArray(value) && value.every(isObject)
    default:
      return typeof value === 'string'
  }
}

/** What of a row its fields know; nothing else is stored. @throws the name of a field that has a value of another kind */
function pick(fields: readonly Field[], row: Data): Data {
  const kept = fields.flatMap((field): [string, unknown][] => {
    if (!('name' in field)) return []
    const value = row[field.name]
    if (value === null || value === undefined) return []
    if (!fits(field, value)) throw new TypeError(field.name)
    return [[field.name, field.type === 'array' ? (value as Data[]).map((each) => pick(field.fields, each)) : value]]
  })
  return { ...(typeof row.id === 'string' && { id: row.id }), ...Object.fromEntries(kept) }
}

type Written = Pick<FieldHookArgs, 'collection' | 'global' | 'req'>

/** Refused at the field, in the words of whoever writes. */
function refuse({ collection, global, req }: Written, say: (language: 'en' | 'zh') => string): never {
  const message = say(req.i18n.language === 'zh' ? 'zh' : 'en')
  const place = collection ? { collection: collection.slug } : { global: global?.slug ?? '' }
  throw new ValidationError({ ...place, errors: [{ path: 'blocks', message }], req }, req.t)
}

function close(row: unknown, index: number, written: Written): Data {
  const block = blocks.find(({ slug }) => isObject(row) && slug === row.blockType)
  if (block === undefined) return refuse(written, (language) => words.unknown[language](index + 1))
  try {
    return { ...pick(block.fields, row as Data), blockType: block.slug }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return refuse(written, (language) => words.wrong[language](index + 1, error.message))
  }
}

/**
 * Keeps the set of blocks closed, for drafts too, which no field validates: they are stored as JSON, where no table forbids
 * anything, and the admin draws what is stored as it is. A block that there is not, or a value of another kind, is refused;
 * a field that there is not is left out.
 */
export const keepClosed: FieldHook = ({ value, ...written }) => {
  if (value === null || value === undefined) return value as unknown
  if (!Array.isArray(value)) return refuse(written, (language) => words.unknown[language](1))
  return value.map((row, index) => close(row, index, written))
}

import { APIError, type CollectionBeforeOperationHook, type FlattenedField, type Where } from 'payload'

const texts = {
  operator: {
    zh: (path: string) => `“${path}”不能按地点查询。`,
    en: (path: string) => `“${path}” is no place and cannot be searched by one.`,
  },
  inside: {
    zh: (path: string) => `不能按“${path}”查询：这个字段的内容不是单独存放的。`,
    en: (path: string) => `“${path}” cannot be queried: what is inside this field is not stored by itself.`,
  },
}

/** Of points, which no collection has. */
const ofPlaces = new Set(['near', 'within', 'intersects'])
/** Fields that are stored as one piece: what is inside has no address that both databases understand. */
const inOnePiece = new Set(['richText'])

type Fault = { fault: keyof typeof texts; path: string }

/**
 * Conditions of a request that the database would refuse as an error of ours are refused as what they are, wrong input. What
 * our own code asks is not looked at: an error of it shall be one.
 */
export const refuseWrongQuery: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { where } = args as { where?: Where }
  if (req.payloadAPI !== 'REST' || where === undefined) return args
  const found = findFault(where, collection.flattenedFields)
  if (found === undefined) return args
  throw new APIError(texts[found.fault][req.i18n.language === 'zh' ? 'zh' : 'en'](found.path), 400)
}

function findFault(where: Where, fields: FlattenedField[]): Fault | undefined {
  for (const [path, rule] of Object.entries(where)) {
    if (path === 'and' || path === 'or') {
      for (const each of Array.isArray(rule) ? rule : []) {
        const fault = findFault(each, fields)
        if (fault) return fault
      }
    } else if (leadsInside(path.split('.'), fields)) return { fault: 'inside', path }
    else if (Object.keys(rule ?? {}).some((operator) => ofPlaces.has(operator))) return { fault: 'operator', path }
  }
  return undefined
}

function leadsInside([name, ...rest]: string[], fields: FlattenedField[]): boolean {
  const field = fields.find((each) => each.name === name)
  if (field === undefined || rest.length === 0) return false
  if (inOnePiece.has(field.type)) return true
  return 'flattenedFields' in field && leadsInside(rest, field.flattenedFields)
}

import type { FlattenedField } from 'payload'
import { readTable, writeTable } from '#lib/csv.ts'
import { locales } from '#lib/locale.ts'
import { MoveError, type MovedRecord } from './format.ts'
import { type Data, isObject } from './walk.ts'

/** A column of a table: one value of a record, in one language. */
interface Column {
  /** Where the value is in a record; also its heading, joined by dots. */
  path: string[]
  kind: 'text' | 'number' | 'checkbox' | 'date' | 'json'
}

/** Lists, formatted texts and whatever else has parts of its own stand in one cell as JSON: nothing of them is lost. */
function kindOfColumn(field: FlattenedField): Column['kind'] {
  if ('hasMany' in field && field.hasMany === true) return 'json'
  if ((field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo !== 'string') return 'json'
  if (['array', 'blocks', 'json', 'point', 'richText'].includes(field.type)) return 'json'
  return field.type === 'number' || field.type === 'checkbox' || field.type === 'date' ? field.type : 'text'
}

/** The columns of a kind, in the order of its form. */
function columnsOf(fields: readonly FlattenedField[], path: string[] = [], isLocalized = false): Column[] {
  return fields.flatMap((field): Column[] => {
    if (field.type === 'join' || ('virtual' in field && Boolean(field.virtual))) return []
    const isOfEach = 'localized' in field && field.localized === true && !isLocalized
    const places = isOfEach ? locales.map((locale) => [...path, field.name, locale]) : [[...path, field.name]]
    return places.flatMap((place) =>
      field.type === 'group' || field.type === 'tab'
        ? columnsOf(field.flattenedFields, place, isLocalized || isOfEach)
        : [{ path: place, kind: kindOfColumn(field) }],
    )
  })
}

/** The two states that a record may have in a table: what visitors are shown, and what was written since. */
const states = ['record', 'draft'] as const
type State = (typeof states)[number]

const valueAt = (data: Data, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), data)

function cellOf(value: unknown, { kind }: Column): string {
  if (value === undefined || value === null) return ''
  return kind !== 'json' && typeof value === 'string' ? value : JSON.stringify(value)
}

const headingOf = (collection: string) => `${collection}:uid`

/** Records of one kind as CSV, a line for each state. Its first heading names the kind. */
export function writeSheet(collection: string, fields: readonly FlattenedField[], records: readonly MovedRecord[]) {
  const columns = columnsOf(fields)
  const head = [headingOf(collection), 'state', ...columns.map(({ path }) => path.join('.'))]
  const lines = records.flatMap((record) =>
    states.flatMap((state) => {
      const data = record[state]
      if (data === undefined) return []
      return [[record.uid, state, ...columns.map((column) => cellOf(valueAt(data, column.path), column))]]
    }),
  )
  return writeTable([head, ...lines])
}

/** Said of a cell that cannot be taken in. */
const wrongCell = (line: number, heading: string, zh: string, en: string) =>
  new MoveError(
    `第${line}行“${heading}”：${zh}。没有改动任何内容。`,
    `Line ${line}, “${heading}”: ${en}. Nothing was changed.`,
  )

const truths: Readonly<Record<string, boolean | undefined>> = {
  true: true,
  yes: true,
  '1': true,
  是: true,
  false: false,
  no: false,
  '0': false,
  否: false,
}

function readCell(cell: string, { kind, path }: Column, line: number): unknown {
  const heading = path.join('.')
  // Spreadsheets must not run a text; the apostrophe that keeps them from it is none of its letters.
  const text = /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
  if (text === '') return null
  switch (kind) {
    case 'number': {
      const number = Number(text)
      if (!Number.isFinite(number)) throw wrongCell(line, heading, '这里要填数字', 'this must be a number')
      return number
    }
    case 'checkbox': {
      const isTrue = truths[text.toLowerCase()]
      if (isTrue === undefined) throw wrongCell(line, heading, '这里要填true或false', 'this must be true or false')
      return isTrue
    }
    case 'date': {
      const date = new Date(text)
      if (Number.isNaN(date.getTime()))
        throw wrongCell(line, heading, '这里要填日期，如2026-11-26', 'this must be a date such as 2026-11-26')
      return date.toISOString()
    }
    case 'json':
      try {
        return JSON.parse(text) as unknown
      } catch {
        throw wrongCell(line, heading, '这里的JSON读不出来', 'this is no JSON')
      }
    case 'text':
      return text
  }
}

function place(data: Data, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    data[name] = value
    return
  }
  const inner = isObject(data[name]) ? data[name] : {}
  data[name] = inner
  place(inner, rest, value)
}

const refuse = (zh: string, en: string) => new MoveError(`${zh}没有改动任何内容。`, `${en} Nothing was changed.`)

/** The kind that a table says it is of, and its lines. @throws MoveError where it says none */
export function openSheet(text: string) {
  const table = readTable(text)
  if (table === undefined)
    throw refuse('表格不完整：有一个引号没有结束。', 'The table was cut: a quotation mark never ends.')
  const [head, ...lines] = table
  const collection = /^([a-z0-9-]{1,80}):uid$/.exec(head?.cells[0] ?? '')?.[1]
  if (head === undefined || collection === undefined)
    throw refuse(
      '这个文件既不是归档，也不是内容的表格：表格的第一个表头写明种类，如news:uid。',
      'This is neither an archive nor a content table: the first heading of a table names its kind, such as news:uid.',
    )
  return { collection, headings: head.cells.slice(1), lines }
}

/** Columns by their place, as a table has them. A table may have fewer than an export, in any order. */
function readHeadings(headings: readonly string[], known: readonly Column[]): (Column | 'state')[] {
  const byHeading = new Map(known.map((column) => [column.path.join('.'), column]))
  return headings.map((heading, index) => {
    const column = heading === 'state' ? 'state' : byHeading.get(heading)
    if (column === undefined) throw refuse(`没有名为“${heading}”的列。`, `There is no column called “${heading}”.`)
    if (headings.indexOf(heading) !== index)
      throw refuse(`“${heading}”这一列出现了两次。`, `The column “${heading}” is there twice.`)
    return column
  })
}

/**
 * The records of a table. An empty cell empties what it stands for; a column that is not there leaves it as it is. A line
 * without a name is a new record, unless another one here has its address.
 *
 * @param newUid draws the name of a new record
 * @throws MoveError with the line and the column of the first fault
 */
export function readSheet(
  { headings, lines }: Pick<ReturnType<typeof openSheet>, 'headings' | 'lines'>,
  fields: readonly FlattenedField[],
  newUid: () => string,
): MovedRecord[] {
  const columns = readHeadings(headings, columnsOf(fields))
  const records = new Map<string, MovedRecord>()
  const taken = new Set<string>()
  for (const { cells, line } of lines) {
    const [name = '', ...values] = cells
    if (values.length > columns.length)
      throw wrongCell(line, String(cells.length), '这一行的列比表头多', 'this line has more columns than the heading')
    const uid = name === '' ? newUid() : name.toLowerCase()
    if (!/^[0-9a-f]{32}$/.test(uid)) throw wrongCell(line, 'uid', '这不是记录的名称', 'this isn’t the name of a record')
    const state = readState(values[columns.indexOf('state')] ?? '', line)
    if (taken.has(`${uid} ${state}`)) throw wrongCell(line, 'uid', '这条记录出现了两次', 'this record is listed twice')
    taken.add(`${uid} ${state}`)
    const data: Data = {}
    for (const [index, column] of columns.entries())
      if (column !== 'state') place(data, column.path, readCell(values[index] ?? '', column, line))
    records.set(uid, { record: {}, ...records.get(uid), uid, [state]: data })
  }
  return [...records.values()]
}

function readState(cell: string, line: number): State {
  const state = states.find((each) => each === (cell === '' ? 'record' : cell))
  if (state === undefined) throw wrongCell(line, 'state', '这里要填record或draft', 'this must be record or draft')
  return state
}

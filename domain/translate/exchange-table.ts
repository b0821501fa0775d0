import { csvCell, readTable } from '#lib/csv.ts'
import { isLocale, type Locale } from '#lib/locale.ts'
import {
  addressOf,
  type ExchangedRecord,
  FileRefused,
  readAddress,
  readStamp,
  type Returned,
  type ReturnedRecord,
  stampOf,
} from './exchange.ts'

const columns = ['address', 'language', 'place', 'stamp', 'name', 'field', 'source', 'translation'] as const
type Column = (typeof columns)[number]

const lineOf = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`

/** The first line of a table of texts, with the mark by which spreadsheets know UTF-8. */
export const tableHead = `\uFEFF${lineOf(columns)}`

/** A record as lines of a table, one for each text. @param target language that is translated into */
export const tableRecord = (record: ExchangedRecord, target: Locale): string =>
  record.texts
    .map((text) => {
      const cells: Record<Column, string> = {
        address: addressOf(record),
        language: target,
        place: text.place,
        stamp: stampOf(text),
        name: record.name,
        field: text.label,
        source: text.source,
        translation: text.target,
      }
      return lineOf(columns.map((name) => cells[name]))
    })
    .join('')

/** A cell that would have run as a formula went out with an apostrophe before it. */
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')

/** Reads a table that came back; its columns may stand in another order, and others beside them. @throws FileRefused */
export function readExchangeTable(text: string): Returned {
  const [head, ...lines] = readTable(text) ?? []
  if (head === undefined) throw new FileRefused('broken')
  const places = new Map(head.cells.map((name, index) => [name.trim().toLowerCase(), index]))
  if (!(['address', 'language', 'place', 'stamp', 'translation'] as const).every((name) => places.has(name)))
    throw new FileRefused('foreign')
  const targets = new Set<string>()
  const records = new Map<string, ReturnedRecord>()
  for (const { cells } of lines) {
    const cell = (name: Column) => plain(cells[places.get(name) ?? -1] ?? '')
    const address = cell('address')
    const record = records.get(address) ?? { ...readAddress(address), texts: [] }
    records.set(address, record)
    // A stamp may begin with a hyphen.
    record.texts.push({ place: cell('place'), ...readStamp(cell('stamp')), text: cell('translation') })
    targets.add(cell('language'))
  }
  const [target, ...others] = targets
  if (target === undefined) throw new FileRefused('empty')
  if (!isLocale(target) || others.length > 0) throw new FileRefused('language')
  return { target, records: [...records.values()] }
}

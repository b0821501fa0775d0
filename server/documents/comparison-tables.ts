import { type Context, Hono } from 'hono'
import { writeTable } from '#lib/csv.ts'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import { writeQuantity } from '#site/features/product/write-quantity.ts'
import { comparisonFile, mostCompared } from '#site/features/product/comparison.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { loadProductTexts } from './product-texts.ts'
import type { Client, DocumentSource } from './stored-document.ts'

/** Specifications side by side: group, quantity, and a column for each machine. */
async function machineRows(client: Client, ids: string[], locale: Locale): Promise<string[][]> {
  const words = await loadProductTexts(client, locale)
  const { groups, machines } = await client.call('machine/compare', { ids })
  return [
    [words.group, words.quantity, ...machines.map(({ title }) => title)],
    ...groups.flatMap(({ rows, title: group }) =>
      rows.map(({ cells, title }) => [
        group,
        title,
        ...cells.map((cell) => {
          if (cell === null) return words.notStated
          const value = writeQuantity(cell, words)
          return cell.condition === '' ? value : words.under({ value, condition: cell.condition })
        }),
      ]),
    ),
  ]
}

/** How each product meets each criterion. */
async function productRows(client: Client, ids: string[], locale: Locale): Promise<string[][]> {
  const words = await loadProductTexts(client, locale)
  const { criteria, products } = await client.call('product/compare', { ids })
  return [
    [words.criterion, ...products.map(({ name }) => name)],
    ...criteria.map(({ cells, title }) => [title, ...cells.map((cell) => cell?.text ?? words.notStated)]),
  ]
}

const tables = { '/product/machine': machineRows, '/product': productRows }

/** The comparisons as spreadsheet files, with the same query as the page. */
export function comparisonTableRoutes({ open }: Pick<DocumentSource, 'open'>) {
  const app = new Hono<ServerEnv>()
  for (const [path, read] of Object.entries(tables))
    for (const locale of locales)
      app.get(localizePath(comparisonFile(path), locale), async (context: Context<ServerEnv>) => {
        const ids = (context.req.query('compare') ?? '').split(',')
        if (ids.length > mostCompared || ids.some((id) => !/^[\w-]{1,96}$/.test(id))) return context.notFound()
        const { client } = open({ locale, requestId: context.get('requestId') })
        // `notFound` becomes 404 in the server's error handler.
        return new Response(writeTable(await read(client, ids, locale)), {
          headers: {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': 'attachment; filename="comparison.csv"',
            'Cache-Control': 'no-store',
          },
        })
      })
  return app
}

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { testWithAdmin as test } from '../browser/test.ts'
import { pasted } from '../factories/pasted-texts.ts'
import { poll } from '../process/poll.ts'
import { publisher, signIn } from '../process/staff.ts'

interface Node {
  type: string
  tag?: string
  text?: string
  format?: number
  style?: string
  listType?: string
  colSpan?: number
  rowSpan?: number
  fields?: { url?: string }
  children?: Node[]
}

/** The article that is open, as it was saved. */
async function readBody(page: Page, origin: string): Promise<Node[]> {
  const id = /news\/(\d+)/.exec(page.url())?.[1] ?? ''
  const answer = await page.request.get(`${origin}/admin/api/news/${id}?draft=true&locale=en&depth=0`)
  return ((await answer.json()) as { body?: { root: { children: Node[] } } }).body?.root.children ?? []
}

const wordsOf = (node: Node): string => (node.text ?? '') + (node.children ?? []).map(wordsOf).join('')
const allOf = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...allOf(node.children ?? [])])

/** A text in short: each block with its words, and cells with what they take. */
function outline(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'list') return (node.children ?? []).map((item) => `${node.listType}: ${wordsOf(item).trim()}`)
    if (node.type === 'table')
      return (node.children ?? []).map((row) =>
        (row.children ?? [])
          .map((cell) => `${wordsOf(cell).trim()}[${cell.colSpan ?? 1}x${cell.rowSpan ?? 1}]`)
          .join(' | '),
      )
    const words = wordsOf(node).trim()
    return words === '' ? [] : [`${node.tag ?? node.type}: ${words}`]
  })
}

const expected: Record<keyof typeof pasted, string[]> = {
  word: [
    'h2: Limits of the bench',
    'paragraph: Measured with two sensors, see the report.',
    'bullet: Pressure below 20 bar',
    'bullet: No shock loads',
    'number: Warm up',
    'Pressure, bar[2x1] | Result[1x1]',
    '12[1x2] | 14[1x1] | holds[1x1]',
    '16[1x1] | leaks[1x1]',
  ],
  excel: ['Load[2x1] | Life[1x1]', '2.50[1x2] | 1.20[1x1] | 410 h[1x1]', '1.80[1x1] | 156 h[1x1]'],
  feishu: [
    'h2: 使用范围',
    'paragraph: 注意：详见说明书。',
    'bullet: 压力低于20 bar',
    'bullet: 无冲击',
    'number: 预热',
    '压力[2x1] | 结果[1x1]',
    '12[1x2] | 14[1x1] | 合格[1x1]',
    '16[1x1] | 漏油[1x1]',
  ],
  wps: ['h3: 检验', 'paragraph: 先预热，再加压。', '压力[2x1]', '12[1x1] | 合格[1x1]'],
}

describe('a text that is pasted', () => {
  test('from Word, Excel, Feishu and WPS keeps its structure; styles and scripts are gone', async ({
    open,
    portico: { origin },
  }) => {
    const { page } = await open({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    const [name = '', value = ''] = (await signIn(origin, publisher)).split('=')
    await page.context().addCookies([{ name, value, url: origin }])
    for (const [program, html] of Object.entries(pasted) as [keyof typeof pasted, string][]) {
      await page.goto('/admin/collections/news/create?locale=en')
      await page.locator('#field-title').fill(`Pasted from ${program}`)
      await page.waitForURL(/\/admin\/collections\/news\/\d+/)
      const editor = page.locator('.field-type.rich-text-lexical [contenteditable=true]').first()
      await editor.click()
      await editor.evaluate((element, copied) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', copied)
        clipboardData.setData('text/plain', 'the words alone')
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, html)
      await poll(async () => (await readBody(page, origin)).length > 0, {
        within: 20_000,
        for: `${program} to be saved`,
      })
      const body = await readBody(page, origin)
      expect(outline(body), program).toEqual(expected[program])
      const nodes = allOf(body)
      expect(nodes.map(({ style }) => style ?? '').join(''), program).toBe('')
      expect(JSON.stringify(body), program).not.toMatch(/mso|windowtext|ace-line|onclick|onerror|script|lark|<|&nbsp/i)
      if (program !== 'excel')
        expect(
          nodes.some(({ format }) => format === 1),
          `${program} in bold`,
        ).toBe(true)
      if (program === 'word' || program === 'feishu')
        expect(nodes.flatMap(({ fields }) => fields?.url ?? []).join(), program).toMatch(
          /^https:\/\/example\.com\/\w+$/,
        )
      expect(await page.evaluate(() => 'pastedScript' in window), program).toBe(false)
    }
  })
})

import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { locales } from '#lib/locale.ts'
import { examined, openCheck } from '../browser/code-check.ts'
import { test } from '../browser/test.ts'
import { blockXml, makeLiveScript, makeMdl, makeSlx, makeZip, systemXml } from '../factories/simulink-files.ts'

const words = {
  zh: {
    result: '检查结果',
    keep: '保存为CSV',
    states: { no: '未覆盖', partly: '部分覆盖', covered: '覆盖', unknown: '没有检查过' },
    verdicts: {
      covered: '用到的函数和模块全部覆盖。',
      unclear: '还不能说全部覆盖',
      open: '有未覆盖或只覆盖一部分的',
    },
    binary: '文件里有二进制内容',
    tooLarge: '太大，没有读：代码最多2 MB',
    archive: '里面没有模型，也没有实时脚本',
    encrypted: '文件有密码',
    bomb: '解压后大得不正常',
    broken: '模型内容有错误',
    readAs: '按M代码读',
    stop: '停止读取',
    stopped: '已停止',
    findings: '筛选结果',
    findingSearch: '名称、说明或文件',
    name: '名称',
    blocks: '9个模块',
    filters: '筛选函数',
    state: '状态',
    total: (count: number) => `${count.toLocaleString('en')}个函数和命令`,
    paste: '粘贴代码',
    code: '代码',
    pasteButton: '检查这段代码',
  },
  en: {
    result: 'Result',
    keep: 'Save as CSV',
    states: { no: 'Not covered', partly: 'Partly covered', covered: 'Covered', unknown: 'Not examined' },
    verdicts: {
      covered: 'Every function and block in use is covered.',
      unclear: 'isn’t an all-clear',
      open: 'Some of what is used is not covered',
    },
    binary: 'The file has binary content',
    tooLarge: 'Too large, not read: at most 2 MB for code',
    archive: 'neither a model nor a live script',
    encrypted: 'The file is password-protected',
    bomb: 'far larger than a model can be',
    broken: 'The model contains an error',
    readAs: 'it was read as M code',
    stop: 'Stop reading',
    stopped: 'Stopped before it was read',
    findings: 'Filter the result',
    findingSearch: 'Name, remark or file',
    name: 'Name',
    blocks: '9 blocks',
    filters: 'Filter the functions',
    state: 'State',
    total: (count: number) => `${count.toLocaleString('en')} functions and commands`,
    paste: 'Paste code',
    code: 'Code',
    pasteButton: 'Check this code',
  },
} as const

const code = `function out = draw(x)
% ginput(1) in a comment
y = x' + sum(x)'; s = 'gtext(1)';
hold on
[px, py] = ginput(2);
data = xlsread('in.xlsx');
gtext('a'); gtext('b')
end
`
const inMemory = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text as string),
})
const uncovered = examined.filter(({ state }) => state === 'no').length

for (const locale of locales) {
  const text = words[locale]
  describe(`the check in ${locale}`, () => {
    test('files are checked without a single request, even with the network gone, and the report is kept', async ({
      open,
    }) => {
      const { context, page, record } = await open({ acceptDownloads: true })
      const field = await openCheck(page, locale)
      const before = record.requests.length
      await context.setOffline(true)
      await field.setInputFiles([inMemory('=draw.m', code), inMemory('中文.m', '% 注释\nuitree(1)\n')])
      const result = page.getByRole('region', { name: text.result })
      const row = result.getByRole('row').filter({ hasText: 'ginput' })
      await row.waitFor()
      expect(await row.innerText()).toContain(text.states.no)
      expect(await row.innerText()).toMatch(/=draw\.m\D+5(?!\d)/)
      expect(await result.getByRole('row').filter({ hasText: 'gtext' }).innerText()).toMatch(/=draw\.m\D+7(?!\d)/)
      expect(await result.getByRole('row').filter({ hasText: 'xlsread' }).innerText()).toContain(text.states.partly)
      await result.getByRole('row').filter({ hasText: 'uitree' }).waitFor()

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        result.getByRole('button', { name: text.keep }).click(),
      ])
      const csv = await readFile(await download.path(), 'utf8')
      expect(csv.startsWith('\ufeff')).toBe(true)
      expect(csv).toMatch(new RegExp(`\r\n'=draw\\.m,[^,]+,ginput,,${text.states.no},1,5,`))
      expect(csv).toMatch(new RegExp(`\r\n中文\\.m,[^,]+,uitree,,${text.states.no},1,2,`))
      expect(record.requests.slice(before).filter(({ path: asked }) => !asked.startsWith('blob:'))).toEqual([])
      expect(record.complaints).toEqual([])
    })

    test('what is no M code is refused with a sentence, and the rest is checked all the same', async ({ open }) => {
      const { page, record } = await open()
      const field = await openCheck(page, locale)
      await field.setInputFiles([
        inMemory('binary.m', Buffer.alloc(5000)),
        inMemory('big.m', Buffer.alloc(2 * 1024 * 1024 + 1, ' ')),
        inMemory('other.zip', Buffer.from(makeZip([{ name: 'a.txt', content: 'x' }]))),
        inMemory('gbk.m', Buffer.from([0x25, 0xd7, 0xa2, 0xca, 0xcd, 0x0a, ...Buffer.from('ginput(1)')])),
        // As large as may be, and made to keep the check busy.
        inMemory(
          'full.m',
          `x = [${'@(a) '.repeat(400_000)}];\nbrush(1)`.padEnd(2 * 1024 * 1024, '\n').slice(0, 2 * 1024 * 1024),
        ),
      ])
      await page.getByText(text.binary).waitFor()
      await page.getByText(text.tooLarge).waitFor()
      await page.getByText(text.archive).waitFor()
      const result = page.getByRole('region', { name: text.result })
      await result.getByRole('row').filter({ hasText: 'ginput' }).waitFor()
      await result.getByRole('row').filter({ hasText: 'brush' }).waitFor()
      expect(record.complaints).toEqual([])
    })

    test('names that nobody examined are no all-clear', async ({ open }) => {
      const { page, record } = await open()
      const field = await openCheck(page, locale)
      const result = page.getByRole('region', { name: text.result })
      await field.setInputFiles([inMemory('fine.m', 'x = sin(1);\ny = cos(x);')])
      await result.getByText(text.verdicts.covered).waitFor()
      await field.setInputFiles([inMemory('more.txt', 'net = trainNetwork(1);\nabs(net)')])
      await result.getByText(text.verdicts.unclear).waitFor()
      expect(await result.getByText(text.verdicts.covered).count()).toBe(0)
      const row = result.getByRole('row').filter({ hasText: 'trainNetwork' })
      expect(await row.innerText()).toContain(text.states.unknown)
      await page.getByText(text.readAs).waitFor()
      await field.setInputFiles([inMemory('run.m', "load_system('a');\nsim('a');\n!dir\n")])
      await result.getByText(text.verdicts.open).waitFor()
      expect(await result.getByRole('row').filter({ hasText: 'load_system' }).innerText()).toContain(
        text.states.covered,
      )
      expect(await result.getByRole('rowheader').filter({ hasText: '!' }).count()).toBe(0)
      expect(record.complaints).toEqual([])
    })

    test('models and live scripts are opened without a request, with the network gone', async ({ open }) => {
      const { context, page, record } = await open()
      const field = await openCheck(page, locale)
      const before = record.requests.length
      await context.setOffline(true)
      await field.setInputFiles([
        inMemory('plant.slx', Buffer.from(makeSlx())),
        inMemory('old.mdl', makeMdl()),
        // A name in letters that the page’s own font has elsewhere.
        inMemory('Ærø › Ωμέγα.m', 'ginput(1)'),
        inMemory('notes.mlx', Buffer.from(makeLiveScript(['ginput(1)', 'x = sin(1);']))),
      ])
      await page.getByText(text.blocks).waitFor()
      const result = page.getByRole('region', { name: text.result })
      const rowOf = (name: string) => result.getByRole('row').filter({ hasText: name })
      await rowOf('ginput').waitFor()
      expect(await rowOf('Gain').innerText()).toMatch(/plant\.slx\D+2[^]*old\.mdl\D+2/)
      expect(await rowOf('SubSystem:Chart').innerText()).toContain(text.states.no)
      expect(await rowOf('ourlib/Pump').innerText()).toContain(text.states.unknown)
      expect(await rowOf('trainNetwork').innerText()).toMatch(/plant\.slx \/ Function\D+2/)
      expect(record.requests.slice(before)).toEqual([])
      expect(record.complaints).toEqual([])
    })

    test('the result is searched, narrowed and sorted, by keyboard too', async ({ open }) => {
      const { page, record } = await open()
      const field = await openCheck(page, locale)
      await field.setInputFiles([inMemory('plant.slx', Buffer.from(makeSlx())), inMemory('draw.m', code)])
      const result = page.getByRole('region', { name: text.result })
      const names = () => result.getByRole('rowheader').locator('code').allInnerTexts()
      await expect.poll(async () => (await names()).length).toBeGreaterThan(8)
      const filters = result.getByRole('search', { name: text.findings })
      await filters.getByLabel(text.state).selectOption('unknown')
      await expect.poll(names).toEqual(['ourlib/Pump', 'prepare', 'trainNetwork'])
      const sort = result.getByRole('columnheader', { name: text.name }).getByRole('button')
      await sort.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect.poll(names).toEqual(['trainNetwork', 'prepare', 'ourlib/Pump'])
      expect(await result.getByRole('columnheader', { name: text.name }).getAttribute('aria-sort')).toBe('descending')
      await filters.getByLabel(text.findingSearch).fill('nothing-like-it')
      await page.keyboard.press('Enter')
      await expect.poll(names).toEqual([])
      expect(record.complaints).toEqual([])
    })

    test('damaged and hostile models are refused with a sentence; reading can be stopped', async ({ open }) => {
      const { page, record } = await open()
      const field = await openCheck(page, locale)
      const part = 'simulink/blockdiagram.xml'
      const zip = (content: string, isEncrypted = false) => Buffer.from(makeZip([{ name: part, content, isEncrypted }]))
      await field.setInputFiles([
        inMemory('locked.slx', zip('<Model/>', true)),
        inMemory('bomb.slx', zip(' '.repeat(16 * 1024 * 1024))),
        inMemory('entity.slx', zip('<!DOCTYPE a [<!ENTITY b "c">]><Model>&b;</Model>')),
      ])
      for (const words of [text.encrypted, text.bomb, text.broken]) await page.getByText(words).waitFor()
      await page.getByRole('region', { name: text.result }).getByText(text.verdicts.unclear).waitFor()

      const blocks = Array.from({ length: 250_000 }, (_, index) =>
        blockXml('Gain', `K${index}`, { Gain: String(index ** 2) }),
      )
      await field.setInputFiles([inMemory('long.slx', zip(systemXml(blocks.join('\n'))))])
      await page.getByRole('progressbar', { name: 'long.slx' }).waitFor()
      await page.getByRole('button', { name: text.stop }).click()
      await page.getByText(text.stopped).waitFor()
      // The next file is read by the same worker.
      await field.setInputFiles([inMemory('after.m', 'ginput(1)')])
      await page.getByRole('row').filter({ hasText: 'ginput' }).waitFor()
      expect(record.complaints).toEqual([])
    })

    test('pasted code is checked, and the report outlives a change of the table’s filters', async ({ open }) => {
      const { page, record } = await open()
      await openCheck(page, locale)
      await page.getByText(text.paste, { exact: true }).click()
      await page.getByRole('textbox', { name: text.code, exact: true }).fill('ginput(1)')
      await page.getByRole('button', { name: text.pasteButton }).click()
      const row = page.getByRole('region', { name: text.result }).getByRole('row').filter({ hasText: 'ginput' })
      await row.waitFor()
      await page.getByRole('search', { name: text.filters }).getByLabel(text.state).selectOption('no')
      await page.waitForURL('**?state=no')
      await page
        .getByRole('status')
        .filter({ hasText: text.total(uncovered) })
        .waitFor()
      await row.waitFor()
      expect(record.complaints).toEqual([])
    })
  })
}

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openLive, tokenOf } from '../browser/account.ts'
import { findBarriers } from '../browser/barriers.ts'
import { started } from '../browser/started.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { newTicket } from '../factories/tickets.ts'
import { askCall } from '../process/calls.ts'
import { demoPassword } from '../process/staff.ts'
import { expectEmptyList } from '../process/empty-list.ts'

const words = {
  zh: {
    prefix: '',
    email: 'lin.xia@example.com',
    ticket: 'T-7KMD-3XV9',
    foreign: 'T-6MJD-7KRT',
    coded: { ticket: 'T-8PQF-4ZSE', names: ['server'] },
    signIn: { email: '邮箱', password: '密码', button: '登录' },
    labels: {
      subject: '主题',
      text: '问题和步骤',
      files: '文件',
      send: '提交工单',
      reply: '回复',
      sendReply: '发送回复',
      close: '关闭工单',
      reopen: '重新打开',
      rate: '提交评分',
      good: '4 · 满意',
      missing: '没有这张工单',
      draft: '草稿已恢复',
      export: '导出CSV',
      given: '您的评分：4分',
      mine: '我的工单',
      fetch: '下载solver.log',
      letReply: '允许回复：test.bench@example.com',
      mayReply: '邮件回复直接进入工单。',
      mustWait: '邮件回复要等您同意后才进入工单。',
    },
    subject: '求解器中止',
    sentence: '许可服务升级后无法启动',
    suggested: '许可',
    /** Whether the last message of the ticket is an agent's, which nobody has read. */
    isUnread: true,
  },
  en: {
    prefix: '/en',
    email: 'maya.hart@example.com',
    ticket: 'T-6MJD-7KRT',
    foreign: 'T-7KMD-3XV9',
    coded: { ticket: 'T-6MJD-7KRT', names: ['Clock(Clock(1, 100), 4)', 'Clock(1, 25)'] },
    signIn: { email: 'E-mail', password: 'Password', button: 'Sign in' },
    labels: {
      subject: 'Subject',
      text: 'Problem and steps',
      files: 'Files',
      send: 'Send ticket',
      reply: 'Reply',
      sendReply: 'Send reply',
      close: 'Close ticket',
      reopen: 'Reopen',
      rate: 'Send the rating',
      good: '4 · Good',
      missing: 'Ticket not found',
      draft: 'Your draft has been restored',
      export: 'Export CSV',
      given: 'Your rating: 4 of 5',
      mine: 'My tickets',
      fetch: 'Download solver.log',
      letReply: 'Let them reply: test.bench@example.com',
      mayReply: 'E-mail replies go straight into the ticket.',
      mustWait: 'E-mail replies wait until you agree.',
    },
    subject: 'The solver stops',
    sentence: 'licence service does not start after upgrade',
    suggested: 'licence',
    isUnread: false,
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** Signs in on the way to a page that needs it or offers it. */
async function signIn(page: Page, { email, prefix, signIn: labels }: Words, target: string): Promise<void> {
  await page.goto(`${prefix}/login?redirect=${encodeURIComponent(prefix + target)}`)
  await started(page)
  await page.getByLabel(labels.email, { exact: true }).fill(email)
  await page.getByLabel(labels.password, { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: labels.button, exact: true }).click()
  await page.waitForURL(`**${prefix}${target}`)
}

const tableOf = (page: Page) => page.getByRole('table')

describe.each(Object.entries(words))('tickets (%s)', (_, own) => {
  const { foreign, isUnread, labels, prefix, sentence, subject, suggested, ticket } = own

  test('[S7] the screens of the support area and of a product are the same, one without the site around it', async ({
    open,
  }) => {
    const { page, record } = await open()
    await signIn(page, own, '/support/ticket/mine')
    // The demo's agents have answered; what is looked at waits no more.
    const badge = page.locator('.person-menu summary .count-badge [aria-hidden]').first()
    await badge.waitFor()
    const waiting = Number(await badge.innerText())
    for (const [base, hasSite] of [
      ['/support/ticket', 1],
      ['/ticket', 0],
    ] as const) {
      await page.goto(`${prefix}${base}/mine`)
      await tableOf(page).getByText(ticket).waitFor()
      expect(await page.getByRole('contentinfo').count(), base).toBe(hasSite)
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([labels.mine])
      expect(await tableOf(page).getByText(foreign).count()).toBe(0)
      await tableOf(page)
        .getByRole('row', { name: new RegExp(ticket) })
        .getByRole('link')
        .click()
      await page.waitForURL(`**${prefix}${base}/mine?ticket=${ticket}`)
      await page.getByRole('button', { name: labels.sendReply }).waitFor()
      expect(await page.locator('.message').count()).toBeGreaterThan(1)
      expect(await findBarriers(page)).toEqual([])
      const left = String(waiting - (isUnread ? 1 : 0))
      if (hasSite) await expect.poll(async () => ((await badge.isVisible()) ? badge.innerText() : '0')).toBe(left)
    }
    expect(record.complaints).toEqual([])
  })

  test('names between backticks are code in a message', async ({ open }) => {
    const { page } = await open()
    await signIn(page, own, `/support/ticket/mine?ticket=${own.coded.ticket}`)
    const code = page.locator('.message-text code')
    await code.first().waitFor()
    expect(await code.allInnerTexts()).toEqual(own.coded.names)
    expect((await page.locator('.thread').innerText()).includes('`')).toBe(false)
  })

  test('the search of the site finds own tickets for the person alone', async ({ open }) => {
    const { page, record } = await open()
    const mine = page.getByRole('region', { name: labels.mine })
    await page.goto(`${prefix}/search?q=${ticket}`)
    await started(page)
    expect(await mine.count()).toBe(0)
    await signIn(page, own, `/search?q=${ticket}`)
    await mine.getByText(ticket).waitFor()
    expect(await mine.getByRole('link').first().getAttribute('href')).toBe(
      `${prefix}/support/ticket/mine?ticket=${ticket}`,
    )
    const answered = page.waitForResponse((response) => response.url().endsWith('/ticket/list'))
    await page.goto(`${prefix}/search?q=${foreign}`)
    await (await answered).finished()
    await expect.poll(() => page.locator('main').innerText()).toContain(foreign)
    expect(await mine.count()).toBe(0)
    expect(record.complaints).toEqual([])
  })

  test('[S7] a ticket of somebody else, and one that never was, are not there', async ({ open }) => {
    const { page } = await open()
    await signIn(page, own, `/ticket/mine?ticket=${foreign}`)
    await page.getByText(labels.missing).waitFor()
    await page.goto(`${prefix}/support/ticket/mine?ticket=T-2222-2222`)
    await page.getByText(labels.missing).waitFor()
    const answer = await page.goto(`${prefix}/support/ticket/mine?ticket=12`)
    expect(answer?.status()).toBe(404)
  })

  test('[S7] who opened a ticket lets somebody in copy answer by mail', async ({ open, portico }) => {
    const { page, record } = await open()
    await signIn(page, own, '/support/ticket/mine')
    const fields = newTicket({ copies: ['test.bench@example.com'] })
    const token = (await tokenOf(page)) ?? ''
    const { number } = await askCall<{ number: string }>(portico.origin, 'ticket/create', fields, { token })
    await openLive(page, `${prefix}/support/ticket/mine?ticket=${number}`)
    await page.getByText(labels.mustWait).waitFor()
    await page.getByRole('button', { name: labels.letReply }).click()
    await page.getByText(labels.mayReply).waitFor()
    expect(await page.getByText(labels.mustWait).count()).toBe(0)
    expect(await page.getByRole('button', { name: labels.letReply }).count()).toBe(0)
    expect(await findBarriers(page, { exclude: '.toast' })).toEqual([])
    expect(record.complaints).toEqual([])
  })

  test('a ticket is written with a file, its draft kept; answered, closed, opened again and rated', async ({
    open,
  }) => {
    const { page, record } = await open()
    await page.goto(`${prefix}/support/ticket/new?product=studio`)
    await started(page)
    await page.getByRole('main').getByRole('link', { name: own.signIn.button, exact: true }).click()
    await page.waitForURL('**/login?redirect=**')
    await signIn(page, own, '/support/ticket/new?product=studio')
    // A sentence finds the articles that have its rare words.
    await page.getByLabel(labels.subject, { exact: true }).fill(sentence)
    await page
      .locator('.ticket-suggestions a')
      .filter({ hasText: new RegExp(suggested, 'i') })
      .first()
      .waitFor()
    await page.getByLabel(labels.subject, { exact: true }).fill(subject)
    await page
      .getByLabel(labels.text, { exact: true })
      .fill('t = 0.42 s\n```m\nx = 1;\n```\n<img src=x onerror=alert(1)>')
    await page.reload()
    await page.getByText(labels.draft).waitFor()
    expect(await page.getByLabel(labels.subject, { exact: true }).inputValue()).toBe(subject)
    await page.locator('input[type=file]').setInputFiles({
      name: 'solver.log',
      mimeType: 'text/plain',
      buffer: Buffer.from('step size below 1e-12 s\n'),
    })
    // Beside the form stands by when the chosen severity is answered; on a phone each choice says it.
    const promised = page.locator('.ticket-help time')
    const usual = await promised.getAttribute('datetime')
    await page.locator('label[for=severity-1]').click()
    await expect.poll(() => promised.getAttribute('datetime')).not.toBe(usual)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await promised.isVisible()).toBe(false)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: labels.send }).click()
    await page.waitForURL(/\/support\/ticket\/mine\?ticket=T-/)
    await page.locator('.ticket-promised .dial').first().waitFor()
    // What the page is about is its one heading; the list is a step on the way to it.
    await page.getByRole('heading', { level: 1, name: subject }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.locator('.breadcrumb').getByRole('link', { name: labels.mine }).count()).toBe(1)
    expect(await page.locator('.message code').textContent()).toBe('x = 1;')
    expect(await page.locator('.message img').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('portico.ticket'))).toBeNull()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: labels.fetch }).click()
    expect((await download).suggestedFilename()).toBe('solver.log')

    await page.getByLabel(labels.reply, { exact: true }).fill('R2026b.')
    await page.getByRole('button', { name: labels.sendReply }).click()
    await page.locator('.message').nth(1).waitFor()
    await page.getByRole('button', { name: labels.close }).click()
    await page.getByRole('button', { name: labels.rate }).waitFor()
    await page.getByLabel(labels.good).check()
    await page.getByRole('button', { name: labels.rate }).click()
    await page.getByText(labels.given).waitFor()
    await page.getByRole('button', { name: labels.reopen }).click()
    await page.getByRole('button', { name: labels.close }).waitFor()
    expect(record.complaints).toEqual([])
  })

  test('the list is searched and filtered by its address, and saved as CSV', async ({ open, portico }) => {
    const { page } = await open({ viewport: { width: 390, height: 800 } })
    await signIn(page, own, '/support/ticket/mine?status=closed')
    await tableOf(page).waitFor()
    expect(await tableOf(page).getByText(ticket).count()).toBe(0)
    await page.goto(`${prefix}/support/ticket/mine?q=${ticket}`)
    await tableOf(page).getByText(ticket).waitFor()
    expect(await tableOf(page).getByRole('rowheader').count()).toBe(1)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: labels.export }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(390)
    for (const query of ['status=none', 'page=0', 'page=-1', 'sort=x', 'unread=2', 'scope=all'])
      await expectEmptyList(portico.origin, `${prefix}/support/ticket/mine?${query}`)
  })
})

describe('the link of a mail', () => {
  test('shows a form without scripts, takes no forged right, and changes nothing by being looked at', async ({
    open,
  }) => {
    const { page } = await open({ javaScriptEnabled: false })
    const answer = await page.goto('/en/support/ticket/rate?token=forged-forged-forged')
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-inline')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Rate a ticket')
    await page.getByLabel('4 · Good').check()
    await page.getByRole('button', { name: 'Send the rating' }).click()
    await page.getByText('This link has expired or has already been used').waitFor()
  })
})

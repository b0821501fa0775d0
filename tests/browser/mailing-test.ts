import { startSmtp, type TestSmtp } from '../mail/smtp.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { findFreePort } from '../process/free-port.ts'
import { startPortico } from '../process/portico.ts'
import { testOwnProcess as base } from './test.ts'

const withServer = base.extend<{ smtp: TestSmtp }>({
  smtp: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads from it which fixtures another one needs.
    async ({}, use) => {
      const smtp = await startSmtp()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'file' },
  ],
})

/** A portal with a mail server of its own, which keeps what it gets; both live as long as the file's tests. */
export const test = withServer.override({
  portico: [
    async ({ env, smtp }, use) => {
      const dataDir = await makeDataFolder()
      const port = await findFreePort()
      const own = { PUBLIC_URL: `http://localhost:${port}`, SMTP_URL: smtp.url, MAIL_FROM: 'portal@armilla.example' }
      const portico = await startPortico({ dataDir, port, env: { ...own, ...env } })
      await use(portico)
      await portico.stop()
      await removeFolder(dataDir)
    },
    { scope: 'file' },
  ],
})

import { startIssuer, type TestIssuer } from '../issuer/issuer.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { findFreePort } from '../process/free-port.ts'
import { startPortico } from '../process/portico.ts'
import { testOwnProcess as base } from './test.ts'

const withIssuer = base.extend<{ port: number; issuer: TestIssuer }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from it which fixtures another one needs.
  port: [async ({}, use) => use(await findFreePort()), { scope: 'file' }],
  issuer: [
    async ({ port }, use) => {
      const issuer = await startIssuer({ portal: `http://localhost:${port}` })
      await use(issuer)
      await issuer.close()
    },
    { scope: 'file' },
  ],
})

/** A portal that knows one issuer, by which its visitors may sign in; both live as long as the file's tests. */
export const test = withIssuer.override({
  portico: [
    async ({ env, issuer, port }, use) => {
      const dataDir = await makeDataFolder()
      const own = { PUBLIC_URL: `http://localhost:${port}`, OIDC_PROVIDERS: JSON.stringify([issuer.provider]) }
      const portico = await startPortico({ dataDir, port, env: { ADMIN: 'off', ...own, ...env } })
      await use(portico)
      await portico.stop()
      await removeFolder(dataDir)
    },
    { scope: 'file' },
  ],
})

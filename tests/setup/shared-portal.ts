import { afterAll, beforeAll } from 'vitest'
import { openTestPortal, type TestPortal } from './portal.ts'

/** Opens the portal before a file's tests and closes it after them; read its members inside tests only. */
export function useTestPortal(options?: Parameters<typeof openTestPortal>[0]): TestPortal {
  const shared = {} as TestPortal
  let opened: TestPortal | undefined
  beforeAll(async () => {
    opened = await openTestPortal(options)
    Object.assign(shared, opened)
  })
  afterAll(() => opened?.close())
  return shared
}

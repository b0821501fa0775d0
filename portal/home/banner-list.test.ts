import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '../../tests/setup/portal.ts'

let test: TestPortal
beforeAll(async () => {
  test = await openTestPortal()
})
afterAll(() => test.close())

it('[C1] x', async () => {
  console.log(JSON.stringify(await test.ask('home/banner/list', 'en'), null, 1))
  for (const c of ['home/announcement','case/firtColumn','base/site','contact/our','seo/friendlinks']) console.log(c, JSON.stringify(await test.send(c, {}, 'zh')))
})

import type { BrowserContextOptions, Page } from 'playwright-core'
import { signIn } from '../process/staff.ts'
import type { OpenVisitor } from './test.ts'

/** A page of the admin for somebody who has signed in. */
export async function openAsStaff(
  open: OpenVisitor,
  origin: string,
  email: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  // What moves in the admin says that something is under way, and takes the time of what is.
  const { context, page } = await open({ reducedMotion: 'reduce', ...options })
  const cookies = (await signIn(origin, email)).split('; ').map((each) => {
    const [name = '', ...value] = each.split('=')
    return { name, value: value.join('='), url: origin }
  })
  await context.addCookies(cookies)
  return page
}

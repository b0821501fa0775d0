import { expect } from 'vitest'
import { ask } from './ask.ts'

/** An address of nothing: a page that says so, and that nobody keeps, however often it is asked for (contract S1). */
export async function expectNotFound(origin: string, address: string) {
  for (const time of ['first', 'second']) {
    const { headers, status, text } = await ask(origin + address)
    expect({ address, time, status, kept: headers['cache-control'] }).toEqual({
      address,
      time,
      status: 404,
      kept: 'no-store',
    })
    expect(text).toContain('Page Not Found')
  }
}

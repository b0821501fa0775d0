import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { createAccessLog, loggedPath } from './access-log.ts'

it.each([
  ['/en/products?q=who+asks#here', '/en/products'],
  ['/media/a-picture-of-some-length-900x600.webp', '/media/a-picture-of-some-length-900x600.webp'],
  ['/news/armilla-opens-a-laboratory-for-students', '/news/armilla-opens-a-laboratory-for-students'],
  ['/news/%E6%B5%91%E4%BB%AA%E5%AE%9E%E9%AA%8C%E5%AE%A4', '/news/%E6%B5%91%E4%BB%AA%E5%AE%9E%E9%AA%8C%E5%AE%A4'],
  ['/assets/entry.client-DkQz1x2f.js', '/assets/entry.client-DkQz1x2f.js'],
  ['/preview/eyJzb3VyY2UiOiJuZXdzIn0.Zm9vYmFyLWJhei1xdXV4/state', '/preview/[cut]/state'],
  ['/api/tickets/files/Q2hhLWNoYS1jaGEtY2hhLWNoYS1jaGE_', '/api/tickets/files/[cut]'],
  ['/admin/reset/0f8fad5bd9cb469fa16570867728950e71b6ad3c', '/admin/reset/[cut]'],
  [`/${'a-b'.repeat(200)}`, `/${'a-b'.repeat(200)}`.slice(0, 300)],
])('of the path is written what opens nothing: %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})

it('there is a line when an answer is over, with who it belongs to and its own bytes alone', () => {
  const info = vi.fn<(facts: object, words: string) => void>()
  const accessLog = createAccessLog({ info })
  const socket = { bytesWritten: 500 }
  const response = Object.assign(new EventEmitter(), { statusCode: 404, socket })
  accessLog.follow({ method: 'GET', url: '/nothing?token=secret' }, response as never)
  let kind = 'other'
  accessLog.identify(response, () => ({ requestId: 'one', kind }))
  kind = 'page'
  socket.bytesWritten = 1700
  expect(info).not.toHaveBeenCalled()
  response.emit('close')
  const milliseconds = expect.any(Number) as number
  const line = {
    method: 'GET',
    path: '/nothing',
    status: 404,
    milliseconds,
    bytes: 1200,
    requestId: 'one',
    kind: 'page',
  }
  expect(info.mock.calls).toEqual([[line, 'answered']])

  const fast = Object.assign(new EventEmitter(), { statusCode: 200, socket })
  accessLog.follow({ method: 'GET', url: '/' }, fast as never)
  fast.emit('close')
  expect(info.mock.lastCall?.[0]).toMatchObject({ path: '/', status: 200, kind: 'stored' })
})

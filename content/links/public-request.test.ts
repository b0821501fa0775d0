import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askPublic, isPublicAddress, type RequestOptions } from './public-request.ts'

describe('an address', () => {
  it.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.8.9.1'],
    ['this machine', '::1'],
    ['no machine', '0.0.0.0'],
    ['no machine', '::'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.3.4'],
    ['a private network', '192.168.1.1'],
    ['a private network', 'fc00::1'],
    ['a private network', 'fd12:3456::1'],
    ['a provider’s inner network', '100.64.0.1'],
    ['a cloud’s metadata', '169.254.169.254'],
    ['a cloud’s metadata', 'fd00:ec2::254'],
    ['the same wire', 'fe80::1'],
    ['a group', '224.0.0.1'],
    ['a group', 'ff02::1'],
    ['everybody', '255.255.255.255'],
    ['a test network', '198.18.0.1'],
    ['an example', '192.0.2.1'],
    ['an example', '2001:db8::1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6', '::ffff:7f00:1'],
    ['IPv4 in IPv6', '::127.0.0.1'],
    ['IPv4 in IPv6', '64:ff9b::7f00:1'],
    ['IPv4 in IPv6', '2002:7f00:1::'],
    ['IPv4 in IPv6', '2001:0:7f00:1::'],
    ['no address', 'localhost'],
    ['no address', ''],
  ])('of %s is not: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

let server: Server
let port: number
let asked: string[] = []
let answerWith: RequestListener = (_request, response) => response.end()

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host?.replace(/:\d+$/, '')}${request.url}`)
    answerWith(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ;({ port } = server.address() as AddressInfo)
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** Names that mean the server of the test, which only here counts as public. */
const names: Record<string, string> = { 'good.example': '127.0.0.1', 'inner.example': '10.0.0.1' }
const options = (more: RequestOptions = {}): RequestOptions => ({
  resolve: (host) => Promise.resolve([{ address: names[host] ?? '127.0.0.1', family: 4 }]),
  isPublic: (address) => address === '127.0.0.1',
  ports: [String(port)],
  timeout: 2000,
  ...more,
})
const ask = (path: string, more?: RequestOptions) => askPublic(`http://good.example:${port}${path}`, options(more))

describe('26 (point 8): a server of somebody else', () => {
  it('is asked for the head alone, and as a browser where it does not understand that', async () => {
    answerWith = (_request, response) => response.end()
    expect([await ask('/a'), asked]).toEqual([{ status: 200 }, ['HEAD good.example/a']])
    answerWith = ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end('body')
    expect(await ask('/b')).toEqual({ status: 200 })
    expect(asked.slice(1)).toEqual(['HEAD good.example/b', 'GET good.example/b'])
    answerWith = (_request, response) => response.writeHead(404).end()
    expect(await ask('/c')).toEqual({ status: 404 })
  })

  it('is followed through redirects, five of them', async () => {
    answerWith = ({ url = '' }, response) => {
      const step = Number(url.slice(1))
      response.writeHead(step === 0 ? 204 : 302, step === 0 ? {} : { location: `/${step - 1}` }).end()
    }
    expect(await ask('/5')).toEqual({ status: 204 })
    expect(await ask('/6')).toEqual({ failure: 'tooManyRedirects' })
  })

  it('that is silent is waited for, and not for ever', async () => {
    answerWith = () => undefined
    expect(await ask('/slow', { timeout: 200 })).toEqual({ failure: 'timeout' })
    server.closeAllConnections()
  })

  it.each([
    ['this machine by its address', () => `http://127.0.0.1:${port}/`, {}],
    ['this machine by its name', () => `http://localhost:${port}/`, {}],
    ['this machine in another spelling', () => `http://0x7f.1:${port}/`, {}],
    ['this machine as one number', () => `http://2130706433:${port}/`, {}],
    ['this machine by IPv6', () => `http://[::1]:${port}/`, {}],
    ['this machine as IPv4 in IPv6', () => `http://[::ffff:127.0.0.1]:${port}/`, {}],
    ['a name that means this machine', () => `http://good.example:${port}/`, { resolve: options().resolve }],
    [
      'a name that also means this machine',
      () => `http://both.example:${port}/`,
      {
        resolve: () =>
          Promise.resolve([
            { address: '1.1.1.1', family: 4 },
            { address: '127.0.0.1', family: 4 },
          ]),
      },
    ],
    ['a name and a password', () => `http://me:secret@127.0.0.1:${port}/`, { isPublic: () => true }],
    ['another port', () => `http://127.0.0.1:${port}/`, { isPublic: () => true, ports: ['', '80', '443'] }],
    ['a file', () => 'file:///etc/passwd', { isPublic: () => true }],
  ] as [string, () => string, RequestOptions][])('is never %s', async (_what, address, more) => {
    const outcome = await askPublic(address(), { ports: [String(port)], timeout: 2000, ...more })
    expect([outcome, asked]).toEqual([{ failure: 'notPublic' }, []])
  })

  it('may not send on to what is not public', async () => {
    const inner = [`http://inner.example:${port}/`, `http://127.0.0.2:${port}/`, 'http://good.example:22/', 'file:///x']
    for (const location of inner) {
      asked = []
      answerWith = (_request, response) => response.writeHead(302, { location }).end()
      expect([location, await ask('/start')]).toEqual([location, { failure: 'notPublic' }])
      expect(asked).toEqual(['HEAD good.example/start'])
    }
  })

  it('is reached at the address that was judged, whatever the name means a moment later', async () => {
    answerWith = (_request, response) => response.end()
    let times = 0
    const resolve = () => {
      times += 1
      return Promise.resolve([{ address: times === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }])
    }
    expect(await askPublic(`http://rebinding.example:${port}/`, options({ resolve }))).toEqual({ status: 200 })
    expect([times, asked]).toEqual([1, ['HEAD rebinding.example/']])
  })

  it('without a name, an answer or sense is said to be so', async () => {
    const lost = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
    expect(await ask('/', { resolve: lost })).toEqual({ failure: 'noName' })
    expect(await askPublic('http://')).toEqual({ failure: 'broken' })
    const closed = port
    await new Promise((resolve) => server.close(resolve))
    expect(await askPublic(`http://good.example:${closed}/`, options())).toEqual({ failure: 'unreachable' })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
})

import { describe, expect, it } from 'vitest'
import { middlewareNames } from '#site/middleware-names.ts'
import { page, pageRoutes } from '#site/route-table.ts'
import { decide, enterRoute } from './route-middleware.ts'

const at = (address: string) => new URL(address, 'https://portico.test')

describe('route middleware', () => {
  it('[S5] the registered names are session, guest and educationParams', () => {
    expect(middlewareNames).toEqual(['session', 'guest', 'educationParams'])
    const declared = pageRoutes.filter(({ middleware }) => middleware).map(({ middleware, path }) => [path, middleware])
    expect(declared).toEqual([
      ['/login', ['guest']],
      ['/education/details', ['educationParams']],
      ['/support/ticket/mine', ['session']],
      ['/ticket/mine', ['session']],
    ])
  })

  it('[S5] [E6] a name that is not registered is an error when the route table is built', () => {
    const file = 'routes/home.tsx'
    expect(() => page('/x', { file, middleware: ['sesion' as never] })).toThrow('Unknown route middleware: sesion')
    expect(() => page('/x', { file, middleware: ['session', 'toString' as never] })).toThrow(
      'Unknown route middleware: toString',
    )
  })

  it('[S5] [E6] a name that is not registered is an error when the route is entered', async () => {
    expect(() => decide('sesion', at('/'), true)).toThrow('Unknown route middleware: sesion')
    const enter = enterRoute('sesion') as (args: object, next: () => Promise<never>) => Promise<unknown>
    const request = new Request('https://portico.test/')
    await expect(enter({ request }, () => Promise.reject(new Error('entered')))).rejects.toThrow(
      'Unknown route middleware: sesion',
    )
  })

  it('[S5] session leads a visitor to sign in, in the page’s language, with the way back', () => {
    expect(decide('session', at('/ticket/mine?ticket=9#a'), false)).toBe(
      '/login?redirect=%2Fticket%2Fmine%3Fticket%3D9%23a',
    )
    expect(decide('session', at('/en/ticket/mine'), false)).toBe('/en/login?redirect=%2Fen%2Fticket%2Fmine')
    expect(decide('session', at('/ticket/mine'), true)).toBeUndefined()
  })

  it('[S5] guest leads who is signed in back, or home, and never elsewhere', () => {
    expect(decide('guest', at('/login?redirect=%2Fen%2Fnews%3Fpage%3D2'), true)).toBe('/en/news?page=2')
    expect(decide('guest', at('/en/login'), true)).toBe('/en')
    expect(decide('guest', at('/login?redirect=%2F%2Fevil.example'), true)).toBe('/')
    expect(decide('guest', at('/login?redirect=%2F'), false)).toBeUndefined()
    expect(decide('guest', at('/login?mode=register'), true)).toBe('/')
  })

  it.each(['verify', 'reset', 'email'])('[S5] guest lets a mailed link (%s) open for who is signed in', (mode) => {
    expect(decide('guest', at(`/login?mode=${mode}#token=x`), true)).toBeUndefined()
  })
})

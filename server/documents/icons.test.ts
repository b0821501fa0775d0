import { describe, expect, it } from 'vitest'
import { iconSetVersion, readIcon } from '#lib/icons.ts'
import { iconRoutes } from './icons.ts'

const app = iconRoutes()
const version = iconSetVersion('lucide') ?? ''

interface Answer {
  prefix: string
  icons: Record<string, { body: string; width: number; height: number }>
  not_found: string[]
}
const ask = async (query: string, file = 'lucide.json') => {
  const response = await app.request(`/api/icons/${file}${query}`)
  return { response, body: (await response.json()) as Answer }
}

describe('the icon service', () => {
  it('[K5] gives icons in Iconify’s shape, each as one path', async () => {
    const { body, response } = await ask('?icons=download,house')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(body.prefix).toBe('lucide')
    expect(Object.keys(body.icons)).toEqual(['download', 'house'])
    expect(body.icons.download).toEqual({
      body: `<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="${readIcon('lucide:download')?.path}"/>`,
      width: 24,
      height: 24,
    })
    expect(body.not_found).toEqual([])
  })

  it('[K5] lists the names that the set does not have', async () => {
    const { body } = await ask('?icons=no-such-icon,download,constructor,download')
    expect(Object.keys(body.icons)).toEqual(['download'])
    expect(body.not_found).toEqual(['no-such-icon', 'constructor'])
  })

  it('[K5] an answer for a version of the set is kept for good, any other for a day', async () => {
    expect((await ask(`?icons=download&v=${version}`)).response.headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    for (const query of ['', '&v=', '&v=0.0.1']) {
      const { response } = await ask(`?icons=download${query}`)
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    }
  })

  it.each([
    '',
    '?icons=',
    '?icons=,,',
    '?icons=../secret',
    '?icons=%3Cscript%3E',
    '?icons=__proto__',
    '?icons=Download',
    `?icons=${'a'.repeat(65)}`,
    `?icons=${Array.from({ length: 65 }, (_none, index) => `a${index}`).join(',')}`,
  ])('refuses %j and repeats none of it', async (query) => {
    const { body, response } = await ask(query)
    expect(response.status).toBe(400)
    expect(body).toMatchObject({ code: '000002', data: null })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('answers for 64 names at once', async () => {
    const names = Array.from({ length: 64 }, (_none, index) => `a${index}`)
    expect((await ask(`?icons=${names.join(',')}`)).body.not_found).toEqual(names)
  })

  it.each(['mdi.json', '__proto__.json', 'constructor.json', '..%2Flucide.json', '.json'])(
    'has no set %s',
    async (file) => {
      const response = await app.request(`/api/icons/${file}?icons=download`)
      expect(response.status).toBe(404)
    },
  )
})

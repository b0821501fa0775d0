import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInStaff } from '../../tests/factories/staff-tokens.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { checkPublished } from '#content/published/check.ts'

const test = useTestPortal()
let tokens = new Map<string, string>()

beforeAll(async () => {
  tokens = await signInStaff(test.payload, 'brand.example')
})

interface Answer {
  image?: string
  result?: Record<string, unknown>
  errors?: { message: string; data?: { errors: { message: string; path: string }[] } }[]
}

/** The admin's REST interface, as its route answers. */
async function ask(way: string, who: string, body: object, language = 'en') {
  const { default: config } = await import('#content/payload.config.ts')
  const text = JSON.stringify(body)
  const token = tokens.get(who)
  const request = new Request(`http://localhost/admin/api/globals/brand${way}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'accept-language': language,
      ...(token !== undefined && { authorization: `JWT ${token}` }),
    },
    body: text,
  })
  const response = await handleEndpoints({ config, request })
  const answer = (await response.json()) as Answer
  const [error] = answer.errors ?? []
  return { ...answer, status: response.status, said: error?.data?.errors[0]?.message ?? error?.message ?? '' }
}
const addressOf = (bytes: Buffer | string, type = 'image/svg+xml') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const drawing = (inner = '') =>
  addressOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>x</title>${inner}<path d="M0 0h8v8z"/></svg>`,
  )
const cleaned = addressOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"></path></svg>')
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 11, g: 122, b: 75, alpha: 1 } } })
const stored = () => test.payload.findGlobal({ slug: 'brand' })
const plain = {
  mark: 'armillary',
  hero: 'armillary',
  type: 'instrument',
  corner: 'slight',
  density: 'normal',
  markImage: null,
  markImageDark: null,
  logo: null,
  logoDark: null,
  main: null,
  accent: null,
  ink: null,
  paper: null,
} as const
afterAll(() => test.payload.updateGlobal({ slug: 'brand', data: plain }))

const others = ['nobody', 'security', 'agent'] as const

describe('27: the brand is changed by those who may publish', () => {
  it.each(others)('not by %s, who changes nothing and has no file looked at', async (who) => {
    const before = await stored()
    expect((await ask('', who, { main: '#0b7a4b' })).status).toBe(403)
    expect((await ask('/image', who, { image: drawing() })).status).toBe(403)
    expect(await stored()).toEqual(before)
  })

  it.each(['translator', 'editor'])('as a draft alone by %s', async (who) => {
    const before = await stored()
    expect((await ask('/image', who, { image: drawing() })).image).toBe(cleaned)
    expect((await ask('', who, { main: '#0b7a4b' })).status).toBe(403)
    expect((await ask('?draft=true', who, { main: '#0b7a4b', _status: 'draft' })).status).toBe(200)
    expect(await stored()).toEqual(before)
  })

  it.each(['publisher', 'administrator'])('but by %s', async (who) => {
    expect((await ask('/image', who, { image: drawing() })).image).toBe(cleaned)
    // Fresh for each.
    await test.payload.updateGlobal({ slug: 'brand', data: plain })
    const { result, status } = await ask('', who, { ...plain, mark: 'own', markImage: drawing(), main: '#0B7A4B' })
    expect([status, result?.markImage, result?.main]).toEqual([200, cleaned, '#0b7a4b'])
    expect(await checkPublished(test.payload)).toMatchObject({ differences: [], failures: [] })
  })
})

describe('27: a picture of the brand', () => {
  const pixel = () => draw(1, 1).png().toBuffer()
  const jpeg = () => draw(200, 200).jpeg().toBuffer()
  it.each([
    ['a drawing with a script', async () => drawing('<script>alert(1)</script>'), 400, /script/, /脚本/],
    ['a drawing with an event', async () => drawing('<g onload="a()"/>'), 400, /event handler \(onload\)/, /onload/],
    ['one that names another site', async () => drawing('<use href="//a.example/b#c"/>'), 400, /outside/, /引用/],
    ['a picture of one pixel', async () => addressOf(await pixel(), 'image/png'), 400, /too small \(1×1/, /太小/],
    [
      'a JPEG that says it is a PNG',
      async () => addressOf(await jpeg(), 'image/png'),
      400,
      /Only SVG and PNG/,
      /只接受/,
    ],
    [
      'a page that says it is an SVG',
      async () => addressOf('<!doctype html><svg/>'),
      400,
      /Only SVG and PNG/,
      /只接受/,
    ],
    [
      'a line as long as a street',
      async () => addressOf(await draw(900, 50).png().toBuffer()),
      400,
      /too long/,
      /过长/,
    ],
    ['30 MB', async () => addressOf(Buffer.alloc(30 * 1024 * 1024, 1), 'image/png'), 413, /over 1 MB/, /1 MB/],
    ['an address of somewhere else', async () => 'https://a.example/logo.svg', 400, /Only SVG and PNG/, /只接受/],
  ])('is refused in both languages: %s', async (_what, make, status, english, chinese) => {
    const image = await make()
    const before = await stored()
    const [en, zh] = [await ask('/image', 'publisher', { image }), await ask('/image', 'publisher', { image }, 'zh')]
    expect([en.status, zh.status]).toEqual([status, status])
    expect([en.said, zh.said]).toEqual([expect.stringMatching(english), expect.stringMatching(chinese)])
    // Past the form it is refused as well.
    const saved = await ask('', 'publisher', { logo: image })
    expect([saved.status, saved.said]).toEqual([400, expect.stringMatching(english)])
    const drafted = await ask('?draft=true', 'editor', { logo: image, _status: 'draft' })
    expect([drafted.status, drafted.said]).toEqual([400, expect.stringMatching(english)])
    expect(await stored()).toEqual(before)
  })

  it('is drawn anew: what a PNG carries beside its dots is gone, and it is no larger than it need be', async () => {
    const png = await draw(2000, 1000)
      .png()
      .withExif({ IFD0: { Copyright: 'HIDDEN' } })
      .toBuffer()
    const { image = '' } = await ask('/image', 'publisher', {
      image: addressOf(Buffer.concat([png, Buffer.from('<script>')]), 'x/y'),
    })
    const bytes = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64')
    const { format, height, width } = await sharp(bytes).metadata()
    expect([format, width, height]).toEqual(['png', 1024, 512])
    expect(bytes.toString('latin1')).not.toMatch(/HIDDEN|<script>/)
  })
})

describe('27: a colour of the brand', () => {
  it.each([
    [
      'too light for a button',
      { main: '#ffd400' },
      /contrast of 1\.\d:1; 3:1 is needed.*can be used: #[\da-f]{6}$/,
      /对比度.*#/,
    ],
    ['too light for an ink', { ink: '#8899aa' }, /nearest/, /最接近/],
    ['too dark for a paper', { paper: '#777777' }, /nearest/, /最接近/],
    ['no colour', { accent: 'url(x)' }, /six hexadecimal digits/, /六位/],
    ['a rule of style', { main: '#fff;}body{display:none' }, /six hexadecimal digits/, /六位/],
  ])('is refused in both languages: %s', async (_what, colour, english, chinese) => {
    const before = await stored()
    const [en, zh] = [await ask('', 'publisher', colour), await ask('', 'publisher', colour, 'zh')]
    expect([en.status, zh.status]).toEqual([400, 400])
    expect([en.said, zh.said]).toEqual([expect.stringMatching(english), expect.stringMatching(chinese)])
    expect(await stored()).toEqual(before)
  })

  it('the nearest that is offered is taken', async () => {
    const { said } = await ask('', 'publisher', { main: '#ffd400' })
    const nearest = said.slice(-7)
    expect((await ask('', 'publisher', { main: nearest })).result?.main).toBe(nearest)
  })
})

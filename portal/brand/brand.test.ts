import { afterAll, describe, expect, it } from 'vitest'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

const svg = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} 10"><path d="M0 0h8v8z"></path></svg>`
const kept = (side: number) => `data:image/svg+xml;base64,${Buffer.from(svg(side)).toString('base64')}`
const nothing = {
  markImage: null,
  markImageDark: null,
  logo: null,
  logoDark: null,
  heroPicture: null,
  heroVideo: null,
  main: null,
  accent: null,
  ink: null,
  paper: null,
}
const house = { mark: 'armillary', hero: 'armillary', type: 'instrument', corner: 'slight', density: 'normal' } as const
const change = (data: object) => test.payload.updateGlobal({ slug: 'brand', data: { ...house, ...nothing, ...data } })
afterAll(() => change({}))

describe('27: how the company looks, as the calls say', () => {
  it('is as the house where nothing is changed', async () => {
    await change({})
    expect(await test.ask('base/brand', 'zh')).toEqual({
      mark: 'armillary',
      hero: 'armillary',
      type: 'instrument',
      style: '',
      colours: { ink: '#0c1323', text: '#fcfaf7', mute: '#a8aeba', mark: '#ca9c48' },
      version: '',
    })
  })

  it('has a drawing for each ground, at addresses that give the drawing back', async () => {
    await change({ mark: 'own', markImage: kept(10), markImageDark: kept(12), logo: kept(40), logoDark: kept(40) })
    const { logo, mark, markImage, version } = await test.ask('base/brand', 'en')
    expect([mark, version]).toEqual(['own', expect.stringMatching(/^[\da-f]{12}$/)])
    expect(markImage).toMatchObject({ light: { width: 10, height: 10 }, dark: { width: 12 } })
    // The same for both grounds is one.
    expect(logo).toEqual({
      light: { url: expect.stringMatching(/^\/brand\/[\da-f]{20}\.svg$/), width: 40, height: 10 },
    })
    const [, digest = ''] = /\/brand\/(\w+)\./.exec(markImage?.dark?.url ?? '') ?? []
    const { data, mediaType } = await test.ask('base/brand/image', 'en', { digest })
    expect([mediaType, Buffer.from(data, 'base64').toString()]).toEqual(['image/svg+xml', svg(12)])
    await change({ mark: 'own', markImage: kept(10) })
    await expect(test.ask('base/brand/image', 'en', { digest })).rejects.toMatchObject({ code: '000003' })
  })

  it('has another version for each look of the icons', async () => {
    const versions = new Set<string>()
    for (const data of [{ mark: 'none' }, { main: '#0b7a4b' }, { mark: 'own', markImage: kept(10) }, {}]) {
      await change(data)
      versions.add((await test.ask('base/brand', 'zh')).version)
    }
    expect(versions.size).toBe(4)
  })

  it('has nothing of a mark or picture that is chosen and not there', async () => {
    await change({ mark: 'own', hero: 'picture' })
    expect(await test.ask('base/brand', 'zh')).toMatchObject({ mark: 'none', hero: 'none' })
  })

  it('has a style of its own colours, which are told to browsers too', async () => {
    await change({ main: '#0b7a4b', paper: '#fbfdfb', corner: 'round', type: 'manrope' })
    const { style, themeColours, type } = await test.ask('base/brand', 'zh')
    expect(style).toContain('--action:')
    expect(style).toContain('--corner:2')
    expect(themeColours?.light).toBe('#fbfdfb')
    expect(type).toBe('manrope')
  })

  it('has a video for the first screen with its poster and its place, and none where it is gone or not chosen', async () => {
    const [video] = (await test.payload.find({ collection: 'videos', sort: 'id', limit: 1, depth: 0 })).docs
    await change({ hero: 'video', heroVideo: video?.id })
    expect(await test.ask('base/brand', 'en')).toMatchObject({
      hero: 'video',
      heroVideo: {
        url: expect.stringMatching(/^\/videos\/[^?]+\?v=\w+$/) as string,
        width: video?.pictureWidth,
        height: video?.pictureHeight,
        poster: { alt: expect.stringMatching(/./) as string },
      },
    })
    await change({ hero: 'video' })
    expect(await test.ask('base/brand', 'en')).toMatchObject({ hero: 'none' })
    await change({ hero: 'none', heroVideo: video?.id })
    expect(await test.ask('base/brand', 'en')).not.toHaveProperty('heroVideo')
  })
})

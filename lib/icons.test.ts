import { describe, expect, it } from 'vitest'
import { iconPrefixes, readIcon } from './icons.ts'

describe('readIcon', () => {
  it('[K5] draws an Iconify name of our own sets as one path', () => {
    const icon = readIcon('lucide:download')
    expect(icon?.viewBox).toBe('0 0 24 24')
    expect(icon?.isLine).toBe(true)
    expect(icon?.path).toMatch(/^M[-\d\s.,a-zA-Z]+$/)
    expect(readIcon('lucide:download')).toBe(icon)
  })

  it('[K5] draws an alias as what it stands for', () => {
    // Lucide renamed this icon and kept the old name.
    expect(readIcon('lucide:home')?.path).toBe(readIcon('lucide:house')?.path)
  })

  it('each part of an icon begins at its own place', () => {
    for (const name of ['ticket', 'house', 'server', 'calendar', 'mail', 'blocks', 'circle-play']) {
      const path = readIcon(`lucide:${name}`)?.path ?? ''
      expect(path, name).toMatch(/^M/)
      expect(path, name).not.toMatch(/NaN|undefined/)
      // A lower-case m behind another part would begin where that part ended.
      expect(path.slice(1), name).not.toMatch(/^m/)
    }
  })

  it.each([
    '',
    'lucide',
    'lucide:',
    ':download',
    'lucide:no-such-icon',
    'mdi:home',
    '../lucide:download',
    'lucide:__proto__',
    'lucide:constructor',
  ])('there is no icon %j', (name) => {
    expect(readIcon(name)).toBeUndefined()
  })

  it('says which sets there are', () => {
    expect(iconPrefixes).toContain('lucide')
  })
})

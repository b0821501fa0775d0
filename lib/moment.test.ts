import { describe, expect, it } from 'vitest'
import { nameZone, writeMoment, writeZonedMoment } from './moment.ts'

const iso = '2026-11-16T03:00:00Z'

describe('a moment', () => {
  it('is written in a zone, in both languages', () => {
    expect(writeMoment(iso, 'zh', 'Asia/Shanghai')).toBe('2026年11月16日 11:00')
    expect(writeMoment(iso, 'en', 'America/New_York')).toBe('15 Nov 2026, 22:00')
  })

  it('that is relied on has its zone, by a name that holds in summer and winter', () => {
    expect(writeZonedMoment(iso, 'zh', 'Europe/Berlin')).toBe('2026年11月16日 04:00（中欧时间）')
    expect(writeZonedMoment(iso, 'en', 'Europe/Berlin')).toBe('16 Nov 2026, 04:00 (Central European Time)')
    expect(writeZonedMoment('2026-07-16T03:00:00Z', 'en', 'Europe/Berlin')).toMatch(/05:00 \(Central European Time\)$/)
  })

  it('is without a zone that of whoever runs it', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(writeZonedMoment(iso, 'en')).toBe(writeZonedMoment(iso, 'en', timeZone))
    expect(nameZone('zh')).toBe(nameZone('zh', timeZone))
  })
})

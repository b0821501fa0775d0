import { expect, it } from 'vitest'
import { writeAgo } from './ago.tsx'

const now = Date.parse('2026-11-26T12:00:00Z')

it.each([
  ['2026-11-26T11:50:00Z', '10 minutes ago', '10分钟前'],
  ['2026-11-26T11:59:50Z', 'this minute', '此刻'],
  ['2026-11-26T15:30:00Z', 'in 3 hours', '3小时后'],
  ['2026-11-25T09:00:00Z', 'yesterday', '昨天'],
  ['2026-11-19T11:00:00Z', undefined, undefined],
  ['never', undefined, undefined],
])('%s is %s', (iso, en, zh) => {
  expect([writeAgo(iso, 'en', now), writeAgo(iso, 'zh', now)]).toEqual([en, zh])
})

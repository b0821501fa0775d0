import { describe, expect, test } from 'vitest'
import { pairSentences, sentencesOf } from './sentences.ts'

describe('30: sentences', () => {
  test('of both languages are told apart, numbers and names of releases are not', () => {
    expect(sentencesOf('装好就能用。需要许可吗？不需要！', 'zh')).toEqual(['装好就能用。', '需要许可吗？', '不需要！'])
    expect(sentencesOf('It takes 1.5 s. R2026b.1 is next. Ready?', 'en')).toEqual([
      'It takes 1.5 s.',
      'R2026b.1 is next.',
      'Ready?',
    ])
    expect(sentencesOf('   ', 'zh')).toEqual([])
  })

  test('stand beside each other where there are several, and as many', () => {
    expect(pairSentences('装好就能用。不需要许可。', 'Install and go. No licence needed.', 'en')).toEqual([
      ['装好就能用。', 'Install and go.'],
      ['不需要许可。', 'No licence needed.'],
    ])
    expect(pairSentences('No licence needed. Go.', '不需要许可。去吧。', 'zh')[0]).toEqual([
      'No licence needed.',
      '不需要许可。',
    ])
    expect(pairSentences('装好就能用。不需要许可。', 'Install and go, without a licence.', 'en')).toEqual([])
    expect(pairSentences('装好就能用。', 'Install and go.', 'en')).toEqual([])
  })
})

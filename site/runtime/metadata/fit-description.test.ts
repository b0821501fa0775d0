import { describe, expect, it } from 'vitest'
import { descriptionWidths, fitDescription, widthOf } from './fit-description.ts'

const { least, most } = descriptionWidths

describe('a description', () => {
  it('that is long enough stays as it is', () => {
    const text = 'A toolbox for pumps, pipes and valves, with measured curves.'
    expect(fitDescription([text, 'More.'])).toBe(text)
  })

  it('that is short is followed by the next text, as sentences of its language', () => {
    expect(fitDescription(['Pumps', 'Every toolbox of the company, by field and licence.'])).toBe(
      'Pumps. Every toolbox of the company, by field and licence.',
    )
    expect(fitDescription(['登录', '提交工单，查看下载记录和课程进度，随时继续上次的学习。'])).toBe(
      '登录。提交工单，查看下载记录和课程进度，随时继续上次的学习。',
    )
  })

  it('that is too long ends with a sentence, or with a word', () => {
    const sentence = 'The heat of a cell spreads to its neighbours in the pack.'
    expect(fitDescription([`${sentence} ${sentence} ${'Then it goes on. '.repeat(9)}`])).toMatch(/Then it goes on\.$/)
    const endless = fitDescription(['battery '.repeat(40)])
    expect(endless).toMatch(/battery…$/)
    const han = fitDescription(['电池热失控的传播'.repeat(20)])
    for (const text of [endless, han]) {
      expect(widthOf(text)).toBeLessThanOrEqual(most)
      expect(widthOf(text)).toBeGreaterThanOrEqual(least)
    }
  })

  it('counts a Han character as two letters', () => {
    expect(widthOf('浑仪a，')).toBe(7)
  })
})

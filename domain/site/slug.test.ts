import { describe, expect, it } from 'vitest'
import { longestSlug, numberSlug, slugOf, slugPattern } from './slug.ts'

describe('the name in an address', () => {
  it.each([
    ['Release R2026b is here', 'release-r2026b-is-here'],
    ['  What’s new — in C++ & “Studio”?  ', 'whats-new-in-c-studio'],
    ['Café Großmann, Ångström', 'cafe-grossmann-angstrom'],
    ['ＦＰＧＡ　２.０', 'fpga-2-0'],
    ['浑仪科技', 'hun-yi-keji'],
    ['重庆银行行长', 'chongqing-yinhang-hangzhang'],
    ['长大与长城', 'zhangda-yu-changcheng'],
    ['绿色战略', 'lvse-zhanlve'],
    ['R2026b发布：求解器提速40%', 'r2026b-fabu-qiujie-qi-ti-su-40'],
    ['用Simulink模型生成C代码', 'yong-simulink-moxing-shengcheng-c-daima'],
    ['發佈軟體', 'fabu-ruanti'],
  ])('%s', async (title, slug) => {
    expect(await slugOf(title)).toBe(slug)
    expect(slug).toMatch(slugPattern)
  })

  it.each(['🎉🎉', '——', '', '   ', '？！'])('is not to be had from %j', async (title) => {
    expect(await slugOf(title)).toBeUndefined()
  })

  it('of a title of 120 characters ends with a whole word', async () => {
    const chinese = (await slugOf('仿真'.repeat(60))) ?? ''
    expect(chinese).toMatch(/^(?:fangzhen-)+fangzhen$/)
    const english = (await slugOf('solver '.repeat(17).trim())) ?? ''
    expect(english).toMatch(/^(?:solver-)+solver$/)
    for (const slug of [chinese, english]) {
      expect(slug.length).toBeLessThanOrEqual(longestSlug)
      expect(slug.length).toBeGreaterThan(longestSlug - 9)
    }
    expect(await slugOf('x'.repeat(120))).toBe('x'.repeat(longestSlug))
  })

  it('keeps its number when it is as long as it may be', () => {
    expect(numberSlug('news', 2)).toBe('news-2')
    const long = numberSlug(`${'word-'.repeat(18)}words`, 12)
    expect(long).toMatch(/-12$/)
    expect(long).toMatch(slugPattern)
    expect(long.length).toBeLessThanOrEqual(longestSlug)
  })
})

import { describe, expect, it } from 'vitest'
import { pageOfPreview, previewAddress } from './preview-address.ts'

describe('the address of a page’s picture', () => {
  it.each([
    ['/', 'zh', '/'],
    ['/', 'en', '/en'],
    ['/product/Toolbox', 'en', '/en/product/Toolbox'],
    ['/news/detail?id=r2026b', 'zh', '/news/detail?id=r2026b'],
    ['/news?category=a&page=2', 'en', '/en/news'],
  ] as const)('of %s in %s means that page without its filters', (path, locale, page) => {
    expect(pageOfPreview(previewAddress(path, locale))).toBe(page)
  })

  it.each(['/previews/de/news.png', '/previews/zh/../admin.png', '/previews/zh/news', '/previews/zh//x.png'])(
    'is not %s',
    (address) => {
      expect(pageOfPreview(address)).toBeUndefined()
    },
  )
})

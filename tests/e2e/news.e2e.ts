import { describe, expect } from 'vitest'
import { test } from '../browser/test.ts'

describe('news', () => {
  test('[L2] the list opens in Chinese', async ({ open }) => {
    const { page, record } = await open()
    await page.goto('/news')
    await page.getByRole('heading', { level: 1, name: '新闻' }).waitFor()
    expect(record.complaints).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { gapHanLatin } from './han-latin-gap.ts'

it.each([
  ['Cookie设置', 'Cookie 设置'],
  ['从MATLAB与Simulink迁移', '从 MATLAB 与 Simulink 迁移'],
  ['快3.1倍，省25%的时间', '快 3.1 倍，省 25% 的时间'],
  ['R2026b：新增C++接口（5 µs）', 'R2026b：新增 C++ 接口（5 µs）'],
  ['在 R2026b 里', '在 R2026b 里'],
  ['Plain English, 25%', 'Plain English, 25%'],
])('sets Han and Latin apart once: %s', (given, expected) => {
  expect(gapHanLatin(given)).toBe(expected)
  expect(gapHanLatin(expected)).toBe(expected)
})

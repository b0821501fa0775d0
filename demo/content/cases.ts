import { firstCases } from './cases-1.ts'
import { furtherCases } from './cases-2.ts'
import type { CaseSeed, CategorySeed } from './types.ts'

export const caseCategories: CategorySeed[] = [
  { slug: 'virtual-commissioning', title: { zh: '虚拟调试', en: 'Virtual commissioning' } },
  { slug: 'variant-design', title: { zh: '变型设计', en: 'Variant design' } },
  { slug: 'thermal-energy', title: { zh: '热与能量', en: 'Thermal and energy' } },
  { slug: 'control', title: { zh: '控制设计', en: 'Control design' } },
  { slug: 'digital-twin', title: { zh: '数字孪生', en: 'Digital twin' } },
  { slug: 'training', title: { zh: '团队培训', en: 'Team training' } },
]

export const cases: CaseSeed[] = [...firstCases, ...furtherCases]

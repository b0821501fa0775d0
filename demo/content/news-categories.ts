import type { CategorySeed } from './types.ts'

export const newsCategories: CategorySeed[] = [
  { slug: 'product', title: { zh: '产品', en: 'Product' } },
  { slug: 'company', title: { zh: '公司', en: 'Company' } },
  { slug: 'partner', title: { zh: '生态', en: 'Partners' } },
  { slug: 'security', title: { zh: '安全', en: 'Security' } },
  { slug: 'education', title: { zh: '教育', en: 'Education' } },
  { slug: 'engineering', title: { zh: '工程', en: 'Engineering' } },
]

import type { CategorySeed } from './types.ts'

export const toolboxDomains: CategorySeed[] = [
  { slug: 'fluids-energy', title: { zh: '流体与能源', en: 'Fluids and energy' } },
  { slug: 'electrical', title: { zh: '电气', en: 'Electrical' } },
  { slug: 'vehicles-mechanics', title: { zh: '车辆与机械', en: 'Vehicles and mechanics' } },
  { slug: 'aerospace', title: { zh: '航空航天', en: 'Aerospace' } },
  { slug: 'signals-control', title: { zh: '信号与控制', en: 'Signals and control' } },
  { slug: 'methods', title: { zh: '方法', en: 'Methods' } },
]

import type { AdminText } from '#content/fields/labels.ts'

/** Where the assistant stands in the admin, behind `/admin`. */
export const setupPath = '/setup'

/** What is asked for, in the order of the page. */
export const steps = ['company', 'look', 'sections', 'contact', 'people'] as const
export type Step = (typeof steps)[number]

/** What is still to be done: a step, or the pages that are made of them all. */
export type Task = Step | 'pages' | 'legal'

export const taskNames: Record<Task, AdminText> = {
  company: { zh: '公司名称与备案', en: 'The company’s name' },
  look: { zh: '标志与颜色', en: 'Logo and colour' },
  sections: { zh: '公司有哪些栏目', en: 'The company’s sections' },
  contact: { zh: '联系方式与地址', en: 'Contact and address' },
  people: { zh: '谁收到来件', en: 'Who is notified of messages' },
  pages: { zh: '生成首批页面和菜单', en: 'Create the first pages and menus' },
  legal: { zh: '填写并发布法律文本', en: 'Fill in and publish the legal texts' },
}

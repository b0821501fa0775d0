import type { Field } from 'payload'
import { isAdministratorField } from '#content/access/roles.ts'
import type { Section } from '#domain/section/section-paths.ts'
import { sections } from '#domain/section/sections.ts'
import { type AdminText, describe } from './labels.ts'

/** What the sections are called for staff. */
export const sectionNames: Record<Section, AdminText> = {
  products: { zh: '产品', en: 'Products' },
  toolboxes: { zh: '工具箱', en: 'Toolboxes' },
  machines: { zh: '硬件', en: 'Machines' },
  downloads: { zh: '下载', en: 'Downloads' },
  solutions: { zh: '解决方案', en: 'Solutions' },
  cases: { zh: '案例', en: 'Cases' },
  news: { zh: '新闻', en: 'News' },
  partners: { zh: '合作伙伴', en: 'Partners' },
  education: { zh: '课程与教学', en: 'Courses and teaching' },
  help: { zh: '帮助与安全公告', en: 'Help and security advisories' },
  about: { zh: '关于公司', en: 'About the company' },
  jobs: { zh: '招聘', en: 'Jobs' },
  support: { zh: '技术支持工单', en: 'Support tickets' },
}

/** Chosen are the ones that are missing, so that a section of a later release is there by itself. */
export const sectionsOffField: Field = {
  name: 'sectionsOff',
  type: 'select',
  hasMany: true,
  options: sections.map((value) => ({ value, label: sectionNames[value] })),
  ...describe(
    '没有的栏目',
    'Sections the company doesn’t have',
    '选中的栏目及其页面、菜单项、搜索结果都不再出现，内容保留；没有产品时也没有下载。只有管理员可以修改',
    'Their pages, menu entries and search results then disappear; the records are kept. Without products there are no downloads either. Only administrators can change this',
  ),
  access: { create: isAdministratorField, update: isAdministratorField },
}

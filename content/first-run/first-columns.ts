import { isOff, type Section } from '#domain/section/section-paths.ts'
import type { Localized } from '#lib/locale.ts'

type Both = Required<Localized<string>>

/** A page that every company's site begins with: its name, and the sentence below it. */
export interface FirstColumn {
  path: string
  icon: string
  title: Both
  lead: Both
}

const column = (
  path: string,
  icon: string,
  zh: readonly [string, string],
  en: readonly [string, string],
): FirstColumn => ({
  path,
  icon: `lucide:${icon}`,
  title: { zh: zh[0], en: en[0] },
  lead: { zh: zh[1], en: en[1] },
})

const common: readonly FirstColumn[] = [
  column(
    '/contact',
    'mail',
    ['联系我们', '写信、来电或留言，我们会尽快答复。'],
    ['Contact', 'Write, call or leave a message; we answer as soon as we can.'],
  ),
  column(
    '/PrivacyPolicy',
    'lock',
    ['隐私政策', '我们收集哪些个人信息，怎样使用和保护。'],
    ['Privacy policy', 'Which personal data we collect, and how we use and protect them.'],
  ),
  column(
    '/cookies',
    'cookie',
    ['Cookie说明', '本站在您的浏览器中保存什么。'],
    ['Cookies', 'What this site keeps in your browser.'],
  ),
  column(
    '/disclaimer',
    'scale',
    ['免责声明', '使用本站内容时的说明。'],
    ['Disclaimer', 'What to know about using the content of this site.'],
  ),
  column('/sitemap', 'map', ['网站地图', '本站的全部页面。'], ['Sitemap', 'Every page of this site.']),
  column('/search', 'search', ['搜索', '在全站内容中查找。'], ['Search', 'Find anything on this site.']),
  column('/login', 'log-in', ['登录', '登录或注册您的账户。'], ['Sign in', 'Sign in to your account, or create one.']),
]

const ofSections: readonly FirstColumn[] = [
  column(
    '/product',
    'boxes',
    ['产品', '我们的产品，以及它们适合做什么。'],
    ['Products', 'Our products, and what they are made for.'],
  ),
  column(
    '/product/Toolbox',
    'blocks',
    ['工具箱', '扩展产品功能的工具箱。'],
    ['Toolboxes', 'Toolboxes that extend the products.'],
  ),
  column(
    '/product/machine',
    'server',
    ['硬件', '硬件的型号、参数与资料。'],
    ['Machines', 'Models, data and documents of our machines.'],
  ),
  column(
    '/product/download',
    'download',
    ['下载', '当前版本的安装包和资料。'],
    ['Downloads', 'Installers and documents of the current versions.'],
  ),
  column(
    '/product/downHistory',
    'archive',
    ['历史版本', '以前发布的版本。'],
    ['Earlier versions', 'Versions that were released before.'],
  ),
  column('/solution', 'workflow', ['解决方案', '按行业整理的解决方案。'], ['Solutions', 'What we offer, by industry.']),
  column(
    '/case',
    'landmark',
    ['客户案例', '客户怎样使用我们的产品。'],
    ['Customer stories', 'How customers work with our products.'],
  ),
  column(
    '/news',
    'newspaper',
    ['新闻', '公司和产品的最新消息。'],
    ['News', 'The latest about the company and its products.'],
  ),
  column('/ecology', 'handshake', ['合作伙伴', '怎样与我们合作。'], ['Partners', 'How to work with us.']),
  column(
    '/ecology/class',
    'boxes',
    ['伙伴类别', '各类伙伴的要求与权益。'],
    ['Kinds of partners', 'What each kind of partner brings and gets.'],
  ),
  column(
    '/ecology/list',
    'list',
    ['伙伴名录', '与我们合作的企业和机构。'],
    ['Partner directory', 'The companies and institutions that work with us.'],
  ),
  column(
    '/education/details',
    'graduation-cap',
    ['课程', '随时可以学习的课程。'],
    ['Courses', 'Courses that you can take at any time.'],
  ),
  column('/help', 'book-open', ['帮助', '常见问题与使用说明。'], ['Help', 'Common questions and instructions.']),
  column(
    '/help/OpenSystem',
    'file-check',
    ['开放标准与组件', '产品遵循的标准和使用的开源组件。'],
    ['Open standards and components', 'The standards that our products follow and the open-source components in them.'],
  ),
  column(
    '/help/SecurityIncident',
    'shield-check',
    ['安全公告', '已知的安全问题与处理办法，也可在此报告问题。'],
    ['Security advisories', 'Known security issues and what to do about them; you can report one here too.'],
  ),
  column('/about', 'info', ['关于我们', '我们是谁，做什么。'], ['About us', 'Who we are and what we do.']),
  column('/joinUs', 'briefcase', ['加入我们', '正在招聘的职位。'], ['Careers', 'Open positions.']),
  column(
    '/support/ticket/mine',
    'ticket',
    ['我的工单', '您提交的问题和我们的答复。'],
    ['My tickets', 'Your questions and our answers.'],
  ),
  column(
    '/support/ticket/new',
    'message-square-text',
    ['提交工单', '说明遇到的问题，我们来解决。'],
    ['New ticket', 'Tell us what is wrong, and we will look into it.'],
  ),
  column(
    '/ticket/mine',
    'ticket',
    ['我的工单', '您提交的问题和我们的答复。'],
    ['My tickets', 'Your questions and our answers.'],
  ),
  column(
    '/ticket/new',
    'message-square-plus',
    ['提交工单', '说明遇到的问题，我们来解决。'],
    ['New ticket', 'Tell us what is wrong, and we will look into it.'],
  ),
]

/** The pages of a company with these sections off; the home page says the company's own words. */
export function firstColumns(
  off: readonly Section[],
  { description, name }: { name: Both; description: Both },
): FirstColumn[] {
  const home = { path: '/', icon: 'lucide:house', title: name, lead: description }
  return [home, ...common, ...ofSections].filter(({ path }) => !isOff(path, off))
}

/** What stands in the main menu, in its order, and what stands below it. */
const mainMenu: readonly (readonly [string, ...string[]])[] = [
  ['/product', '/product/Toolbox', '/product/machine', '/product/download'],
  ['/solution', '/case'],
  ['/ecology', '/ecology/class', '/ecology/list'],
  ['/education/details'],
  ['/help', '/help/SecurityIncident', '/support/ticket/new'],
  ['/news'],
  ['/about', '/joinUs'],
  ['/contact'],
]
const foot: readonly (readonly [string, ...string[]])[] = [
  ['/about', '/news', '/joinUs', '/contact'],
  ['/help', '/help/SecurityIncident', '/support/ticket/new', '/sitemap'],
  ['/PrivacyPolicy', '/cookies', '/disclaimer'],
]

export interface FirstEntry extends FirstColumn {
  children: FirstColumn[]
}

/** A menu of the pages that are there: where the first of a group is not, the next one leads it. */
function menuOf(groups: typeof mainMenu, columns: readonly FirstColumn[]): FirstEntry[] {
  const byPath = new Map(columns.map((each) => [each.path, each]))
  return groups.flatMap((paths) => {
    const [first, ...others] = paths.flatMap((path) => byPath.get(path) ?? [])
    return first === undefined ? [] : [{ ...first, children: others }]
  })
}

export const firstMenus = (columns: readonly FirstColumn[]) => ({
  first: menuOf(mainMenu, columns),
  bottom: menuOf(foot, columns),
})

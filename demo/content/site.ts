import type { SiteSeed } from './types.ts'

export const site: SiteSeed = {
  slug: 'Armilla',
  name: { zh: '浑仪科技', en: 'Armilla' },
  shortName: { zh: '浑仪', en: 'Armilla' },
  legalName: { zh: '浑仪科技（杭州）有限公司（示例公司）', en: 'Armilla Technology (Hangzhou) Co., Ltd. (example company)' },
  line: { zh: '先在计算中成立', en: 'Prove it before you build it' },
  description: {
    zh: '浑仪科技编写工程系统的建模与仿真软件：系统建模、科学计算、控制设计、硬件在环和机器孪生，并提供五种配套硬件。',
    en: 'Armilla makes modelling and simulation software for engineered systems: modelling, computing, control, real time and twins.',
  },
  copyright: {
    zh: '©2014—2026浑仪科技（示例公司，内容均为虚构）',
    en: '© 2014–2026 Armilla (an example company; all content is invented)',
  },
  icp: '浙ICP备00000000号（示例）',
  publicSecurity: '浙公网安备00000000000000号（示例）',
  email: 'info@armilla.example',
  securityEmail: 'psirt@armilla.example',
  enquiryEmail: 'sales@armilla.example',
  applicationEmail: 'careers@armilla.example',
  ticketEmail: 'support@armilla.example',
  phone: { zh: '+86 000 0000 0000（示例号码）', en: '+86 000 0000 0000 (example number)' },
  country: 'CN',
  timeZone: 'Asia/Shanghai',
  hours: {
    zh: '周一至周五9:00—18:00（北京时间，Asia/Shanghai）',
    en: 'Monday to Friday, 9:00 to 18:00, China Standard Time (Asia/Shanghai)',
  },
  header: '<meta name="generator" content="Portico">',
  social: [
    { title: { zh: '代码仓库', en: 'Source code' }, url: 'https://code.armilla.example', icon: 'lucide:git-branch' },
    { title: { zh: '用户论坛', en: 'User forum' }, url: 'https://forum.armilla.example', icon: 'lucide:messages-square' },
    { title: { zh: '视频频道', en: 'Video channel' }, url: 'https://video.armilla.example', icon: 'lucide:circle-play' },
    { title: { zh: '联邦社交账号', en: 'Fediverse account' }, url: 'https://social.armilla.example/@armilla', icon: 'lucide:at-sign' },
  ],
}
